import type { BoardProps } from '$kit';
import { herTurn, tokensBefore, type HerTurn, type Step } from './axomamma';
import { LOOPS } from './content';
import type { Game } from './types';

export type Pace = 'by-hand' | 'slow' | 'quick' | 'at-once';
const WAIT: Record<Pace, number> = { 'by-hand': Infinity, slow: 1500, quick: 600, 'at-once': 0 };
const KEPT = 'tampu-axomamma-pace';
const LOOP = LOOPS.top.length;

/** Her last turn shown step by step, at the pace of who watches. */
export class Reasoning {
  #props: () => BoardProps<Game>;
  pace = $state<Pace>('quick');
  /** Steps shown of the turn that began at `#since`; infinite once all are to be shown. */
  #count = $state(Infinity);
  #since = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => BoardProps<Game>) {
    this.#props = props;
    const stored = localStorage.getItem(KEPT);
    if (stored && stored in WAIT) this.pace = stored as Pace;
  }

  readonly turn: HerTurn | null = $derived.by(() => herTurn(this.#props().log));
  readonly steps: Step[] = $derived(this.turn?.steps ?? []);
  readonly #shownCount: number = $derived((this.turn?.since ?? 0) === this.#since ? this.#count : this.#begun());
  readonly shown: Step[] = $derived(this.steps.slice(0, this.#shownCount));
  readonly running: boolean = $derived(this.#shownCount < this.steps.length);
  /** The space of a loop that the step shown last is about. */
  readonly acting: { loop: string; index: number } | null = $derived.by(() => {
    const text = this.running
      ? this.shown.findLast((step) => step.text.key === 'tawantinsuyu-event-ax-token')?.text
      : undefined;
    return text ? { loop: String(text.params['loop']), index: Number(text.params['index']) } : null;
  });
  /** The space on the hill, or the region's, that the step shown last names. */
  readonly spot: string | null = $derived.by(() => {
    const params = this.running ? (this.shown.at(-1)?.text.params ?? {}) : {};
    const place = params['space'] ?? params['target'];
    return typeof place === 'string' ? place : null;
  });
  readonly tokens: number[] = $derived.by(() => {
    const { tokens } = this.#props().view;
    return this.running ? tokensBefore(tokens, this.turn, LOOP) : tokens;
  });

  /** Called when the log has grown: a new turn of hers begins to be shown. */
  follow(): void {
    const since = this.turn?.since ?? 0;
    if (since !== this.#since) {
      this.#count = this.#begun();
      this.#since = since;
    }
    if (this.#atOnce) this.finish();
    else this.#go();
  }
  get #atOnce(): boolean {
    return this.#props().still || this.pace === 'at-once';
  }
  /** How many steps of a turn are shown at once: all of them where the turn is older than this screen. */
  #begun(): number {
    return this.#since === 0 || this.#atOnce ? Infinity : 0;
  }
  #go(): void {
    clearTimeout(this.#timer);
    if (!this.running || this.pace === 'by-hand') return;
    this.#timer = setTimeout(() => this.step(), WAIT[this.pace]);
  }
  step(): void {
    this.#count = Math.min(this.#count, this.steps.length) + 1;
    this.#go();
  }
  finish(): void {
    clearTimeout(this.#timer);
    this.#count = Infinity;
  }
  again(): void {
    this.#count = 0;
    if (this.pace === 'at-once') this.setPace('quick');
    this.#go();
  }
  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem(KEPT, pace);
    if (pace === 'at-once') this.finish();
    else this.#go();
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}
