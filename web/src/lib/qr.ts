/** QR codes of texts up to 230 bytes: byte mode, error correction level L, versions 1 to 9. */

/** By version: data bytes of a block, number of blocks, correction bytes of a block. */
const BLOCKS = [
  [19, 1, 7],
  [34, 1, 10],
  [55, 1, 15],
  [80, 1, 20],
  [108, 1, 26],
  [68, 2, 18],
  [78, 2, 20],
  [97, 2, 24],
  [116, 2, 30],
] as const;
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const EXP = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The Reed-Solomon correction bytes of a block. */
function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power += 1)
    generator = [...generator, 0].map((value, place) => value ^ times(generator[place - 1] ?? 0, EXP[power]!));
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let place = 0; place < data.length; place += 1) {
    const lead = rest[place]!;
    generator.forEach((value, offset) => (rest[place + offset]! ^= times(value, lead)));
  }
  return rest.slice(data.length);
}

/** All bytes of the symbol in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [size, count, extra] = BLOCKS[version - 1]!;
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, size * count * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let pad = 0; data.length < size * count; pad += 1) data.push(pad % 2 ? 0x11 : 0xec);
  const blocks = Array.from({ length: count }, (_, block) => data.slice(block * size, (block + 1) * size));
  const corrections = blocks.map((block) => correction(block, extra));
  const woven = (rows: number[][]): number[] => rows[0]!.flatMap((_, at) => rows.map((row) => row[at]!));
  return [...woven(blocks), ...woven(corrections)];
}

/** Append the remainder of a polynomial division, as format and version information need it. */
function withRemainder(value: number, generator: number, length: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = 31 - Math.clz32(rest)) {
    rest ^= generator << (bit - length);
    if (rest === 0) break;
  }
  return (value << length) | rest;
}

type Grid = (boolean | null)[][];

function patterns(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, on: boolean): void => {
    if (grid[y]?.[x] !== undefined) grid[y][x] = on;
  };
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const centres = ALIGNMENT[version - 1]!;
  const last = centres.at(-1);
  for (const cy of centres)
    for (const cx of centres) {
      if ((cx === 6 && (cy === 6 || cy === last)) || (cx === last && cy === 6)) continue;
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  for (let at = 8; at < size - 8; at += 1) {
    grid[6]![at] ??= at % 2 === 0;
    grid[at]![6] ??= at % 2 === 0;
  }
  // The places of the format are taken before the data flows around them.
  format(grid, 0);
  if (version >= 7) {
    const info = withRemainder(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit += 1) {
      const [a, b] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      set(a, b, ((info >> bit) & 1) === 1);
      set(b, a, ((info >> bit) & 1) === 1);
    }
  }
  return grid;
}

function format(grid: Grid, mask: number): void {
  const size = grid.length;
  const info = withRemainder((1 << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const on = ((info >> bit) & 1) === 1;
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit;
    if (bit < 8) {
      grid[bit < 6 ? bit : bit + 1]![8] = on;
      grid[8]![size - 1 - bit] = on;
    } else {
      grid[8]![bit === 8 ? 7 : near] = on;
      grid[size - 15 + bit]![8] = on;
    }
  }
  grid[size - 8]![8] = true;
}

function filled(base: Grid, words: number[], mask: number): boolean[][] {
  const grid = base.map((row) => [...row]);
  const size = grid.length;
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, bit) => ((word >> (7 - bit)) & 1) === 1));
  let at = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (base[y]![x] === null) grid[y]![x] = (bits[at++] ?? false) !== MASKS[mask]!(x, y);
    }
  }
  format(grid, mask);
  return grid as boolean[][];
}

/** How hard a grid is to scan: long runs, blocks, patterns like a finder, and imbalance. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let points = 0;
  let dark = 0;
  for (const lines of [grid, grid.map((_, x) => grid.map((row) => row[x]!))])
    for (const line of lines) {
      const text = line.map(Number).join('');
      for (const run of text.matchAll(/0{5,}|1{5,}/g)) points += run[0].length - 2;
      points += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
    }
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const one = grid[y]![x]!;
      dark += Number(one);
      if (grid[y + 1]?.[x] === one && grid[y]![x + 1] === one && grid[y + 1]![x + 1] === one) points += 3;
    }
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The dark squares of the code of a text, row by row; null where the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([size, count]) => bytes.length + 2 <= size * count) + 1;
  if (version === 0) return null;
  const base = patterns(version);
  const words = codewords(bytes, version);
  return MASKS.map((_, mask) => filled(base, words, mask)).reduce((best, grid) =>
    penalty(grid) < penalty(best) ? grid : best,
  );
}
