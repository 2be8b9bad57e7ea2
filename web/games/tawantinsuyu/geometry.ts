// The hill: data coordinates keep their angle, the distance is spread a little and pentagon corners become soft.
const UNIT = 34.7;
const SOFT = 0.42;
const SPREAD: [number, number][] = [
  [0, 0],
  [1.6, 1.72],
  [2.3, 2.38],
  [3.3, 3.42],
  [4, 4.06],
  [4.7, 4.7],
  [5.7, 5.8],
  [6.4, 6.44],
  [7.1, 7.08],
  [8.1, 8.22],
  [8.9, 8.9],
];
export type Point = [number, number];
export const EDGE = { coricancha: 1.72, upper: 4.06, middle: 6.44, lower: 8.98 };
/** What the hill covers, seen from its middle. */
export const BOX = { x: -332, y: -322, w: 664, h: 692 };
const rad = (degrees: number): number => (degrees * Math.PI) / 180;

function spread(a: number): number {
  for (let place = 1; place < SPREAD.length; place += 1) {
    const [a0, b0] = SPREAD[place - 1]!;
    const [a1, b1] = SPREAD[place]!;
    if (a <= a1) return b0 + ((b1 - b0) * (a - a0)) / (a1 - a0);
  }
  return a;
}

function at(x: number, y: number, stretch: (a: number) => number): Point {
  const r = Math.hypot(x, y);
  if (r === 0) return [0, 0];
  const angle = Math.atan2(y, x);
  const axis = Math.round((angle + Math.PI / 2) / rad(72));
  const off = angle - (rad(72) * axis - Math.PI / 2);
  const far = UNIT * stretch(r * Math.cos(off)) * (1 / Math.cos(off)) ** SOFT;
  return [far * Math.cos(angle), far * Math.sin(angle)];
}

/** A place of the box's drawing on ours. */
export const placeOf = ({ x, y }: { x: number; y: number }): Point => at(x, y, spread);

/** On the axis of a section, so far from the middle. */
export const onAxis = (section: number, far: number): Point => [
  UNIT * far * Math.cos(rad(72 * section - 90)),
  UNIT * far * Math.sin(rad(72 * section - 90)),
];

/** At the corner between a section and the next. */
export function corner(section: number, far: number): Point {
  const r = UNIT * far * (1 / Math.cos(rad(36))) ** SOFT;
  return [r * Math.cos(rad(72 * section - 54)), r * Math.sin(rad(72 * section - 54))];
}

/** A terrace's edge as a closed path, moved down by `dy`. */
export function ring(far: number, dy = 0): string {
  const points: string[] = [];
  for (let section = 0; section < 5; section += 1) {
    for (let part = 0; part < 14; part += 1) {
      const off = -36 + (72 * part) / 14;
      const r = UNIT * far * (1 / Math.cos(rad(off))) ** SOFT;
      const angle = rad(72 * section - 90 + off);
      points.push(`${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle) + dy).toFixed(1)}`);
    }
  }
  return `M${points.join('L')}z`;
}

/** The outline of a space: its colour is also its shape. */
export function outline(colour: string, [x, y]: Point, r: number): string {
  if (colour === 'blue') {
    const q = r * 0.9;
    return `M${x - q} ${y - q}h${2 * q}v${2 * q}h${-2 * q}z`;
  }
  if (colour === 'green') {
    const q = r * 1.07;
    const corner = (_: unknown, n: number): string =>
      `${(x + q * Math.cos(rad(60 * n))).toFixed(1)} ${(y + q * Math.sin(rad(60 * n))).toFixed(1)}`;
    return `M${Array.from({ length: 6 }, corner).join('L')}z`;
  }
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Four corner brackets round a point. */
export const brackets = ([x, y]: Point, w: number, h: number, l = 7): string =>
  `M${x - w / 2} ${y - h / 2 + l}v${-l}h${l}M${x + w / 2 - l} ${y - h / 2}h${l}v${l}` +
  `M${x + w / 2} ${y + h / 2 - l}v${l}h${-l}M${x - w / 2 + l} ${y + h / 2}h${-l}v${-l}`;
