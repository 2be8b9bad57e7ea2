import { api } from '$lib/api';
import { allOffers, EMPTY, matching, type Draft, type Offer } from '$lib/choosing';
import type { ChapterContent, Entry, Position } from '$lib/messages';
import { problemOf } from '$lib/problems';
import type { Value } from '$lib/words.svelte';
import { Positions } from '../replay/positions';
import type { Stepped } from '../replay/Steps.svelte';
import { Tree } from './tree';

/** A chapter of a study that somebody reads or edits. */
export class Study implements Stepped {
  content = $state.raw<ChapterContent | null>(null);
  position = $state.raw<Position | null>(null);
  /** The move that is shown; 0 is before the first. */
  node = $state(0);
  seat = $state(-1);
  draft = $state.raw<Draft>(EMPTY);
  hovered = $state.raw<ReadonlySet<number>>(new Set());
  busy = $state(false);
  /** Whether the owner plays a variation from the move that is shown. */
  exploring = $state(false);
  problem = $state<string | null>(null);
  #positions = new Positions();

  constructor(
    readonly id: string,
    readonly link: string | null,
  ) {}

  readonly tree: Tree | null = $derived(this.content ? new Tree(this.content) : null);
  readonly line: number[] = $derived(this.tree?.line(this.node) ?? []);
  readonly length: number = $derived(this.line.length);
  readonly at: number = $derived(this.line.indexOf(this.node) + 1);
  readonly log: Entry[] = $derived(
    (this.tree?.path(this.node) ?? []).flatMap((node) => this.tree?.entries.get(node) ?? []),
  );
  readonly current: Entry | null = $derived(this.tree?.entries.get(this.node) ?? null);
  readonly mine: boolean = $derived(this.content?.study.mine ?? false);
  readonly comment: string = $derived(this.content?.comments[this.node] ?? '');
  readonly offers: Offer[] = $derived(this.exploring ? allOffers(this.position?.prompt ?? null) : []);

  async open(number: number, node: number | null): Promise<void> {
    await this.#try(async () => {
      this.#positions.clear();
      this.content = await api.chapter(this.id, number, this.link);
      const first = this.content.entries.findIndex((entry) => entry.kind === 'decision');
      await this.go(node !== null && this.tree?.has(node) ? node : Math.max(0, first));
    });
  }

  async go(node: number): Promise<void> {
    this.node = node;
    this.draft = EMPTY;
    this.hovered = new Set();
    this.#remember();
    const position = await this.#load(node);
    if (this.node === node) this.position = position;
  }

  /** Go to the next decision of the line, or to the one before. */
  step(by: 1 | -1): void {
    let place = this.at + by;
    while (place > 0 && place < this.line.length && this.#entryAt(place)?.kind !== 'decision') place += by;
    void this.goTo(place);
  }

  /** Go to a place of the line; 0 is before its first move. */
  async goTo(place: number): Promise<void> {
    await this.go(this.line[Math.min(place, this.line.length) - 1] ?? 0);
  }

  async look(seat: number): Promise<void> {
    this.seat = seat;
    this.#positions.clear();
    await this.go(this.node);
  }

  /** Settle parts of a move; when one action is left, it is played. */
  pick(kind: string | null, picks: Record<string, Value>): void {
    const same = kind === null || this.draft.kind === null || this.draft.kind === kind;
    const draft = { kind: kind ?? this.draft.kind, picks: { ...(same ? this.draft.picks : {}), ...picks } };
    this.draft = matching(this.offers, draft).length ? draft : { kind, picks };
    const left = matching(this.offers, this.draft);
    if (left.length === 1 && left[0]) this.act(left[0].choice.action);
  }

  hover(offers: Offer[]): void {
    this.hovered = new Set(offers.map((offer) => offer.choice.action));
  }

  act(action: number): void {
    void this.#edit((number) => api.playVariation(this.id, number, this.node, action));
  }

  async save(text: string): Promise<boolean> {
    return this.#edit((number) => api.commentMove(this.id, number, this.node, text));
  }

  remove(node: number): void {
    void this.#edit((number) => api.removeVariation(this.id, number, node));
  }

  /** The address of the move that is shown. */
  get address(): string {
    const query = new URLSearchParams({ chapter: String(this.content?.number ?? 1), at: String(this.node) });
    const study = this.content?.study;
    const link = this.link ?? (study?.visibility === 'link' ? study.link : null);
    if (link) query.set('link', link);
    return `/study/${this.id}?${query}`;
  }

  #entryAt(place: number): Entry | undefined {
    return this.tree?.entries.get(this.line[place - 1] ?? 0);
  }

  #remember(): void {
    if (location.pathname.startsWith('/study/')) history.replaceState(null, '', this.address);
  }

  async #edit(change: (number: number) => Promise<ChapterContent>): Promise<boolean> {
    const number = this.content?.number;
    if (number === undefined || this.busy) return false;
    this.busy = true;
    const done = await this.#try(async () => {
      this.content = await change(number);
      await this.go(this.content.node);
    });
    this.busy = false;
    return done;
  }

  async #try(job: () => Promise<void>): Promise<boolean> {
    try {
      await job();
      this.problem = null;
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
  }

  #load(node: number): Promise<Position> {
    return this.#positions.get(`${this.seat}.${node}`, () =>
      api.chapterPosition(this.id, this.content?.number ?? 1, node, this.seat, this.link),
    );
  }
}
