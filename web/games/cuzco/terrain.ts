import { CELL, CELLS, type CellName } from './content';
import { between, centre, corners, lift, neighbours, polygon, segment, topOf, type Point } from './grid';
import type { CuzcoView, Kind, Terrain } from './view';

/** A stack of tiles on one cell as it is drawn: walls to the south, then the top. */
export interface Column {
  cell: CellName;
  row: number;
  left: string;
  right: string;
  joints: string;
  lips: string;
  top: string;
  fill: string;
  shade: string;
  inner: string;
  outer: string;
  art: string;
  x: number;
  y: number;
}

const shades = (kind: Kind, level: number): string => `var(--${kind === 'crop' ? 'c' : 'v'}${Math.min(level, 5)})`;

function hash(text: string): number {
  let sum = 0;
  for (let place = 0; place < text.length; place += 1) sum = (sum * 31 + text.charCodeAt(place)) % 997;
  return sum;
}

/** One course of wall for each level from `low` up to `level` between two corners. */
function wall(
  place: Point,
  low: number,
  level: number,
  corner: number,
): { face: string; joints: string; lips: string } {
  if (low >= level) return { face: '', joints: '', lips: '' };
  const on = (height: number): [Point, Point] => {
    const points = corners([place[0], place[1] - lift(height)]);
    return [points[corner]!, points[corner + 1]!];
  };
  const [a, b] = on(level);
  const [c, d] = on(low);
  let joints = '';
  let lips = '';
  for (let course = low; course < level; course += 1) {
    const [e, f] = on(course + 1);
    const tall = lift(course + 1) - lift(course);
    lips += segment([e[0], e[1] + 1], [f[0], f[1] + 1]);
    for (const part of course % 2 ? [0.25, 0.62] : [0.42, 0.8]) {
      const [x, y] = between(e, f, part);
      joints += segment([x, y + 2.2], [x, y + tall - 0.4]);
    }
  }
  return { face: polygon([a, b, d, c]), joints, lips };
}

function shadeOn(cell: CellName, level: number, levelAt: (cell: CellName) => number): string {
  const middle = topOf(cell, level);
  const points = corners(middle);
  return [4, 5, 0]
    .map((edge) => {
      const near = neighbours(cell)[edge];
      const higher = (near ? levelAt(near) : 0) - level;
      if (higher <= 0) return '';
      const deep = (Math.min(4 + 3.2 * higher, 12) / 23) * 0.62;
      const [a, b] = [points[edge]!, points[(edge + 1) % 6]!];
      return polygon([a, b, between(b, middle, deep), between(a, middle, deep)]);
    })
    .join('');
}

export function column(
  ground: Terrain,
  levelAt: (cell: CellName) => number,
  tileAt: (cell: CellName) => string,
  base?: number,
): Column {
  const { cell, level, kind } = ground;
  const place = centre(cell);
  const near = neighbours(cell);
  const low = (edge: number): number => base ?? (near[edge] ? levelAt(near[edge]) : 0);
  const right = wall(place, low(2), level, 2);
  const left = wall(place, low(3), level, 3);
  const [x, y] = topOf(cell, level);
  const points = corners([x, y]);
  const tile = tileAt(cell);
  let inner = '';
  let outer = '';
  near.forEach((other, edge) => {
    const line = segment(points[edge]!, points[(edge + 1) % 6]!);
    if (other && tileAt(other) === tile && levelAt(other) === level) inner += line;
    else outer += line;
  });
  const art = kind === 'crop' ? hash(tile) % 3 : hash(tile + cell) % 3;
  return {
    cell,
    row: CELL.get(cell)?.row ?? 0,
    left: left.face,
    right: right.face,
    joints: left.joints + right.joints,
    lips: left.lips + right.lips,
    top: polygon(points),
    fill: shades(kind, level),
    shade: base === undefined ? shadeOn(cell, level, levelAt) : '',
    inner,
    outer,
    art: `#cz-${kind}${art}`,
    x,
    y,
  };
}

/** The board's columns; those that look as before are the same objects, so that only changes are drawn. */
export class Columns {
  #cache = new Map<CellName, { like: string; drawn: Column }>();

  of(view: CuzcoView): Column[] {
    const ground = new Map(view.terrain.map((one) => [one.cell, one]));
    const level = (cell: CellName): number => ground.get(cell)?.level ?? 0;
    const tile = (cell: CellName): string => ground.get(cell)?.tile.join() ?? '';
    return CELLS.flatMap(({ name }) => {
      const own = ground.get(name);
      if (!own) return [];
      const like = `${own.kind}${own.level}${tile(name)}|${neighbours(name)
        .map((near) => (near ? `${level(near)}${tile(near) === tile(name)}` : ''))
        .join()}`;
      const cached = this.#cache.get(name);
      if (cached?.like === like) return [cached.drawn];
      const drawn = column(own, level, tile);
      this.#cache.set(name, { like, drawn });
      return [drawn];
    });
  }
}

/** A tile as it would lie: its village on the first cell unless it is all crop. */
export function ghostColumns(
  cells: readonly CellName[],
  village: CellName | null,
  level: (cell: CellName) => number,
): Column[] {
  const base = Math.min(...cells.map(level));
  const tile = cells.join();
  return cells
    .toSorted((a, b) => centre(a)[1] - centre(b)[1])
    .map((cell) =>
      column(
        { cell, level: base + 1, kind: cell === village ? 'village' : 'crop', tile: [...cells] },
        (other) => (cells.includes(other) ? base + 1 : level(other)),
        (other) => (cells.includes(other) ? tile : other),
        base,
      ),
    );
}
