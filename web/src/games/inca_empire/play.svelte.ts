import type { BoardProps } from '$lib/boards';
import { NONE, orNone, type Offer } from '$lib/choosing';
import { sideOf, type Point, type Side } from './content';
import { middle } from './shapes';
import { activeSeat, attemptAt, placeOf, type IncaOutlook, type IncaView } from './view';

export interface Place { road?: string; site?: string; region?: string }
/** Offers of one place, to choose from where they lie. */
export interface Menu { at: Point; offers: Offer[] }

/** What clicks on the map mean, in terms of the offers of the prompt. */
export class MapPlay {
  #props: () => BoardProps;
  menu = $state.raw<Menu | null>(null);
  /** What the pointer rests on, offered or not. */
  peek = $state.raw<Place | null>(null);
  /** Why nothing may be done at what the pointer rests on. */
  reason = $state<string | null>(null);
  /** The card of the hand that is being placed. */
  card = $state<string | null>(null);
  /** The seat whose network is shown alone. */
  shown = $state<number | null>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get view(): IncaView {
    return this.#props().view as unknown as IncaView;
  }
  get outlook(): IncaOutlook {
    return this.#props().outlook as unknown as IncaOutlook;
  }
  readonly side: Side = $derived.by(() => sideOf(Number(this.#props().view['seats'])));

  /** The offers on the map, by what they are about; a kind that is settled leaves only its own. */
  readonly #here: Map<string, Offer[]> = $derived.by(() => {
    const { offers, draft } = this.#props();
    const found = new Map<string, Offer[]>();
    for (const offer of offers) {
      if (draft.kind !== null && offer.kind !== draft.kind) continue;
      const { road, site, region } = placeOf(offer.choice.notation);
      const key = road ?? site ?? region;
      if (key === undefined) continue;
      const name = `${region ? 'region' : road ? 'road' : 'site'} ${key}`;
      const known = found.get(name);
      if (known) known.push(offer);
      else found.set(name, [offer]);
    }
    return found;
  });
  roadOffers(id: string): Offer[] {
    return this.#here.get(`road ${id}`) ?? NONE;
  }
  siteOffers(id: string): Offer[] {
    return this.#here.get(`site ${id}`) ?? NONE;
  }
  regionOffers(id: string): Offer[] {
    return this.#here.get(`region ${id}`) ?? NONE;
  }
  /** Roads that may be built now, in whatever way. */
  readonly roads: string[] = $derived.by(() => [...this.#here.keys()].filter((key) => key.startsWith('road ')).map((key) => key.slice(5)));

  /** The one thing that all offers under the pointer are about. */
  readonly pointed: Place | null = $derived.by(() => {
    const { hovered, offers } = this.#props();
    if (this.peek || hovered.size === 0 || hovered.size > 4) return this.peek;
    const places = offers.filter(({ choice }) => hovered.has(choice.action)).map(({ choice }) => placeOf(choice.notation));
    const first = places[0];
    return first && places.every((place) => JSON.stringify(place) === JSON.stringify(first)) ? first : null;
  });

  where({ road, site, region }: Place): Point | null {
    const line = road ? this.side.line.get(road.replace('=', '')) : undefined;
    if (line) return middle(line);
    if (site) return this.side.site.get(site)?.at ?? null;
    return region ? (this.side.region.get(region)?.marker ?? null) : null;
  }

  offersAt({ road, site, region }: Place): Offer[] {
    if (road) return this.roadOffers(road);
    return site ? this.siteOffers(site) : region ? this.regionOffers(region) : NONE;
  }

  /** Do what is offered here; where there is a choice, or no pointer to show it first, ask. */
  click(place: Place): void {
    const { phone, act, why } = this.#props();
    const offers = this.offersAt(place);
    const at = this.where(place);
    const free = offers.find((offer) => offer.kind === 'road');
    const only = free ?? (offers.length === 1 ? offers[0] : undefined);
    if (only && !phone) {
      this.menu = null;
      act(only.choice.action);
    } else if (offers.length && at) this.menu = { at, offers };
    else {
      this.menu = null;
      const token = this.refusable(place);
      if (token) void why?.(token, true);
    }
  }

  /** What a click on something that is not offered asks for, so that the rule against it is told. */
  refusable(place: Place): string | null {
    if (this.view.stage !== 'turn' || this.#props().offers.length === 0 || this.offersAt(place).length) return null;
    const { road, site, region } = place;
    if (road) return this.view.turn.roads_open ? `R ${road}` : `C road:${road}`;
    const found = site ? this.side.site.get(site) : undefined;
    if (found) return attemptAt(this.view, found);
    if (!region || this.side.region.get(region)?.start) return null;
    const mine = this.view.players[activeSeat(this.view) ?? -1]?.regions.includes(region);
    return mine ? `C terr:${region}` : `C conq:${region}`;
  }

  // The Sun board.

  fieldOffers(field: string): Offer[] {
    return orNone(this.#props().offers.filter(({ choice, kind }) =>
      kind === 'place_card' && choice.notation.endsWith(`@${field}`) && (this.card === null || choice.notation.startsWith(`S ${this.card}@`))));
  }
  handOffers(card: string): Offer[] {
    return orNone(this.#props().offers.filter(({ choice, kind }) => kind === 'place_card' && choice.notation.startsWith(`S ${card}@`)));
  }
  pickCard(card: string): void {
    this.card = this.card === card ? null : card;
  }
  pickField(field: string): void {
    const offers = this.fieldOffers(field);
    const [only] = offers;
    if (only && offers.length === 1) this.#props().act(only.choice.action);
  }
}
