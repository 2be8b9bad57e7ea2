import type { CellName } from './content';

export type Kind = 'crop' | 'village';
export interface Terrain {
  cell: CellName;
  level: number;
  kind: Kind;
  /** The cells of the topmost tile. */
  tile: CellName[];
}
export interface TempleView {
  cell: CellName;
  value: number;
  disc: boolean;
}
export interface FestivalView {
  cell: CellName;
  speaker: number;
  need: number;
  totals: number[];
  standing: ('away' | 'in' | 'passed' | 'out')[];
}
export interface CuzcoView {
  seats: number;
  options: Record<string, string | number | boolean>;
  point: string;
  active: number;
  ap: number;
  draws: number;
  token_used: boolean;
  terrain: Terrain[];
  water: CellName[];
  incas: CellName[][];
  temples: TempleView[];
  triples: number;
  stock: { doubles: number; crops: number; villages: number }[];
  tokens: number[];
  ponds: number;
  floors: Record<string, number>;
  draw_size: number;
  face_up: string | null;
  hand_sizes: number[];
  known: Record<string, number>[];
  hand: Record<string, number> | null;
  festival: FestivalView | null;
  scores: number[];
  ending: string;
}
export interface Area {
  cells: CellName[];
  temple: CellName | null;
  value: number;
  limit: number;
  leader: number | null;
  levels: number[][];
  final: number[];
}
export interface Water {
  cells: CellName[];
  open: CellName[];
  leader: number | null;
  points: number;
  levels: number[][];
}
/** What the game works out from the view. */
export interface CuzcoOutlook {
  areas: Area[];
  waters: Water[];
  match: Record<string, number>;
  /** The points for raising a temple to a value. */
  raises: Record<string, number>;
}

/** The cards of a hand one by one. */
export const cardsOf = (hand: Record<string, number> | null): string[] =>
  Object.entries(hand ?? {}).flatMap(([card, count]) => Array.from({ length: count }, () => card));
