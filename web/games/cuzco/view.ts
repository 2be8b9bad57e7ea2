import type { Terrain } from './types';

export type {
  Area,
  Derived as CuzcoDerived,
  Festival as FestivalView,
  Temple as TempleView,
  Terrain,
  View as CuzcoView,
  Water,
} from './types';
export type Kind = Terrain['kind'];

/** The cards of a hand one by one. */
export const cardsOf = (hand: Record<string, number> | null): string[] =>
  Object.entries(hand ?? {}).flatMap(([card, count]) => Array.from({ length: count }, () => card));
