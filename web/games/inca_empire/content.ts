// Numbers of the box and the map come from the files the rules and the ledger read.
import { colors, columns, costs, culture_markers, mini, sides, sun_cards } from '$content/inca_empire/content.json';
import { path } from './shapes';
import geometry from '$content/inca_empire/web/geometry.json';

export type Point = readonly [number, number];
/** Codes of colours in the order of the seats' shapes: circle, square, triangle, diamond. */
const SHAPES = ['circle', 'square', 'triangle', 'diamond'];
export const LOOKS: Record<string, number> = Object.fromEntries(
  colors.map(({ code, table }) => [code, SHAPES.indexOf(table.shape)]),
);

export type Kind = 'capital' | 'city' | 'garrison' | 'huaca';
export interface Site {
  id: string;
  name: string;
  kind: Kind;
  at: Point;
  bonus: number;
  regions: string[];
}
export interface Region {
  id: string;
  name: string;
  start: string | null;
  tint: number;
  marker: Point;
  label: Point;
  outline: Point[];
  d: string;
  blessed: boolean;
}
/** A printed connection or a new link. */
export interface Line {
  id: string;
  a: Site;
  b: Site;
  wild: boolean;
  d: string;
}

export interface Side {
  seats: number;
  regions: Region[];
  sites: Site[];
  lines: Line[];
  site: Map<string, Site>;
  region: Map<string, Region>;
  line: Map<string, Line>;
  /** Land beyond the regions of this side. */
  outside: Point[][];
}

export const WIDTH = geometry.frame.height;
export const HEIGHT = geometry.frame.width;
/** The map lies on its side: north at the left, the ocean at the bottom. */
const turned = ([x, y]: readonly number[]): Point => [y ?? 0, HEIGHT - (x ?? 0)];
export const COAST: Point[] = geometry.frame.coastline.map(turned);
export const FRONTIER: Point[] = geometry.frame.eastern_frontier.map(turned);

interface RawRegion {
  id: string;
  name: string;
  hand_of_god?: boolean;
}
interface RawSite {
  id: string;
  name: string;
  kind: string;
  x: number;
  y: number;
  bonus?: number;
  regions: string[];
}

function laid(seats: 3 | 4): Side {
  const side = sides[`${seats}`];
  const shapes = geometry[`${seats}`];
  const shaped = new Map(shapes.regions.map((shape) => [shape.id, shape]));
  const starts = new Map<string, string>(side.starts.map(({ region, color }) => [region, color]));
  const regions = (side.regions as RawRegion[]).map(({ id, name, hand_of_god }): Region => {
    const shape = shaped.get(id)!;
    return {
      id,
      name,
      start: starts.get(id) ?? null,
      tint: shape.tint,
      marker: turned(shape.marker),
      label: turned(shape.label),
      outline: shape.outline.map(turned),
      d: path(shape.outline.map(turned)),
      blessed: hand_of_god ?? false,
    };
  });
  const sites = (side.sites as RawSite[]).map(({ id, name, kind, x, y, bonus, regions: touched }): Site => ({
    id,
    name,
    kind: kind as Kind,
    at: turned([x, y]),
    bonus: bonus ?? 0,
    regions: touched,
  }));
  const site = new Map(sites.map((one) => [one.id, one]));
  const line =
    (wild: boolean) =>
    ({ id, a, b }: { id: string; a: string; b: string }): Line => ({
      id,
      a: site.get(a)!,
      b: site.get(b)!,
      wild,
      d: path([site.get(a)!.at, site.get(b)!.at], false),
    });
  const lines = [...side.roads.map(line(false)), ...side.wilderness.map(line(true))];
  return {
    seats,
    regions,
    sites,
    lines,
    site,
    region: new Map(regions.map((one) => [one.id, one])),
    line: new Map(lines.map((one) => [one.id, one])),
    outside: shapes.outside_polygons.map((points) => points.map(turned)),
  };
}

const laidSides = new Map<number, Side>();
/** The side of the map for a number of seats. */
export function sideOf(seats: number): Side {
  let side = laidSides.get(seats);
  if (!side) laidSides.set(seats, (side = laid(seats === 3 ? 3 : 4)));
  return side;
}

/** Points of each thing in a scoring. */
export const SCORED = costs.sapa_inca_vp;
export interface Marker {
  resistance: number;
  labor: number;
  vp: number;
}
export const MARKERS: Record<string, Marker> = Object.fromEntries(
  culture_markers.map(({ id, resistance, labor, vp }) => [id, { resistance, labor, vp }]),
);
export const GROUPS: Record<string, string> = Object.fromEntries(sun_cards.map(({ code, group }) => [code, group]));
/** Cards that only hinder the two players they touch. */
const HARM = new Set(['RU', 'EN', 'EP', 'HW', 'RS', 'SE']);
export const hinders = (card: string): boolean => HARM.has(card);

export interface Column {
  id: string;
  era: number;
  phases: string[];
}
/** The columns of the era track as these options play it. */
export function trackOf(options: Record<string, unknown>): Column[] {
  return columns
    .filter((column) => !(options['early_downfall'] === true && column.skipped_in_early_downfall))
    .filter(({ id }) => options['mini'] !== true || mini.columns.includes(id))
    .map(({ id, era, phases }) => ({
      id,
      era,
      phases: era === 1 && options['first_era_people_phases'] === 3 ? [...phases, 'people'] : phases,
    }));
}
