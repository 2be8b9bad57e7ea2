import type { Site } from './content';
import type { ImhotepView, Moored } from './view';

interface Plot { x: number; y: number; w: number; h: number; k: number }
interface Pier { x: number; y: number; w: number; far: boolean }

/** Where things lie on the board, for one shape of screen. */
export interface Layout {
  w: number;
  h: number;
  track: { x: number; y: number; w: number } | null;
  river: { y: number; h: number };
  sites: Record<Site, Plot>;
  docks: Record<Site, Pier>;
  harbour: { x: number; y: number; w: number; k: number; columns: number; row: number };
  sled: { x: number; y: number; w: number; columns: number };
}

const FAR = 328;
const NEAR = 492;

export const DESKTOP: Layout = {
  w: 940,
  h: 752,
  track: { x: 20, y: 12, w: 900 },
  river: { y: FAR, h: NEAR - FAR },
  sites: {
    P: { x: 20, y: 52, w: 300, h: 276, k: 1 },
    T: { x: 332, y: 52, w: 300, h: 276, k: 1 },
    O: { x: 644, y: 52, w: 276, h: 276, k: 1 },
    M: { x: 20, y: NEAR, w: 384, h: 196, k: 1 },
    B: { x: 416, y: NEAR, w: 504, h: 196, k: 1 },
  },
  docks: {
    P: { x: 118, y: FAR - 2, w: 104, far: true },
    T: { x: 430, y: FAR - 2, w: 104, far: true },
    O: { x: 730, y: FAR - 2, w: 104, far: true },
    M: { x: 160, y: NEAR + 2, w: 104, far: false },
    B: { x: 616, y: NEAR + 2, w: 104, far: false },
  },
  harbour: { x: 22, y: FAR + 46, w: 880, k: 0.92, columns: 4, row: 0 },
  sled: { x: 20, y: 700, w: 219, columns: 4 },
};

const K = 0.62;
export const PHONE: Layout = {
  w: 390,
  h: 594,
  track: null,
  river: { y: 372, h: 164 },
  sites: {
    P: { x: 6, y: 6, w: 300, h: 276, k: K },
    T: { x: 198, y: 6, w: 300, h: 276, k: K },
    O: { x: 6, y: 183, w: 300, h: 276, k: K },
    M: { x: 198, y: 183, w: 384, h: 172, k: 0.484 },
    B: { x: 198, y: 272, w: 504, h: 180, k: 0.369 },
  },
  docks: {
    P: { x: 44, y: 366, w: 66, far: true },
    T: { x: 118, y: 366, w: 66, far: true },
    O: { x: 192, y: 366, w: 66, far: true },
    M: { x: 266, y: 366, w: 54, far: true },
    B: { x: 328, y: 366, w: 56, far: true },
  },
  harbour: { x: 8, y: 396, w: 374, k: 0.6, columns: 2, row: 70 },
  sled: { x: 6, y: 544, w: 185, columns: 2 },
};

export interface Spot { x: number; y: number; k: number }

const shipWidth = (capacity: number): number => 90 + capacity * 44;

/** Each ship keeps its berth in the harbour until it sails to a dock. */
export function shipSpots(layout: Layout, view: ImhotepView, moored: Map<number, Moored>): Spot[] {
  const { harbour } = layout;
  const single = harbour.columns > view.ships.length - 1;
  const widths = view.ships.map((capacity) => shipWidth(capacity) * harbour.k);
  const free = harbour.w - widths.reduce((sum, width) => sum + width, 0);
  const gap = free / Math.max(1, widths.length - 1);
  return view.ships.map((_, index) => {
    const at = moored.get(index + 1);
    if (at && ((view.sailed >> index) & 1) === 1) return dockSpot(layout, at.site);
    if (single) {
      const before = widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
      return { x: harbour.x + before, y: harbour.y, k: harbour.k };
    }
    const column = index % harbour.columns;
    return { x: harbour.x + (column * harbour.w) / harbour.columns, y: harbour.y + Math.floor(index / harbour.columns) * harbour.row, k: harbour.k };
  });
}

function dockSpot(layout: Layout, site: Site): Spot {
  const dock = layout.docks[site];
  const k = layout.track ? 0.56 : 0.34;
  return { x: dock.x + 64, y: dock.far ? dock.y - 12 : dock.y - 42, k };
}
