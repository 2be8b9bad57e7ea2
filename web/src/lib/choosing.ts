import type { Choice, Prompt } from './messages';
import type { Value } from './words.svelte';

/** A legal action with its kind and its fields by name. */
export interface Offer {
  kind: string;
  fields: string[];
  choice: Choice;
}

/** What somebody has settled so far of a decision with several parts. */
export interface Draft {
  kind: string | null;
  picks: Record<string, Value>;
}

/** Something at which a decision can be made part by part: a table, or a variation of a study. */
export interface Chooser {
  readonly offers: Offer[];
  readonly draft: Draft;
  readonly hovered: ReadonlySet<number>;
  readonly busy: boolean;
  pick(kind: string | null, picks: Record<string, Value>): void;
  hover(offers: Offer[]): void;
  act(action: number): void;
}

/** A later decision that a click has already made: its kind and the parts that are settled. */
export interface Want {
  kind: string;
  picks: Record<string, Value>;
}

/** The next wanted decision among these offers, and the wants after it; decisions that nobody asks for are left out. */
export function wantedOf(offers: Offer[], wants: Want[]): { left: Offer[]; draft: Draft; then: Want[] } | null {
  for (const [place, want] of wants.entries()) {
    const left = matching(offers, want);
    if (left.length) return { left, draft: { ...want }, then: wants.slice(place + 1) };
  }
  return null;
}

export const EMPTY: Draft = { kind: null, picks: {} };

/** Always the same list, so that things without offers stay as they are. */
export const NONE: Offer[] = [];
export const orNone = (offers: Offer[] | undefined): Offer[] => (offers?.length ? offers : NONE);

export function allOffers(prompt: Prompt | null): Offer[] {
  if (!prompt) return NONE;
  return prompt.groups.flatMap(({ kind, fields, choices }) => choices.map((choice) => ({ kind, fields, choice })));
}

export function fieldOf(offer: Offer, field: string): Value | undefined {
  const place = offer.fields.indexOf(field);
  return place < 0 ? undefined : (offer.choice.values[place] ?? null);
}

/** The offers that fit what was chosen so far. */
export function matching(offers: Offer[], draft: Draft): Offer[] {
  if (draft === EMPTY) return offers;
  const picks = Object.entries(draft.picks);
  return orNone(
    offers.filter(
      (offer) =>
        (draft.kind === null || offer.kind === draft.kind) &&
        picks.every(([field, value]) => fieldOf(offer, field) === value),
    ),
  );
}

/** The parts that are still to settle among offers of one kind: the fields whose values differ. */
export function openFields(offers: Offer[]): string[] {
  const [first] = offers;
  return (first?.fields ?? []).filter((_, place) =>
    offers.some((offer) => offer.choice.values[place] !== first?.choice.values[place]),
  );
}

/** The next part to settle among offers of one kind. */
export function openField(offers: Offer[]): string | null {
  return openFields(offers)[0] ?? null;
}

/** Values of a field with the offers they leave, in the order of the offers. */
export function valuesOf(offers: Offer[], field: string): { value: Value; offers: Offer[] }[] {
  const groups = new Map<Value, Offer[]>();
  for (const offer of offers) {
    const value = fieldOf(offer, field);
    if (value === undefined) continue;
    const same = groups.get(value);
    if (same) same.push(offer);
    else groups.set(value, [offer]);
  }
  return [...groups].map(([value, left]) => ({ value, offers: left }));
}

export function kindsOf(offers: Offer[]): { kind: string; offers: Offer[] }[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const same = groups.get(offer.kind);
    if (same) same.push(offer);
    else groups.set(offer.kind, [offer]);
  }
  return [...groups].map(([kind, left]) => ({ kind, offers: left }));
}

/** How a prompt is shown now: kinds, values of one field, or whole sentences. */
export type Step =
  | { show: 'kinds'; kinds: { kind: string; offers: Offer[] }[] }
  | { show: 'values'; field: string; values: { value: Value; offers: Offer[] }[] }
  | { show: 'offers'; offers: Offer[] };

/** So many sentences are listed at once, more where they are of one kind. */
export const AT_ONCE = 6;
const AT_ONCE_ALIKE = 9;

/** The offers that the prompt lists: all of few, else only those that cannot be clicked on the board. */
export function listedOf(offers: Offer[], onBoard: ReadonlySet<string>, full: boolean): Offer[] {
  const plain = kindsOf(offers).every((one) => !onBoard.has(one.kind) || openFields(one.offers).length <= 1);
  if (full || (plain && offers.length <= AT_ONCE)) return offers;
  return orNone(offers.filter((offer) => !onBoard.has(offer.kind)));
}

export function stepOf(offers: Offer[], draft: Draft): Step {
  const left = matching(offers, draft);
  const kinds = kindsOf(left);
  if (left.length <= (kinds.length > 1 ? AT_ONCE : AT_ONCE_ALIKE)) return { show: 'offers', offers: left };
  if (kinds.length > 1) return { show: 'kinds', kinds };
  const field = openField(left);
  if (field === null) return { show: 'offers', offers: left };
  return { show: 'values', field, values: valuesOf(left, field) };
}
