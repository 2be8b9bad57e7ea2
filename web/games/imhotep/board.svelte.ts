import { type BoardProps, type Entry, fieldOf, NONE, type Offer, orNone } from '$kit';
import { type Site } from './content';
import { mooredShips, sailing, type ImhotepView, type Moored } from './view';
import type { Game } from './types';

const PLACES = ['load', 'bonus_load', 'hammer', 'sail_card', 'chisel'];
const SAILING = ['sail', 'lever', 'sail_card'];
type Place = { ship: number; space: number };

/** What clicks on the board mean, in terms of the offers of the prompt. */
export class BoardPlay {
  #props: () => BoardProps<Game>;
  /** The first of two spaces, for the chisel. */
  first = $state.raw<Place | null>(null);

  constructor(props: () => BoardProps<Game>) {
    this.#props = props;
  }

  get view(): ImhotepView {
    return this.#props().view;
  }
  get offers(): Offer[] {
    return this.#props().offers;
  }
  get kind(): string | null {
    return this.#props().draft.kind;
  }
  get ship(): number | null {
    const ship = this.#props().draft.picks['ship'];
    return typeof ship === 'number' ? ship : null;
  }
  readonly moored: Map<number, Moored> = $derived.by(() => mooredShips(this.#props().log));

  of(...kinds: string[]): Offer[] {
    return orNone(this.offers.filter((offer) => kinds.includes(offer.kind)));
  }

  /** The kind of which a click on a space is part: the one settled, or plain loading. */
  get placing(): string | null {
    if (this.kind !== null) return PLACES.includes(this.kind) ? this.kind : null;
    return ['load', 'bonus_load'].find((kind) => this.of(kind).length > 0) ?? null;
  }

  spaceOffers(ship: number, space: number): Offer[] {
    const kind = this.placing;
    if (kind === null) return NONE;
    const settled = this.#props().draft.picks;
    if (kind === 'sail_card' && 'space' in settled) return NONE;
    const at = (offer: Offer, one: string, two: string): boolean =>
      fieldOf(offer, one) === ship && fieldOf(offer, two) === space;
    if (kind !== 'chisel') return orNone(this.of(kind).filter((offer) => at(offer, 'ship', 'space')));
    const here = this.of(kind).filter((offer) => at(offer, 'ship', 'space') || at(offer, 'ship2', 'space2'));
    const first = this.first;
    if (!first) return here;
    const with1 = here.filter((offer) =>
      [
        ['ship', 'space'],
        ['ship2', 'space2'],
      ].some(([one, two]) => fieldOf(offer, one!) === first.ship && fieldOf(offer, two!) === first.space),
    );
    return first.ship === ship && first.space === space ? [] : with1;
  }

  chosen(ship: number, space: number): boolean {
    const picks = this.#props().draft.picks;
    return (
      (this.first?.ship === ship && this.first.space === space) || (picks['ship'] === ship && picks['space'] === space)
    );
  }

  pickSpace(ship: number, space: number): void {
    const kind = this.placing;
    if (kind === 'chisel') {
      const [only] = this.spaceOffers(ship, space);
      if (!this.first) this.first = { ship, space };
      else if (only) {
        this.first = null;
        this.#props().act(only.choice.action);
      }
      return;
    }
    this.#props().pick(kind, { ship, space });
  }

  /** The kind of which a click on a ship or a dock is part. */
  get voyage(): string {
    return this.kind !== null && SAILING.includes(this.kind) ? this.kind : 'sail';
  }

  shipOffers(ship: number): Offer[] {
    if (this.kind !== null && !['sail', 'lever'].includes(this.kind)) return NONE;
    const site = this.#props().draft.picks['site'];
    return orNone(
      this.of(this.voyage).filter(
        (offer) => fieldOf(offer, 'ship') === ship && (site === undefined || fieldOf(offer, 'site') === site),
      ),
    );
  }

  pickShip(ship: number): void {
    this.#props().pick(this.voyage, { ship });
  }

  dockOffers(site: Site): Offer[] {
    if (this.kind !== null && !SAILING.includes(this.kind)) return NONE;
    const picks = this.#props().draft.picks;
    return orNone(
      this.of(this.voyage).filter(
        (offer) =>
          fieldOf(offer, 'site') === site &&
          (picks['ship'] === undefined || fieldOf(offer, 'ship') === picks['ship']) &&
          (picks['space'] === undefined || fieldOf(offer, 'space') === picks['space']),
      ),
    );
  }

  pickDock(site: Site): void {
    this.#props().pick(this.voyage, { site });
  }

  /** What the one action under the pointer would build. */
  readonly preview: { site: Site; stones: number[] } | null = $derived.by(() => {
    const { hovered, offers } = this.#props();
    if (hovered.size !== 1) return null;
    const offer = offers.find(({ choice }) => hovered.has(choice.action));
    return offer ? sailing(this.view, offer) : null;
  });
}

/** What the latest entries moved: stones to a site from a ship, and onto ships. */
export interface Happened {
  site: Site | null;
  ship: number | null;
  loaded: { ship: number; space: number; seat: number }[];
  points: { seat: number; points: number; category: string }[];
}

export function happened(fresh: Entry[]): Happened {
  const news: Happened = { site: null, ship: null, loaded: [], points: [] };
  for (const entry of fresh) {
    const params = entry.text?.params ?? {};
    const kind = entry.action?.kind ?? '';
    if (SAILING.includes(kind)) {
      news.site = params['site'] as Site;
      news.ship = Number(params['ship']);
    } else if (PLACES.includes(kind) && entry.actor !== null) {
      for (const [ship, space] of [
        ['ship', 'space'],
        ['ship2', 'space2'],
      ] as const) {
        if (params[ship])
          news.loaded.push({ ship: Number(params[ship]), space: Number(params[space]), seat: entry.actor });
      }
    }
    for (const event of entry.events) {
      if (event.key !== 'imhotep-event-points') continue;
      news.points.push({
        seat: Number(event.params['seat']) - 1,
        points: Number(event.params['points']),
        category: String(event.params['category']),
      });
    }
  }
  return news;
}
