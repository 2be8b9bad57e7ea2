/** A sentence and whom it is about. */
export interface Line {
  seat: number | null;
  text: string;
}

const PACE = 650;
const REST = 2600;
const AT_ONCE = 7;

/** Shows sentences one after the other at a readable pace, or all at once, then removes them. */
export class Captions {
  #lines = $state.raw<Line[]>([]);
  #count = $state(0);
  #most = AT_ONCE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get on(): boolean {
    return this.#count > 0;
  }
  get shown(): Line[] {
    return this.#lines.slice(Math.max(0, this.#count - this.#most), this.#count);
  }

  /** Add sentences; at once, they stay as long as all of them would have taken. */
  add(lines: Line[], atOnce = false): void {
    if (lines.length === 0) return;
    this.#most = atOnce ? Infinity : AT_ONCE;
    if (atOnce) {
      clearTimeout(this.#timer);
      this.#lines = lines;
      this.#count = lines.length;
      this.#timer = setTimeout(() => this.close(), REST + PACE * lines.length);
      return;
    }
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
