import type { Entry, Fields } from '$kit';
import { LOOKS, type Line, type Side, type Site } from './content';
import type { Derived as IncaDerived, View as IncaView } from './types';

export type { Player, RoadProspect as Prospect } from './types';
export type { IncaDerived, IncaView };

/** How each seat looks: the colour and shape of its suyu; before it is dealt, of its place. */
export const looksOf = (view: IncaView): number[] =>
  view.players.map(({ color }, seat) => (color === null ? seat : (LOOKS[color] ?? seat)));

export const nextPoints = (derived: IncaDerived, seat: number): number =>
  Object.values(derived.players[seat]?.next ?? {}).reduce((sum, points) => sum + points, 0);

/** A road somebody built. */
export interface Road {
  id: string;
  line: Line;
  seat: number;
  parallel: boolean;
  wild: boolean;
  cut: boolean;
}

export function roadsOf(view: IncaView, derived: IncaDerived, side: Side): Road[] {
  return view.players.flatMap(({ roads }, seat) => {
    const cut = new Set(derived.players[seat]?.cut_off ?? []);
    return roads.flatMap((id): Road[] => {
      const line = side.line.get(id.replace('=', ''));
      return line ? [{ id, line, seat, parallel: id.endsWith('='), wild: line.wild, cut: cut.has(id) }] : [];
    });
  });
}

/** The seat that holds each conquered region. */
export const ownersOf = (view: IncaView): Map<string, number> =>
  new Map(view.players.flatMap(({ regions }, seat) => regions.map((region): [string, number] => [region, seat])));

/** A road, a site or a region of the map. */
export interface Place {
  road?: string;
  site?: string;
  region?: string;
}

/** The place that an action or outcome is about, by its fields. */
export function placeOf(fields: Fields | undefined): Place {
  const { road, site, region } = fields ?? {};
  if (typeof road === 'string') return { road };
  if (typeof site === 'string') return { site };
  return typeof region === 'string' ? { region } : {};
}

/** What the latest entries changed on the map. */
export function news(fresh: Entry[]): { roads: Set<string>; sites: Set<string>; regions: Set<string> } {
  const changed = { roads: new Set<string>(), sites: new Set<string>(), regions: new Set<string>() };
  for (const { action } of fresh) {
    const { road, site, region } = placeOf(action?.fields);
    if (road) changed.roads.add(road);
    if (site) changed.sites.add(site);
    if (region) changed.regions.add(region);
  }
  return changed;
}

/** An action that is not offered. */
export interface Attempt {
  kind: string;
  fields: Fields;
}

/** What a click on an empty site attempts. */
export function attemptAt(view: IncaView, site: Site): Attempt | null {
  if (site.kind === 'capital' || site.kind === 'huaca') return null;
  const built = view.cities.includes(site.id) || view.garrisons.includes(site.id);
  const kind = built ? 'temple' : site.kind === 'city' ? 'city' : 'garrison';
  return { kind, fields: { site: site.id } };
}
