import type { Entry, Position } from './messages';

/** How long a position stays when others follow at once, so that people can follow. */
const PACE = 650;
/** The same where everybody takes a short turn: a round of bids is shown within 1.2 s. */
const BRISK = 380;
const MOST_WAITING = 10;

export interface Frame {
  position: Position;
  entries: Entry[];
}

/** Shows positions that arrive together one after the other. */
export class Playback {
  #waiting: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #present: (frame: Frame) => void;
  #isBrisk: (view: Position['view']) => boolean;

  constructor(present: (frame: Frame) => void, isBrisk: (view: Position['view']) => boolean) {
    this.#present = present;
    this.#isBrisk = isBrisk;
  }

  /** Show a frame when its time comes; at once, what waits is dropped for it. */
  add(frame: Frame, atOnce: boolean): void {
    if (atOnce || this.#waiting.length > MOST_WAITING) {
      this.#waiting = [];
      this.#present(frame);
      return;
    }
    this.#waiting.push(frame);
    if (this.#timer === undefined) this.#next();
  }

  /** Show the last frame now. */
  skip(): void {
    this.stop();
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last) this.#present(last);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (!next) {
      this.#timer = undefined;
      return;
    }
    this.#present(next);
    this.#timer = setTimeout(() => this.#next(), this.#isBrisk(next.position.view) ? BRISK : PACE);
  }
}
