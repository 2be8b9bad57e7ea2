import type { Line, Point } from './content';

const n = (value: number): string => String(Math.round(value * 10) / 10);
export const path = (points: readonly Point[], close = true): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${close ? 'z' : ''}`;

/** The ends of a line, moved sideways where another road lies on it already. */
export function ends(line: Line, aside = 0): [Point, Point] {
  const [ax, ay] = line.a.at;
  const [bx, by] = line.b.at;
  if (aside === 0) return [line.a.at, line.b.at];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [dx, dy] = [(-(by - ay) / length) * aside, ((bx - ax) / length) * aside];
  return [
    [ax + dx, ay + dy],
    [bx + dx, by + dy],
  ];
}
export const stroke = (line: Line, aside = 0): string => (aside === 0 ? line.d : path(ends(line, aside), false));
export const middle = (line: Line): Point => [(line.a.at[0] + line.b.at[0]) / 2, (line.a.at[1] + line.b.at[1]) / 2];

/** A seat's shape as part of a path: circle, square, triangle, diamond. */
export function glyph(look: number, x: number, y: number, r: number): string {
  switch (look % 4) {
    case 0:
      return `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 1:
      return `M${n(x - r * 0.9)} ${n(y - r * 0.9)}h${n(1.8 * r)}v${n(1.8 * r)}h${n(-1.8 * r)}z`;
    case 2:
      return `M${n(x)} ${n(y - r * 1.2)}l${n(1.25 * r)} ${n(2.1 * r)}h${n(-2.5 * r)}z`;
    default:
      return (
        `M${n(x)} ${n(y - r * 1.35)}l${n(1.2 * r)} ${n(1.35 * r)}l${n(-1.2 * r)} ${n(1.35 * r)}` +
        `l${n(-1.2 * r)} ${n(-1.35 * r)}z`
      );
  }
}

const strung = new WeakMap<Line, Map<string, string>>();
/** A row of a seat's shapes along a line; each is worked out once. */
export function beads(line: Line, look: number, aside = 0): string {
  let cached = strung.get(line);
  if (!cached) strung.set(line, (cached = new Map()));
  const key = `${look} ${aside}`;
  let row = cached.get(key);
  if (row === undefined) cached.set(key, (row = string(line, look, aside)));
  return row;
}
function string(line: Line, look: number, aside: number): string {
  const [[ax, ay], [bx, by]] = ends(line, aside);
  const length = Math.hypot(bx - ax, by - ay);
  const count = Math.max(1, Math.floor((length - 20) / 13));
  let drawn = '';
  for (let place = 0; place < count; place += 1) {
    const at = (10 + ((place + 0.5) / count) * (length - 20)) / length;
    drawn += glyph(look, ax + (bx - ax) * at, ay + (by - ay) * at, 2.1);
  }
  return drawn;
}

/** How far a point is from a stretch. */
export function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [vx, vy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((px - ax) * vx + (py - ay) * vy) / (vx * vx + vy * vy || 1)));
  return Math.sqrt((px - ax - along * vx) ** 2 + (py - ay - along * vy) ** 2);
}

/** Whether a point lies inside an outline. */
export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach(([ax, ay], place) => {
    const [bx, by] = outline[(place + 1) % outline.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) within = !within;
  });
  return within;
}

export const ASIDE = 9;
