import type { Entry } from '$lib/messages';
import { LOOKS, type Line, type Side, type Site } from './content';

export interface Player {
  color: string | null;
  vp: number;
  labor: number;
  income: number;
  regions: string[];
  terraces: string[];
  roads: string[];
  network: string[];
  cards: number;
}

/** What the server shows of a position; see the game's view. */
export interface IncaView {
  seats: number;
  options: Record<string, unknown>;
  stage: string;
  phase: string | null;
  phase_name: string | null;
  era: number | null;
  order: number[];
  cursor: number;
  players: Player[];
  ranks: number[];
  markers: Record<string, string>;
  face_down: Record<string, number>;
  cities: string[];
  garrisons: string[];
  temples: string[];
  fields: { field: string; cards: string[]; new_by: number | null; new: string | null }[];
  pile: number;
  discard: string[];
  hand: string[] | null;
  turn: { progress: string; built: number; roads_open: boolean; construction_open: boolean };
}

export interface Prospect { joins: string[]; next: number; turns_up: string[]; reaches: string[] }
/** What the game works out from the view; see the game's outlook. */
export interface IncaOutlook {
  players: { next: Record<string, number>; cards: Record<string, number>; allowance: number; cut_off: string[] }[];
  scorings: number;
  roads: Record<string, Prospect>;
}

/** How each seat looks: the colour and shape of its suyu; before it is dealt, of its place. */
export const looksOf = (view: IncaView): number[] =>
  view.players.map(({ color }, seat) => (color === null ? seat : (LOOKS[color] ?? seat)));

export const nextPoints = (outlook: IncaOutlook, seat: number): number =>
  Object.values(outlook.players[seat]?.next ?? {}).reduce((sum, points) => sum + points, 0);

/** A road somebody built. */
export interface Road { id: string; line: Line; seat: number; parallel: boolean; wild: boolean; cut: boolean }

export function roadsOf(view: IncaView, outlook: IncaOutlook, side: Side): Road[] {
  return view.players.flatMap(({ roads }, seat) => {
    const cut = new Set(outlook.players[seat]?.cut_off ?? []);
    return roads.flatMap((id): Road[] => {
      const line = side.line.get(id.replace('=', ''));
      return line ? [{ id, line, seat, parallel: id.endsWith('='), wild: line.wild, cut: cut.has(id) }] : [];
    });
  });
}

/** The seat that holds each conquered region. */
export const ownersOf = (view: IncaView): Map<string, number> =>
  new Map(view.players.flatMap(({ regions }, seat) => regions.map((region): [string, number] => [region, seat])));

export const activeSeat = (view: IncaView): number | null =>
  view.stage === 'turn' || view.stage === 'place' ? (view.order[view.cursor] ?? null) : null;

/** The road, site or region that an action's token is about. */
export function placeOf(notation: string | null): { road?: string; site?: string; region?: string; field?: string } {
  const token = notation ?? '';
  const road = /\b([rw]\d{3}=?)$/.exec(token)?.[1];
  if (road) return { road };
  const up = /^! up (\w+)=/.exec(token)?.[1];
  if (up) return { region: up };
  const built = /^C (?:city|garr|temple|key):(\w+)$/.exec(token)?.[1];
  if (built) return { site: built };
  const region = /^(?:C (?:terr|conq):|X )(\w+)$/.exec(token)?.[1];
  if (region) return { region };
  const field = /^S .+@(\w+)$/.exec(token)?.[1];
  return field ? { field } : {};
}

/** What the latest entries changed on the map. */
export function news(fresh: Entry[]): { roads: Set<string>; sites: Set<string>; regions: Set<string> } {
  const told = { roads: new Set<string>(), sites: new Set<string>(), regions: new Set<string>() };
  for (const entry of fresh) {
    const { road, site, region } = placeOf(entry.notation);
    if (road) told.roads.add(road);
    if (site) told.sites.add(site);
    if (region) told.regions.add(region);
  }
  return told;
}

/** What the token of a refused click on an empty place would be. */
export function attemptAt(view: IncaView, site: Site): string | null {
  if (site.kind === 'capital' || site.kind === 'huaca') return null;
  const built = view.cities.includes(site.id) || view.garrisons.includes(site.id);
  if (built) return `C temple:${site.id}`;
  return site.kind === 'city' ? `C city:${site.id}` : `C garr:${site.id}`;
}
