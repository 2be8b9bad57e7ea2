import { api } from '$lib/api';

/** How far somebody is in the guided game of each game, stored on this device. */
export interface Progress {
  table: string;
  step: number;
  done: boolean;
}

const KEY = 'tampu-learn';

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

class Learning {
  #games = $state.raw(stored());

  of(game: string): Progress | null {
    return this.#games[game] ?? null;
  }

  /** The progress at a table; a guide of another table is not this one's. */
  at(game: string, table: string): Progress {
    const stored = this.of(game);
    return stored?.table === table ? stored : { table, step: 0, done: false };
  }

  /** Begin the guided game and return the address of its table. */
  async begin(game: string): Promise<string> {
    const { id } = await api.beginGuide(game);
    this.keep(game, { table: id, step: 0, done: false });
    return `/table/${id}`;
  }

  keep(game: string, progress: Progress): void {
    this.#games = { ...this.#games, [game]: progress };
    localStorage.setItem(KEY, JSON.stringify(this.#games));
  }
}

export const learning = new Learning();
