import { type BoardProps, NONE, type Offer, orNone } from '$kit';
import { sideOf, type Point, type Side } from './content';
import { middle } from './shapes';
import { attemptAt, placeOf, type Attempt, type IncaDerived, type IncaView, type Place } from './view';
import type { Game } from './types';

/** Offers of one place, to choose from where they lie. */
export interface Menu {
  at: Point;
  offers: Offer[];
}

/** What clicks on the map mean, in terms of the offers of the prompt. */
export class MapPlay {
  #props: () => BoardProps<Game>;
  menu = $state.raw<Menu | null>(null);
  /** What the pointer rests on, offered or not. */
  peek = $state.raw<Place | null>(null);
  /** Why nothing may be done at what the pointer rests on. */
  reason = $state<string | null>(null);
  /** The card of the hand that is being placed. */
  card = $state<string | null>(null);
  /** The seat whose network is shown alone. */
  shown = $state<number | null>(null);

  constructor(props: () => BoardProps<Game>) {
    this.#props = props;
  }

  get view(): IncaView {
    return this.#props().view;
  }
  get derived(): IncaDerived {
    return this.#props().derived;
  }
  readonly side: Side = $derived.by(() => sideOf(Number(this.#props().view['seats'])));

  /** The offers on the map, by what they are about; a kind that is settled leaves only its own. */
  readonly #here: Map<string, Offer[]> = $derived.by(() => {
    const { offers, draft } = this.#props();
    const offersByPlace = new Map<string, Offer[]>();
    for (const offer of offers) {
      if (draft.kind !== null && offer.kind !== draft.kind) continue;
      const { road, site, region } = placeOf(offer.choice.fields);
      const key = road ?? site ?? region;
      if (key === undefined) continue;
      const name = `${region ? 'region' : road ? 'road' : 'site'} ${key}`;
      const here = offersByPlace.get(name);
      if (here) here.push(offer);
      else offersByPlace.set(name, [offer]);
    }
    return offersByPlace;
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
  readonly roads: string[] = $derived.by(() =>
    [...this.#here.keys()].filter((key) => key.startsWith('road ')).map((key) => key.slice(5)),
  );

  /** The one thing that all offers under the pointer are about. */
  readonly pointed: Place | null = $derived.by(() => {
    const { hovered, offers } = this.#props();
    if (this.peek || hovered.size === 0 || hovered.size > 4) return this.peek;
    const places = offers
      .filter(({ choice }) => hovered.has(choice.action))
      .map(({ choice }) => placeOf(choice.fields));
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
      const attempt = this.attempt(place);
      if (attempt) void why?.(attempt.kind, attempt.fields, true);
    }
  }

  /** The action that a click on something not offered asks about, so that the rule against it is shown. */
  attempt(place: Place): Attempt | null {
    if (this.view.stage !== 'turn' || this.#props().offers.length === 0 || this.offersAt(place).length) return null;
    const { road, site, region } = place;
    if (road) return { kind: this.view.turn.roads_open ? 'road' : 'additional_road', fields: { road } };
    const target = site ? this.side.site.get(site) : undefined;
    if (target) return attemptAt(this.view, target);
    if (!region || this.side.region.get(region)?.start) return null;
    const mine = this.view.players[this.view.active ?? -1]?.regions.includes(region);
    return { kind: mine ? 'terrace' : 'conquest', fields: { region } };
  }

  // The Sun board.

  fieldOffers(field: string): Offer[] {
    return orNone(
      this.#props().offers.filter(
        ({ choice, kind }) =>
          kind === 'place_card' &&
          choice.fields['field'] === field &&
          (this.card === null || choice.fields['card'] === this.card),
      ),
    );
  }
  handOffers(card: string): Offer[] {
    return orNone(
      this.#props().offers.filter(({ choice, kind }) => kind === 'place_card' && choice.fields['card'] === card),
    );
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
