import { CELL, CELLS, type Cell, type CellName } from './content';

export type Point = readonly [number, number];

// Pointy hexes seen obliquely from the south: squashed in y, every level lifts the top.
const SIDE = 26.6;
const SQUASH = 0.885;
export const HALF = (SIDE * Math.sqrt(3)) / 2;
export const TALL = SIDE * SQUASH;
const STEP = 2 * HALF;
const ROW = 1.5 * TALL;
const LEFT = 60;
const TOP = 84;
export const WIDTH = 2 * LEFT + 18 * STEP;
export const HEIGHT = TOP + 14 * ROW + 62;

/** How high a level stands; from the fifth on it adds less, so that a tower hides little. */
export const lift = (level: number): number => 9.8 * Math.min(level, 4) + 6 * Math.max(0, level - 4);

export const placeOf = (row: number, column: number): Point => [
  LEFT + column * STEP + (row % 2 ? HALF : 0),
  TOP + row * ROW,
];
const CENTRES = new Map(CELLS.map((cell) => [cell.name, placeOf(cell.row, cell.column)]));
export const centre = (cell: CellName): Point => CENTRES.get(cell) ?? [0, 0];
/** The middle of a cell's top. */
export const topOf = (cell: CellName, level: number): Point => {
  const [x, y] = centre(cell);
  return [x, y - lift(level)];
};

/** Corners clockwise from the north; edge k joins corners k and k + 1. */
export const corners = ([x, y]: Point, k = 1): Point[] => [
  [x, y - TALL * k],
  [x + HALF * k, y - (TALL * k) / 2],
  [x + HALF * k, y + (TALL * k) / 2],
  [x, y + TALL * k],
  [x - HALF * k, y + (TALL * k) / 2],
  [x - HALF * k, y - (TALL * k) / 2],
];

const short = (number: number): string => String(Math.round(number * 10) / 10);
export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}z`;
export const segment = (a: Point, b: Point): string => `M${at(a)}L${at(b)}`;
export const hex = (place: Point, k = 1): string => polygon(corners(place, k));
export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** Neighbours in the order of the edges: north-east, east, south-east, south-west, west, north-west. */
function around({ row, column }: Cell): (CellName | null)[] {
  const odd = row % 2;
  return (
    [
      [-1, odd],
      [0, 1],
      [1, odd],
      [1, odd - 1],
      [0, -1],
      [-1, odd - 1],
    ] as const
  ).map(([down, right]) => {
    const name = `${String.fromCharCode(65 + row + down)}${column + right}`;
    return CELL.has(name) ? name : null;
  });
}
const AROUND = new Map(CELLS.map((cell) => [cell.name, around(cell)]));
export const neighbours = (cell: CellName): (CellName | null)[] => AROUND.get(cell) ?? [];

/** The direction from a cell to its neighbour, -1 for none. */
export const directionTo = (cell: CellName, other: CellName): number => neighbours(cell).indexOf(other);

/** The cell in a direction for arrow keys; up and down zigzag. */
export function stepFrom(cell: CellName, key: string): CellName | null {
  const near = neighbours(cell);
  const odd = (CELL.get(cell)?.row ?? 0) % 2 === 1;
  const ways: Record<string, number[]> = {
    ArrowRight: [1],
    ArrowLeft: [4],
    ArrowUp: odd ? [5, 0] : [0, 5],
    ArrowDown: odd ? [3, 2] : [2, 3],
  };
  for (const way of ways[key] ?? []) {
    const cell = near[way];
    if (cell) return cell;
  }
  return null;
}

function inHex([x, y]: Point, [cx, cy]: Point): boolean {
  const dx = Math.abs(x - cx) / HALF;
  const dy = Math.abs(y - cy) / TALL;
  return dx <= 1 && dy <= 1 - dx / 2;
}

/** The cell whose top is seen at a point: the southernmost where tops overlap. */
export function cellAt(point: Point, level: (cell: CellName) => number): CellName | null {
  for (let place = CELLS.length - 1; place >= 0; place -= 1) {
    const { name } = CELLS[place]!;
    if (inHex(point, topOf(name, level(name)))) return name;
  }
  return null;
}

/** The outer edges of a set of cells at the height of their tops. */
export function outline(cells: readonly CellName[], level: (cell: CellName) => number, raised = 0): string {
  const own = new Set(cells);
  return cells
    .map((cell) => {
      const [x, y] = topOf(cell, level(cell));
      const points = corners([x, y - raised]);
      return neighbours(cell)
        .map((near, edge) => (near && own.has(near) ? '' : segment(points[edge]!, points[(edge + 1) % 6]!)))
        .join('');
    })
    .join('');
}
