import type { CuzcoTerrain } from '$lib/messages';

export type {
  CuzcoArea as Area,
  CuzcoDerived,
  CuzcoFestival as FestivalView,
  CuzcoTemple as TempleView,
  CuzcoTerrain as Terrain,
  CuzcoView,
  CuzcoWater as Water,
} from '$lib/messages';
export type Kind = CuzcoTerrain['kind'];

/** The cards of a hand one by one. */
export const cardsOf = (hand: Record<string, number> | null): string[] =>
  Object.entries(hand ?? {}).flatMap(([card, count]) => Array.from({ length: count }, () => card));
