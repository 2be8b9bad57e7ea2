import { CELL, CELLS, type CellName } from './content';
import { between, centre, corners, hex, neighbours, placeOf, polygon, segment } from './grid';

/** Small numbers that look like chance and are always the same. */
function chances(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
const n = (value: number): string => String(Math.round(value * 10) / 10);

function clump(seed: number): string {
  const any = chances(seed);
  const trees = Array.from(
    { length: 7 },
    () => [any() * 34 - 17, any() * 24 - 12, 6.8 + any() * 2.6, any()] as const,
  ).toSorted((a, b) => a[1] - b[1]);
  return trees
    .map(
      ([x, y, r, shade]) =>
        `<ellipse cx="${n(x + 1)}" cy="${n(y + 3)}" rx="${n(r)}" ry="${n(r * 0.74)}" fill="var(--tr0)"/>` +
        `<ellipse cx="${n(x)}" cy="${n(y - 1)}" rx="${n(r)}" ry="${n(r * 0.82)}" ` +
        `fill="var(--tr${shade < 0.5 ? 1 : 2})"/>` +
        `<ellipse cx="${n(x - r * 0.28)}" cy="${n(y - r * 0.42)}" rx="${n(r * 0.5)}" ry="${n(r * 0.34)}" ` +
        'fill="var(--tr3)"/>',
    )
    .join('');
}

function peak(h: number, w: number, dx: number): string {
  const top = 10 - h;
  const k = 0.34;
  return (
    `<path d="M${-w} 12L${dx} ${top}L${w} 12Q0 18 ${-w} 12z" fill="var(--mt1)"/>` +
    `<path d="M${dx} ${top}L${w} 12Q${n(w * 0.5)} 15 ${dx + 1} 15L${dx + 4} ${n(top + h * 0.74)}` +
    `L${dx - 2} ${n(top + h * 0.5)}L${n(dx + 2.5)} ${n(top + h * 0.28)}z" fill="var(--mt2)"/>` +
    `<path d="M${dx} ${top}L${n(dx - (w + dx) * k)} ${n(top + (12 - top) * k)}l2.8 -2 2 4 2.4 -4.6 2.2 5 ` +
    `2.2 -4.2L${n(dx + (w - dx) * k)} ${n(top + (12 - top) * k)}z" fill="var(--mt3)"/>` +
    `<path d="M${n(-w * 0.55)} 10l5-8M${n(-w * 0.2)} 13l5-9" fill="none" stroke="var(--mtl)" opacity=".55"/>`
  );
}

/** One house with a gable and a thatched roof. */
export function house(x: number, y: number, w = 11, h = 7): string {
  return (
    `<path d="M${n(x - w / 2)} ${n(y)}v${n(-h * 0.62)}h${n(w)}v${n(h * 0.62)}z" fill="var(--hw)"/>` +
    `<path d="M${n(x + w * 0.12)} ${n(y)}v${n(-h * 0.62)}h${n(w * 0.38)}v${n(h * 0.62)}z" fill="var(--hw2)"/>` +
    `<path d="M${n(x - w / 2 - 1.2)} ${n(y - h * 0.55)}L${n(x - w * 0.22)} ${n(y - h * 1.22)}` +
    `H${n(x + w * 0.3)}L${n(x + w / 2 + 1.2)} ${n(y - h * 0.55)}z" fill="#7c4a22" stroke="#4b2a10" ` +
    'stroke-width=".6"/>' +
    `<path d="M${n(x - w * 0.12)} ${n(y)}v${n(-h * 0.42)}h${n(w * 0.2)}v${n(h * 0.42)}z" fill="#4b2a10"/>`
  );
}

/** Furrows across a field, in one of three directions. */
function furrows(variant: number): string {
  const angle = [0, 60, -60][variant]! * (Math.PI / 180);
  let path = '';
  for (let k = -3; k <= 3; k += 1) {
    const half = Math.sqrt(Math.max(0, 21.3 ** 2 - (k * 6) ** 2)) * 0.86;
    for (let j = 0; j <= 6; j += 1) {
      const u = -half + (2 * half * j) / 6;
      const v = k * 6 + Math.sin(j * 1.3 + k) * 0.7;
      const x = u * Math.cos(angle) - v * Math.sin(angle);
      const y = (u * Math.sin(angle) + v * Math.cos(angle)) * 0.885;
      path += `${j ? 'L' : 'M'}${n(x)} ${n(y)}`;
    }
  }
  return (
    `<path d="${path}" fill="none" stroke="var(--furrow)" stroke-opacity=".55" stroke-width="1.5" ` +
    'stroke-linecap="round" stroke-dasharray="7 1.6"/>'
  );
}

/** What is drawn many times: fields, houses, woods, peaks. */
export const DRAWINGS: string = [
  ...[0, 1, 2].map((one) => `<g id="cz-crop${one}">${furrows(one)}</g>`),
  `<g id="cz-village0">${house(-9, -5)}${house(8, -8, 10)}${house(-3, 9, 12)}${house(12, 6, 9)}</g>`,
  `<g id="cz-village1">${house(0, -10)}${house(-12, 3, 10)}${house(10, 3)}${house(-1, 13, 10)}</g>`,
  `<g id="cz-village2">${house(-10, -7, 10)}${house(7, -4, 12)}${house(-11, 9, 10)}${house(6, 13, 10)}</g>`,
  ...[5, 6, 7].map((seed, one) => `<g id="cz-wood${one}">${clump(seed)}</g>`),
  ...(
    [
      [30, 21, 2],
      [36, 24, -3],
      [26, 20, 4],
      [33, 23, -1],
    ] as const
  ).map(([h, w, dx], one) => `<g id="cz-peak${one}">${peak(h, w, dx)}</g>`),
].join('');

export interface Scenery {
  /** The border cell that it stands on, which terrain may cover. */
  cell: CellName;
  href: string;
  transform: string;
}

/** Woods and peaks on the border, from the north to the south. */
export const NEAR: readonly Scenery[] = CELLS.filter(({ ground }) => ground !== 'land').map(
  ({ name, ground, row, column }) => {
    const shape = ground === 'forest' ? `wood${(row + column * 2) % 3}` : `peak${(row + column * 3) % 4}`;
    return { cell: name, href: `#cz-${shape}`, transform: `translate(${centre(name).map(n).join(' ')})` };
  },
);

/** Further out the same piece of land is repeated: so many rows and columns. */
const AGAIN = 6;
export const [FAR_WIDTH, FAR_HEIGHT] = [
  placeOf(0, AGAIN)[0] - placeOf(0, 0)[0],
  placeOf(AGAIN, 0)[1] - placeOf(0, 0)[1],
];
/** Where the forest begins. */
export const FOREST_EDGE = placeOf(8, 0)[1] - 8;

function far(wood: boolean): string {
  const items: { y: number; item: string }[] = [];
  for (let row = -2; row < AGAIN + 2; row += 1) {
    for (let column = -2; column < AGAIN + 2; column += 1) {
      const any = chances(((row + AGAIN) % AGAIN) * AGAIN + ((column + AGAIN) % AGAIN) + (wood ? 50 : 0));
      any();
      const [x, y] = [
        (column + (row % 2 ? 0.5 : 0)) * (FAR_WIDTH / AGAIN) + any() * 12 - 6,
        row * (FAR_HEIGHT / AGAIN) + any() * 10 - 5,
      ];
      const shape = wood ? `wood${Math.floor(any() * 3)}` : `peak${Math.floor(any() * 4)}`;
      const scale = wood ? 1 : 1.05 + any() * 0.5;
      items.push({ y, item: `<use href="#cz-${shape}" transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})"/>` });
    }
  }
  return items
    .toSorted((a, b) => a.y - b.y)
    .map(({ item }) => item)
    .join('');
}
export const FAR_WOODS = far(true);
export const FAR_PEAKS = far(false);
/** The first trees, so that the forest does not begin along a line. */
export const FRINGE = Array.from({ length: 64 }, (_, place) => place - 22)
  .map((column) => {
    const any = chances(column + 90);
    any();
    const [x, y] = placeOf(8, column);
    return `<use href="#cz-wood${Math.floor(any() * 3)}" transform="translate(${n(x)} ${n(y - 6 + any() * 8)})"/>`;
  })
  .join('');

const LAND = CELLS.filter((cell) => cell.ground === 'land');
const isLand = (cell: CellName | null): boolean => cell !== null && CELL.get(cell)?.ground === 'land';

export const FLOOR = LAND.map(({ name }) => hex(centre(name), 1.012)).join('');
export const GRID = LAND.map(({ name }) => hex(centre(name))).join('');
export const BORDER = CELLS.filter((cell) => cell.ground !== 'land')
  .map(({ name }) => hex(centre(name)))
  .join('');

const edges = LAND.flatMap(({ name }) => neighbours(name).map((near, edge) => ({ name, near, edge }))).filter(
  ({ near }) => !isLand(near),
);
export const RIM = edges
  .map(({ name, edge }) => {
    const points = corners(centre(name));
    return segment(points[edge]!, points[(edge + 1) % 6]!);
  })
  .join('');
/** Shade of the heights in the north and west on the valley's floor. */
export const RIM_SHADE = edges
  .filter(({ edge }) => [5, 0, 4].includes(edge))
  .map(({ name, edge }) => {
    const middle = centre(name);
    const points = corners(middle);
    const [a, b] = [points[edge]!, points[(edge + 1) % 6]!];
    return polygon([a, b, between(b, middle, 0.3), between(a, middle, 0.3)]);
  })
  .join('');
export const GRASS = (() => {
  const any = chances(8);
  return LAND.filter(() => any() < 0.55)
    .map(({ name }) => {
      const [x, y] = centre(name);
      const [a, b] = [x + any() * 24 - 12, y + any() * 14 - 6];
      return `M${n(a - 2)} ${n(b)}l-1.5 -4M${n(a)} ${n(b)}v-5M${n(a + 2)} ${n(b)}l1.5 -4`;
    })
    .join('');
})();
