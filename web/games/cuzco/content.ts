// Numbers of the box come from the file the rules read; the client only prints them on the board.
import { board, festival, floors, mini, supplies, turn } from '$content/cuzco/content.json';

export type CellName = string;
export type Ground = 'land' | 'mountain' | 'forest';
export interface Cell {
  name: CellName;
  row: number;
  column: number;
  ground: Ground;
}

/** The cells of Cuzco and of the border around it, row by row from the north. */
export const CELLS: readonly Cell[] = board.rows.flatMap((line, row) =>
  [...line.inside, ...line.border]
    .toSorted((a, b) => a - b)
    .map((column) => ({
      name: `${line.letter}${column}`,
      row,
      column,
      ground: line.inside.includes(column) ? ('land' as const) : (line.terrain as Ground),
    })),
);
export const CELL: ReadonlyMap<CellName, Cell> = new Map(CELLS.map((cell) => [cell.name, cell]));

export const ACTION_POINTS = turn.action_points;
export const INCAS = supplies.incas;
/** How many triples the supply holds at first. */
export const triplesOf = (options: Record<string, unknown>): number =>
  options['mini'] === true ? mini.triples : Number(options['triples_in_play'] ?? 56);
export const TOKENS = supplies.tokens;
export const FLOORS = Object.keys(floors);
export const LEAST_TEMPLE = Number(FLOORS[0]);
/** What a festival brings, by the value of its temple. */
export const FESTIVAL: ReadonlyMap<number, { alone: number; shared: number }> = new Map(
  festival.map(({ value, alone, shared }) => [value, { alone, shared }]),
);

export const TILES = ['triple', 'double', 'single_crop', 'single_village'] as const;
export type Tile = (typeof TILES)[number];
export const isTile = (kind: string | null): kind is Tile => TILES.includes(kind as Tile);
/** How many hexes a tile has. */
export const HEXES: Record<Tile, number> = { triple: 3, double: 2, single_crop: 1, single_village: 1 };
