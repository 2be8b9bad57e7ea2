/** A sentence and whom it is about. */
export interface Line {
  seat: number | null;
  text: string;
}

const PACE = 650;
const REST = 2600;
const AT_ONCE = 7;

/** Shows sentences one after the other at a readable pace, then removes them. */
export class Captions {
  #lines = $state.raw<Line[]>([]);
  #count = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get on(): boolean {
    return this.#count > 0;
  }
  get shown(): Line[] {
    return this.#lines.slice(Math.max(0, this.#count - AT_ONCE), this.#count);
  }

  add(lines: Line[]): void {
    if (lines.length === 0) return;
    const resting = this.#count === this.#lines.length;
    this.#lines = [...this.#lines, ...lines];
    if (resting) this.#next();
  }
  close(): void {
    clearTimeout(this.#timer);
    this.#lines = [];
    this.#count = 0;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#count += 1;
    const more = this.#count < this.#lines.length;
    this.#timer = setTimeout(() => (more ? this.#next() : this.close()), more ? PACE : REST);
  }
}
