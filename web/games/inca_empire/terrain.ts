import { COAST, FRONTIER, HEIGHT, WIDTH, type Point, type Side } from './content';
import { labelsOf } from './labels';
import { distance } from './shapes';

/** Where a line that runs from north to south stands at each step along the map. */
function along(points: Point[]): (x: number) => number {
  return (x) => {
    let place = 1;
    while (place < points.length - 1 && points[place]![0] < x) place += 1;
    const [[ax, ay], [bx, by]] = [points[place - 1]!, points[place]!];
    return ay + (by - ay) * Math.min(1, Math.max(0, (x - ax) / (bx - ax || 1)));
  };
}
const coastAt = along(COAST);
const frontierAt = along(FRONTIER);

/** Numbers that look like chance and are the same every time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const LATTICE = 256;
const draw = chance(11);
const lattice = Float32Array.from({ length: LATTICE * LATTICE }, draw);
function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
  const row = (top & 255) * LATTICE;
  const below = ((top + 1) & 255) * LATTICE;
  const [one, two] = [left & 255, (left + 1) & 255];
  const high = lattice[row + one]! + (lattice[row + two]! - lattice[row + one]!) * sx;
  const low = lattice[below + one]! + (lattice[below + two]! - lattice[below + one]!) * sx;
  return high + (low - high) * sy;
}

/** The two ranges of the Andes, as parts of the way from the coast to the forest. */
const RANGES = [0.36, 0.7];
const ridge = (part: number, at: number): number => Math.exp(-(((part - at) / 0.13) ** 2));

/** How high the land is: two ranges, roughened. */
function height(x: number, y: number, part: number): number {
  const bend = (noise(x / 90, 3) - 0.5) * 0.16;
  const range = Math.max(ridge(part + bend, RANGES[0]!), 0.92 * ridge(part + bend, RANGES[1]!));
  const rough =
    noise(x / 46, y / 40) * 0.5 +
    noise(x / 21, y / 19) * 0.28 +
    noise(x / 9, y / 9) * 0.15 +
    noise(x / 4, y / 4) * 0.07;
  return range * 0.55 + rough * (0.4 + 0.75 * range);
}

const COARSE = 2;
/** Light and shade of the mountains on the land, painted once over the colours of the regions. */
export function paintRelief(canvas: HTMLCanvasElement): void {
  const [w, h] = [Math.ceil(WIDTH / COARSE), Math.ceil(HEIGHT / COARSE)];
  canvas.width = w;
  canvas.height = h;
  const context = canvas.getContext('2d');
  if (!context) return;
  const picture = context.createImageData(w, h);
  const heights = new Float32Array(w * h);
  const bounds = Array.from({ length: w }, (_, x): [number, number] => [frontierAt(x * COARSE), coastAt(x * COARSE)]);
  for (let x = 0; x < w; x += 1) {
    const [top, bottom] = bounds[x]!;
    for (
      let y = Math.max(0, Math.floor(top / COARSE) - 1);
      y <= Math.min(h - 1, Math.ceil(bottom / COARSE) + 1);
      y += 1
    ) {
      heights[y * w + x] = height(x * COARSE, y * COARSE, (bottom - y * COARSE) / (bottom - top));
    }
  }
  for (let x = 1; x < w - 1; x += 1) {
    const [top, bottom] = bounds[x]!;
    for (let y = Math.max(1, Math.ceil(top / COARSE)); y < Math.min(h - 1, bottom / COARSE); y += 1) {
      const at = y * w + x;
      const slope = (heights[at - 1]! - heights[at + 1]!) * -1 + (heights[at - w]! - heights[at + w]!) * -1.1;
      const light = Math.max(-1, Math.min(1, slope * 8.5));
      const snow = Math.max(0, Math.min(1, (heights[at]! - 0.98) * 4.5));
      const pixel = at * 4;
      const shade = light < 0;
      const strength = shade ? -light * 135 : light * 120;
      const [red, green, blue] = shade ? [72, 48, 26] : [255, 250, 232];
      const white = snow * (shade ? 0.35 : 0.8);
      picture.data[pixel] = red + (255 - red) * white;
      picture.data[pixel + 1] = green + (255 - green) * white;
      picture.data[pixel + 2] = blue + (255 - blue) * white;
      picture.data[pixel + 3] = Math.min(235, strength + snow * 90);
    }
  }
  context.putImageData(picture, 0, 0);
}

export interface Peak {
  x: number;
  y: number;
  h: number;
}

/** Snow peaks along the ranges, clear of roads, sites, markers and names. */
function raise(side: Side): Peak[] {
  const peaks: Peak[] = [];
  const taken = [
    ...side.sites.map(({ at }) => at),
    ...side.regions.flatMap(({ marker }): Point[] => [marker, [marker[0], marker[1] + 20]]),
  ];
  const CLEAR = 14;
  const roads = side.lines
    .filter(({ wild }) => !wild)
    .map(({ a, b }) => ({
      a,
      b,
      left: Math.min(a.at[0], b.at[0]) - CLEAR,
      right: Math.max(a.at[0], b.at[0]) + CLEAR,
      top: Math.min(a.at[1], b.at[1]) - CLEAR,
      bottom: Math.max(a.at[1], b.at[1]) + CLEAR,
    }));
  const names = labelsOf(side);
  const roll = chance(9);
  for (let attempt = 0; attempt < 2400; attempt += 1) {
    const x = 60 + roll() * (WIDTH - 120);
    const spread = (roll() + roll() + roll() - 1.5) * 0.22;
    const part = RANGES[roll() < 0.5 ? 0 : 1]! + spread;
    const [top, bottom] = [frontierAt(x), coastAt(x)];
    const y = bottom - (bottom - top) * part;
    const h = 13 + roll() * 8;
    if (part < 0.08 || part > 0.95) continue;
    if (taken.some((at) => (at[0] - x) ** 2 + (at[1] - y) ** 2 < 29 ** 2)) continue;
    if (names.some(({ box }) => box[0] - 11 < x && x < box[2] + 11 && box[1] - 6 < y && y < box[3] + 15)) continue;
    if (peaks.some((peak) => (peak.x - x) ** 2 + ((peak.y - y) * 1.3) ** 2 < 19 ** 2)) continue;
    const foot = y - 4;
    if (
      roads.some(
        ({ a, b, left, right, top: upper, bottom: lower }) =>
          x > left && x < right && foot > upper && foot < lower && distance([x, foot], a.at, b.at) < CLEAR,
      )
    )
      continue;
    peaks.push({ x, y, h });
  }
  return peaks.sort((one, two) => one.y - two.y);
}

const raised = new Map<number, Peak[]>();
export function peaksOf(side: Side): Peak[] {
  let peaks = raised.get(side.seats);
  if (!peaks) raised.set(side.seats, (peaks = raise(side)));
  return peaks;
}

/** Waves on the open sea. */
export function waves(): string {
  const roll = chance(4);
  let drawn = '';
  for (let place = 0; place < 260; place += 1) {
    const [x, y] = [roll() * (WIDTH + 1200) - 600, roll() * (HEIGHT + 900) - 200];
    if (y > coastAt(x) + 26) drawn += `M${x.toFixed(0)} ${y.toFixed(0)}q6 -4.5 12 0t12 0`;
  }
  return drawn;
}
