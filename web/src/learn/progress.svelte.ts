/** How far somebody is in the first game of each game, kept on this device. */
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
    const known = this.of(game);
    return known?.table === table ? known : { table, step: 0, done: false };
  }

  keep(game: string, progress: Progress): void {
    this.#games = { ...this.#games, [game]: progress };
    localStorage.setItem(KEY, JSON.stringify(this.#games));
  }
}

export const learning = new Learning();
