import type { Position } from '$lib/messages';

/** The positions of a game that were asked for, so that each is fetched once; one that failed may be asked for again. */
export class Positions {
  #asked = new Map<string, Promise<Position>>();

  get(key: string, fetched: () => Promise<Position>): Promise<Position> {
    const before = this.#asked.get(key);
    if (before) return before;
    const position = fetched();
    this.#asked.set(key, position);
    position.catch(() => this.#asked.delete(key));
    return position;
  }

  clear(): void {
    this.#asked.clear();
  }
}
