import { type Entry, fieldOf, type Offer } from '$kit';
import { LETTERS, SITES, SPACES, type Site } from './content';
import type { View as ImhotepView } from './types';

export type { ImhotepView };

/** What the drawing of a site gets. */
export interface SiteProps {
  view: ImhotepView;
  w: number;
  h: number;
  /** The seats whose stones have come with the last ship, their number, and the place of the ship. */
  fresh: number[];
  landed: number;
  from: [number, number] | null;
  /** The stones that would come with the move that is pointed at. */
  preview: number[];
}

export const sideOf = (view: ImhotepView, site: Site): 'A' | 'B' =>
  view.sides[SITES.indexOf(site)] === 'B' ? 'B' : 'A';
export const dockOpen = (view: ImhotepView, site: Site): boolean => view.docks.includes(site);
export const hasSailed = (view: ImhotepView, ship: number): boolean => view.sailed[ship - 1] === true;
export const cargoOf = (view: ImhotepView, ship: number): number[] =>
  view.cargo.slice((ship - 1) * SPACES, (ship - 1) * SPACES + (view.ships[ship - 1] ?? 0));

/** The cards of the pair that the viewer holds to choose from. */
export function heldPair(view: ImhotepView): string[] {
  const cards = view.frames.find((frame) => frame.kind === 'keep')?.cards ?? [];
  return cards.filter((card) => card !== null);
}

export interface Moored {
  site: Site;
  /** Stones as they stood on the ship when it sailed. */
  cargo: number[];
}

const LOADS: Record<string, [string, string][]> = {
  load: [['ship', 'space']],
  bonus_load: [['ship', 'space']],
  hammer: [['ship', 'space']],
  sail_card: [['ship', 'space']],
  chisel: [
    ['ship', 'space'],
    ['ship2', 'space2'],
  ],
};
const SAILS = new Set(['sail', 'lever', 'sail_card']);

/** Where the ships of this round lie, read from the log since the last round card. */
export function mooredShips(log: Entry[]): Map<number, Moored> {
  const cargo = new Map<number, number[]>();
  const moored = new Map<number, Moored>();
  const start = log.findLastIndex((entry) => entry.text?.key === 'imhotep-chance-round');
  for (const entry of log.slice(start + 1)) {
    const kind = entry.action?.kind ?? '';
    const fields = entry.text?.params ?? {};
    for (const [ship, space] of LOADS[kind] ?? []) {
      const on = Number(fields[ship]);
      if (!on || entry.actor === null) continue;
      const stones = cargo.get(on) ?? [-1, -1, -1, -1];
      stones[Number(fields[space]) - 1] = entry.actor;
      cargo.set(on, stones);
    }
    if (SAILS.has(kind)) {
      const ship = Number(fields['ship']);
      moored.set(ship, { site: fields['site'] as Site, cargo: cargo.get(ship) ?? [] });
    }
  }
  return moored;
}

/** Stones in the order in which they would leave the ship, and where to. */
export function sailing(view: ImhotepView, offer: Offer): { site: Site; stones: number[] } | null {
  if (!SAILS.has(offer.kind)) return null;
  const ship = Number(fieldOf(offer, 'ship'));
  const site = fieldOf(offer, 'site') as Site;
  const sequence = fieldOf(offer, 'sequence');
  const stones = cargoOf(view, ship);
  if (offer.kind === 'sail_card') stones[Number(fieldOf(offer, 'space')) - 1] = view.mover;
  if (typeof sequence === 'string') return { site, stones: [...sequence].map((letter) => LETTERS.indexOf(letter)) };
  return { site, stones: stones.filter((stone) => stone >= 0) };
}
