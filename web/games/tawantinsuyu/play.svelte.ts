import { type BoardProps, fieldOf, matching, NONE, type Offer, orNone, type Value, type Want } from '$kit';
import { ICON, SECTIONS, SPACE, taskSign } from './content';
import type { TawDerived, TawView } from './view';
import type { Game } from './types';

/** One thing on the board: the kinds of answers that name it, and by which field. */
export interface Spot {
  kinds: readonly string[];
  field: string;
  value: Value;
}

/** What a click on a thing makes: a decision that is offered now, and those that follow it. */
export interface Click {
  offers: Offer[];
  then: Want[];
}
const NO_CLICK: Click = { offers: NONE, then: [] };
type Task = 'building' | 'steps' | 'statue';

/** What clicks on the board mean, in terms of the offers of the prompt. */
export class Play {
  #props: () => BoardProps<Game>;

  constructor(props: () => BoardProps<Game>) {
    this.#props = props;
  }

  get view(): TawView {
    return this.#props().view;
  }
  get derived(): TawDerived {
    return this.#props().derived;
  }
  get seat(): number | null {
    return this.#props().seat;
  }
  get names(): string[] {
    return this.#props().names;
  }
  get phone(): boolean {
    return this.#props().phone;
  }

  /** The sign of the task that somebody looks for on the hill. */
  sought = $state<string | null>(null);
  /** Whether a space is to be chosen now. */
  get placeable(): boolean {
    return this.of('space').length > 0;
  }
  /** Whether a space has the task that is looked for; true where none is. */
  offersSought(space: string): boolean {
    const icons = SPACE.get(space)?.icons ?? [];
    return this.sought === null || icons.some((icon) => taskSign(ICON.get(icon)?.kind ?? '').sign === this.sought);
  }

  /** What is still open after what has been settled of a decision with several parts. */
  readonly #left: Offer[] = $derived.by(() => matching(this.#props().offers, this.#props().draft));
  /** Offers by kind, field and value, so that a thing finds its own at once. */
  readonly #index: Map<string, Offer[]> = $derived.by(() => {
    const groups = new Map<string, Offer[]>();
    const settled = this.#props().draft.picks;
    for (const offer of this.#left) {
      offer.fields.forEach((field, place) => {
        if (field in settled) return;
        const key = `${offer.kind} ${field} ${offer.choice.values[place]}`;
        const same = groups.get(key);
        if (same) same.push(offer);
        else groups.set(key, [offer]);
      });
    }
    return groups;
  });

  at(...spots: Spot[]): Offer[] {
    const index = this.#index;
    if (index.size === 0) return NONE;
    return orNone(
      spots.flatMap((spot) => spot.kinds.flatMap((kind) => index.get(`${kind} ${spot.field} ${spot.value}`) ?? [])),
    );
  }
  of(...kinds: string[]): Offer[] {
    return orNone(this.#left.filter((offer) => kinds.includes(offer.kind)));
  }

  /** Things of a task that is still to be chosen: one click does the task with them, without changing the market first. */
  task(kind: Task, name: string, picks: Record<string, Value>): Click {
    if (!this.#props().ahead || !this.derived.tasks?.[kind]?.includes(name)) return NO_CLICK;
    const then = [{ kind, picks }];
    const unchanged = { kind: 'swap', picks: { answer: null } };
    const icon = this.of('task').find((offer) => ICON.get(String(fieldOf(offer, 'icon')))?.kind === kind);
    if (icon) return { offers: [icon], then: kind === 'building' ? [unchanged, ...then] : then };
    return { offers: orNone(kind === 'building' ? matching(this.#left, unchanged) : []), then };
  }

  /** A space before a worker is chosen, where only one kind of worker can be paid there. */
  placing(space: string): Click {
    const workers = this.#props().ahead ? this.derived.spaces?.[space]?.workers : undefined;
    const [one, second] = Object.entries(workers ?? {}).filter(([, { open }]) => open);
    if (!one || second) return NO_CLICK;
    const picks = { worker: one[0], ability: 'own' };
    return { offers: matching(this.#left, { kind: 'place', picks }), then: [{ kind: 'space', picks: { space } }] };
  }

  /** A click on a thing with these offers: what they share is settled. */
  take(offers: Offer[], then: Want[] = []): void {
    const [first] = offers;
    if (!first) return;
    const same = offers.filter((offer) => offer.kind === first.kind);
    if (same.length === 1) {
      this.#props().act(first.choice.action, ...(then.length ? [then] : []));
      return;
    }
    const shared = first.fields.filter((field) =>
      same.every((offer) => fieldOf(offer, field) === fieldOf(first, field)),
    );
    this.#props().pick(first.kind, Object.fromEntries(shared.map((field) => [field, fieldOf(first, field) ?? null])));
  }
  hover = (offers: Offer[]): void => this.#props().hover(offers);
  lit(offers: Offer[]): boolean {
    const { hovered } = this.#props();
    return offers.length > 0 && offers.some((offer) => hovered.has(offer.choice.action));
  }

  /** The side of the Coricancha that a move of so many sides reaches, and its offers. */
  sideOffers(section: number): Offer[] {
    const mine = this.seat === null ? null : (this.view.players[this.seat]?.priest ?? null);
    const sides = mine === null ? -1 : (section - mine + SECTIONS) % SECTIONS;
    return this.at(
      { kinds: ['priest_start'], field: 'section', value: section },
      { kinds: ['move_priest'], field: 'sides', value: sides },
    );
  }
}
