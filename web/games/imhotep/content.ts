// Numbers of the box come from the file the rules read; the client only prints them on the board.
import { colours, ships, sites, supplies, tables } from '$content/imhotep/content.json';

export const SITES = ['M', 'P', 'T', 'B', 'O'] as const;
export type Site = (typeof SITES)[number];
export const SPACES = 4;
export const SLED = supplies.sledCapacity;
export const TRACK = supplies.scoreTrack.spaces;
export const LETTERS: string[] = colours.list.map((colour) => colour.code);
export const PYRAMID_A: number[] = sites.pyramids.A.fillValues;
export const PYRAMID_B = sites.pyramids.B.pyramids.map((one) => ({
  code: one.code,
  fill: one.fill.map(({ points, bonus }) => ({ points, bonus: bonus as string | null })),
}));
export const TEMPLE_B = sites.temple.B.spaces;
export const BURIAL_ROWS = sites.burial.rows;
export const BURIAL_COLUMNS = sites.burial.columnsPrinted;
export const ROW_POINTS: number[] = sites.burial.B.rowPoints;
export const TOWER_POINTS: number[] = sites.obelisks.B.towerPoints;
export const TOWER_SIZE = sites.obelisks.B.towerSize;
export const SERIES: number[] = tables.series.first.slice(1);

export const minimum = (capacity: number): number =>
  ships.types.find((type) => type.capacity === capacity)?.minLoad ?? 0;
export const templeWidth = (seats: number): number =>
  (sites.temple.widthByPlayers as Record<string, number>)[String(seats)] ?? 5;
export const obeliskPoints = (seats: number): number[] =>
  (sites.obelisks.A.pointsByPlayers as Record<string, number[]>)[String(seats)] ?? [];
