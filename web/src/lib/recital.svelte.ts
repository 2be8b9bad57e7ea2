/** A sentence and whom it is about. */
export interface Line {
  seat: number | null;
  text: string;
}

const PACE = 650;
const REST = 2600;
const AT_ONCE = 7;

/** Sentences told one after the other, so that eyes can follow; then they go away. */
export class Recital {
  #lines = $state.raw<Line[]>([]);
  #told = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get on(): boolean {
    return this.#told > 0;
  }
  get shown(): Line[] {
    return this.#lines.slice(Math.max(0, this.#told - AT_ONCE), this.#told);
  }

  tell(lines: Line[]): void {
    if (lines.length === 0) return;
    const resting = this.#told === this.#lines.length;
    this.#lines = [...this.#lines, ...lines];
    if (resting) this.#next();
  }
  close(): void {
    clearTimeout(this.#timer);
    this.#lines = [];
    this.#told = 0;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#told += 1;
    const more = this.#told < this.#lines.length;
    this.#timer = setTimeout(() => (more ? this.#next() : this.close()), more ? PACE : REST);
  }
}
