import type { Scoring } from './scoring';

const PACE = 750;
const REST = 4200;

/** Shows a scoring line by line, then its totals, and closes by itself. */
export class Interlude {
  scoring = $state.raw<Scoring | null>(null);
  /** How many lines are shown; one more than there are shows the totals. */
  shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Play a scoring; at once, all of it is shown from the beginning. */
  play(scoring: Scoring, atOnce = false): void {
    this.scoring = scoring;
    this.shown = atOnce ? scoring.rows.length : 0;
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.scoring = null;
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.scoring) return;
    this.shown += 1;
    const more = this.shown <= this.scoring.rows.length;
    this.#timer = setTimeout(() => (more ? this.#next() : this.close()), more ? PACE : REST);
  }
}
