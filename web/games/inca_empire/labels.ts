import type { Point, Side } from './content';
import { inside } from './shapes';

/** A name on the map with the room it takes. */
export interface Label {
  id: string;
  kind: 'capital' | 'city' | 'garrison' | 'huaca' | 'region' | 'suyu';
  text: string;
  x: number;
  y: number;
  size: number;
  box: Box;
}
export type Box = readonly [number, number, number, number];

const SIZES: Record<Label['kind'], number> = {
  capital: 25,
  city: 14.5,
  garrison: 13,
  huaca: 11.5,
  region: 12.5,
  suyu: 13.5,
};
/** Widths of letters in parts of the size, a little more than they are, so that no name is longer than its box. */
const NARROW = new Set("iíìjlIt'.,");
const WIDE = new Set('mwMWQ');
export function widthOf(text: string, kind: Label['kind']): number {
  let sum = 0;
  for (const letter of text) {
    if (NARROW.has(letter)) sum += 0.3;
    else if (letter === ' ') sum += 0.22;
    else if (WIDE.has(letter)) sum += 0.84;
    else if (letter !== letter.toLowerCase()) sum += 0.62;
    else sum += 0.53;
  }
  const spread = kind === 'region' || kind === 'suyu' ? 0.055 * text.length : kind === 'city' ? 0.02 * text.length : 0;
  return (sum + spread) * SIZES[kind];
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

const CELL = 40;
/** More cells than a column has. */
const COLUMN = 1024;
/** What a name had better not cover, how bad it is, and which name was compared with it last. */
interface Obstacle {
  box: Box;
  weight: number;
  asked: number;
}

/** Things of the map sorted by where they are, so that a name is compared with its neighbours only. */
class Ground {
  #cells = new Map<number, Obstacle[]>();
  #asked = 0;

  put(box: Box, weight: number): void {
    const obstacle = { box, weight, asked: 0 };
    for (let x = Math.floor(box[0] / CELL); x <= Math.floor(box[2] / CELL); x += 1) {
      for (let y = Math.floor(box[1] / CELL); y <= Math.floor(box[3] / CELL); y += 1) {
        const here = this.#cells.get(x * COLUMN + y);
        if (here) here.push(obstacle);
        else this.#cells.set(x * COLUMN + y, [obstacle]);
      }
    }
  }

  cost(box: Box): number {
    this.#asked += 1;
    let sum = 0;
    for (let x = Math.floor(box[0] / CELL); x <= Math.floor(box[2] / CELL); x += 1) {
      for (let y = Math.floor(box[1] / CELL); y <= Math.floor(box[3] / CELL); y += 1) {
        for (const one of this.#cells.get(x * COLUMN + y) ?? []) {
          if (one.asked === this.#asked) continue;
          one.asked = this.#asked;
          sum += overlap(box, one.box) * one.weight;
        }
      }
    }
    return sum;
  }
}

const RADII: Record<string, number> = { capital: 26, city: 15, garrison: 12, huaca: 7 };
const GAP = 1.5;

function things(side: Side): Ground {
  const ground = new Ground();
  for (const {
    at: [x, y],
    kind,
    bonus,
  } of side.sites) {
    const r = (RADII[kind] ?? 7) + (bonus ? 3 : 0);
    ground.put([x - r, y - r, x + r, y + r], kind === 'huaca' ? 4 : 8);
    if (bonus) ground.put([x + 4, y - 24, x + 30, y - 4], 8);
  }
  for (const {
    marker: [x, y],
    start,
  } of side.regions) {
    if (!start) ground.put([x - 17, y - 17, x + 17, y + 26], 8);
  }
  for (const { a, b, wild } of side.lines) {
    if (wild) continue;
    const steps = Math.ceil(Math.hypot(b.at[0] - a.at[0], b.at[1] - a.at[1]) / 8);
    for (let step = 1; step < steps; step += 1) {
      const [x, y] = [a.at[0] + ((b.at[0] - a.at[0]) * step) / steps, a.at[1] + ((b.at[1] - a.at[1]) * step) / steps];
      ground.put([x - 4, y - 4, x + 4, y + 4], 1);
    }
  }
  return ground;
}

/** Where a name may stand around its thing: direction, distance in radii, and which part of it stands there. */
const AROUND: { x: number; y: number; far: number; part: number }[] = [1, 1.5, 2.1, 2.8].flatMap((far) => [
  { x: 0, y: 1, far, part: 0 },
  { x: 0, y: -1, far, part: 0 },
  { x: 1, y: 0, far, part: 1 },
  { x: -1, y: 0, far, part: -1 },
  { x: 0.8, y: 0.8, far, part: 0.9 },
  { x: -0.8, y: 0.8, far, part: -0.9 },
  { x: 0.8, y: -0.8, far, part: 0.9 },
  { x: -0.8, y: -0.8, far, part: -0.9 },
  { x: 0, y: 1, far, part: 0.5 },
  { x: 0, y: 1, far, part: -0.5 },
  { x: 0, y: -1, far, part: 0.5 },
  { x: 0, y: -1, far, part: -0.5 },
]);
/** Where the name of a home may stand: all over its land. */
const ROUND: [number, number][] = [-56, -42, -28, -14, 0, 14, 28, 42, 56].flatMap((x) =>
  [-56, -42, -28, -14, 0, 14, 28, 42, 56].map((y): [number, number] => [x, y]),
);
const NEVER = 1e5;
/** How bad it is when a whole name lies on the land of others. */
const ABROAD = 6000;

/** The part of a name that lies on the land of others. */
export function abroad([left, top, right, bottom]: Box, outline: readonly Point[]): number {
  const points = [0, 0.25, 0.5, 0.75, 1].flatMap((part) =>
    [top, bottom].map((y): Point => [left + (right - left) * part, y]),
  );
  return points.filter((point) => !inside(point, outline)).length / points.length;
}

interface Wanted {
  id: string;
  kind: Label['kind'];
  text: string;
  at: Point;
  r: number;
}

function wanted(side: Side): Wanted[] {
  const sites = side.sites.map(({ id, name, kind, at, bonus }): Wanted => ({
    id,
    kind,
    text: name,
    at,
    r: (RADII[kind] ?? 7) + (bonus ? 4 : 0),
  }));
  const regions = side.regions.map(({ id, name, start, marker, label }): Wanted =>
    start
      ? { id, kind: 'suyu', text: name, at: label, r: 12 }
      : { id, kind: 'region', text: name, at: [marker[0], marker[1] + 4], r: 21 },
  );
  const rank: Label['kind'][] = ['capital', 'suyu', 'city', 'garrison', 'region', 'huaca'];
  return [...sites, ...regions].sort((one, two) => rank.indexOf(one.kind) - rank.indexOf(two.kind));
}

/** All names of a side, each where it covers least; no two names ever overlap. */
export function placeLabels(side: Side): Label[] {
  const ground = things(side);
  return wanted(side).map(({ id, kind, text, at, r }) => {
    const size = SIZES[kind];
    const w = widthOf(text, kind);
    const h = size * 0.98;
    let best: { cost: number; x: number; y: number } | null = null;
    const land = kind === 'suyu' ? side.region.get(id)!.outline : null;
    const places: Point[] = land
      ? ROUND.map(([x, y]): Point => [at[0] + x, at[1] + y])
      : AROUND.map((way): Point => [
          at[0] + way.x * (r * way.far + 3) + (way.part * w) / 2,
          at[1] + way.y * (r * way.far + h / 2 + 1),
        ]);
    places.forEach(([x, y], place) => {
      const box: Box = [x - w / 2 - GAP, y - h / 2 - GAP, x + w / 2 + GAP, y + h / 2 + GAP];
      const away = (land ? 0 : place * 6) + Math.hypot(x - at[0], (y - at[1]) * 1.4) * 0.7;
      if (best !== null && away >= best.cost) return;
      const cost = ground.cost(box) + away + (land ? ABROAD * abroad(box, land) : 0);
      if (best === null || cost < best.cost) best = { cost, x, y };
    });
    const { x, y } = best!;
    const box: Box = [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
    ground.put(box, NEVER);
    return { id, kind, text, x, y, size, box };
  });
}

/** The size of a plate with the points of a site. */
export const PLATE = { w: 28, h: 17 } as const;
/** Where a plate may stand, from the middle of its site: the next one only where names take the one before. */
const PLATES: readonly Point[] = [
  [0, 21],
  [0, -23],
  [-28, 0],
  [28, 0],
  [-24, 19],
  [24, 19],
  [-24, -19],
];
export function plateBox([x, y]: Point): Box {
  return [x - PLATE.w / 2, y - PLATE.h / 2, x + PLATE.w / 2, y + PLATE.h / 2];
}

/** The middle of the plate of a site, where it covers least of the names. */
export function plateAt(at: Point, labels: readonly Label[]): Point {
  let best: Point = at;
  let least = Infinity;
  for (const [x, y] of PLATES) {
    const place: Point = [at[0] + x, at[1] + y];
    const box = plateBox(place);
    const covered = labels.reduce((sum, label) => sum + overlap(box, label.box), 0);
    if (covered >= least) continue;
    best = place;
    least = covered;
  }
  return best;
}

const placed = new Map<number, Label[]>();
export function labelsOf(side: Side): Label[] {
  let labels = placed.get(side.seats);
  if (!labels) placed.set(side.seats, (labels = placeLabels(side)));
  return labels;
}
