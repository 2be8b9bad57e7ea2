import { api } from '$lib/api';
import { folded, ofGame } from '$lib/log';
import type { Entry, Position, TableInfo } from '$lib/messages';
import { problemOf } from '$lib/problems';
import { Positions } from './positions';
import type { Stepped } from './Steps.svelte';

const AHEAD = 3;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A finished game, looked at move by move. */
export class Replay implements Stepped {
  info = $state.raw<TableInfo | null>(null);
  moves = $state.raw<Entry[]>([]);
  /** How many entries of the game have been played. */
  at = $state(0);
  seat = $state<number>(-1);
  position = $state.raw<Position | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  /** Without spoilers nothing later than the present move is shown. */
  spoilers = $state(false);
  problem = $state<string | null>(null);
  #id: string;
  #positions = new Positions();
  #timer: ReturnType<typeof setInterval> | undefined;

  /** The secret that lets people watch who did not play. */
  readonly link: string | null;

  constructor(id: string, at: number | null, seat: number | null, link: string | null = null) {
    this.#id = id;
    this.link = link;
    this.seat = seat ?? -1;
    void this.#open(at);
  }

  readonly log: Entry[] = $derived(this.moves.slice(0, this.at));
  readonly shown: Entry[] = $derived(this.spoilers ? this.moves : this.log);
  readonly length: number = $derived(this.moves.length);
  readonly current: Entry | null = $derived(this.moves[this.at - 1] ?? null);

  async #open(at: number | null): Promise<void> {
    try {
      const [info, log] = await Promise.all([api.table(this.#id, this.link), api.log(this.#id, null, this.link)]);
      this.info = info;
      this.moves = ofGame(folded(log.entries));
      const place = at === null ? this.#opening() : this.moves.findLastIndex((entry) => entry.seq <= at) + 1;
      await this.goTo(place);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** The first decision: what comes before is set-up. */
  #opening(): number {
    const first = this.moves.findIndex((entry) => entry.kind === 'decision');
    return Math.max(0, first);
  }

  async goTo(place: number): Promise<void> {
    this.at = Math.min(Math.max(place, 0), this.moves.length);
    const wanted = this.at;
    this.#remember();
    const position = await this.#load(wanted);
    if (this.at === wanted) this.position = position;
    for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, this.moves.length); next += 1) void this.#load(next);
  }

  /** Go on to the next decision, or back to the one before. */
  step(by: 1 | -1): void {
    let place = this.at + by;
    while (place > 0 && place < this.moves.length && this.moves[place - 1]?.kind !== 'decision') place += by;
    void this.goTo(place);
  }

  async look(seat: number): Promise<void> {
    this.seat = seat;
    this.#positions.clear();
    await this.goTo(this.at);
  }

  play(on: boolean): void {
    clearInterval(this.#timer);
    this.playing = on;
    if (!on) return;
    this.#timer = setInterval(() => {
      if (this.at >= this.moves.length) this.play(false);
      else this.step(1);
    }, 1200 / this.speed);
  }

  hurry(speed: number): void {
    this.speed = speed;
    if (this.playing) this.play(true);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** The address of the present move. */
  get address(): string {
    const query = new URLSearchParams({ at: String(this.current?.seq ?? 0) });
    if (this.seat >= 0) query.set('seat', String(this.seat));
    const link = this.link ?? (this.info?.visibility === 'link' ? this.info.link : null);
    if (link) query.set('link', link);
    return `/replay/${this.#id}?${query}`;
  }

  #remember(): void {
    if (location.pathname.startsWith('/replay/')) history.replaceState(null, '', this.address);
  }

  #load(place: number): Promise<Position> {
    return this.#positions.get(`${this.seat}.${place}`, () =>
      api.position(this.#id, this.moves[place - 1]?.seq ?? 0, this.seat, this.link),
    );
  }
}
