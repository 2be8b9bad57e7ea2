import type { Site } from './content';
import type { ImhotepView, Moored } from './view';

interface Plot {
  x: number;
  y: number;
  w: number;
  h: number;
  k: number;
}
interface Pier {
  x: number;
  y: number;
  w: number;
  far: boolean;
}

/** Where things lie on the board, for one shape of screen. */
export interface Layout {
  w: number;
  h: number;
  track: { x: number; y: number; w: number } | null;
  river: { y: number; h: number };
  sites: Record<Site, Plot>;
  /** Null where the sites themselves are clicked. */
  docks: Record<Site, Pier> | null;
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
    O: { x: 708, y: FAR - 2, w: 104, far: true },
    M: { x: 160, y: NEAR + 2, w: 104, far: false },
    B: { x: 616, y: NEAR + 2, w: 104, far: false },
  },
  harbour: { x: 22, y: FAR + 46, w: 880, k: 0.92, columns: 4, row: 0 },
  sled: { x: 20, y: 700, w: 219, columns: 4 },
};

const K = 0.62;
export const PHONE: Layout = {
  w: 390,
  h: 554,
  track: null,
  river: { y: 346, h: 160 },
  sites: {
    P: { x: 6, y: 6, w: 300, h: 276, k: K },
    T: { x: 198, y: 6, w: 300, h: 276, k: K },
    O: { x: 6, y: 183, w: 300, h: 262, k: K },
    M: { x: 198, y: 183, w: 384, h: 146, k: 0.484 },
    B: { x: 198, y: 260, w: 384, h: 176, k: 0.484 },
  },
  docks: null,
  harbour: { x: 8, y: 358, w: 374, k: 0.6, columns: 2, row: 70 },
  sled: { x: 6, y: 506, w: 378, columns: 1 },
};

export interface Spot {
  x: number;
  y: number;
  k: number;
}

const shipWidth = (capacity: number): number => 90 + capacity * 44;

/** Each ship keeps its berth in the harbour until it sails to a dock, where there is room for docks. */
export function shipSpots(layout: Layout, view: ImhotepView, moored: Map<number, Moored>): Spot[] {
  const { harbour } = layout;
  const widths = view.ships.map((capacity) => shipWidth(capacity) * harbour.k);
  const free = harbour.w - widths.reduce((sum, width) => sum + width, 0);
  const gap = free / Math.max(1, widths.length - 1);
  return view.ships.map((_, index) => {
    const at = moored.get(index + 1);
    const dock = at && view.sailed[index] ? layout.docks?.[at.site] : undefined;
    if (dock) return { x: dock.x + 64, y: dock.far ? dock.y - 14 : dock.y - 50, k: 0.68 };
    if (layout.docks) {
      const before = widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
      return { x: harbour.x + before, y: harbour.y, k: harbour.k };
    }
    const column = index % harbour.columns;
    return {
      x: harbour.x + (column * harbour.w) / harbour.columns,
      y: harbour.y + Math.floor(index / harbour.columns) * harbour.row,
      k: harbour.k,
    };
  });
}
