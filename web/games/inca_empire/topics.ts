import { t, topic, type Topics } from '$kit';
import { GROUPS, MARKERS, sideOf } from './content';
import { ownersOf } from './view';
import type { Game as G } from './types';

const CARD_RULES: Record<string, readonly string[]> = {
  RU: ['IE-K02', 'IE-K03'],
  ES: ['IE-K12'],
  WP: ['IE-K13'],
  WR: ['IE-K14', 'IE-W06'],
  XC: ['IE-K15'],
  EN: ['IE-K16'],
  EP: ['IE-K17'],
  KO: ['IE-K18'],
  UR: ['IE-K23'],
  BP: ['IE-K24'],
  HW: ['IE-K25'],
  SF: ['IE-K26'],
  MS: ['IE-K28'],
  RS: ['IE-K29'],
  PS: ['IE-K31'],
  RX: ['IE-K34'],
  RF: ['IE-K35'],
  SE: ['IE-K38'],
  PG: ['IE-K43', 'IE-K44'],
  PA: ['IE-K43', 'IE-K44'],
  PL: ['IE-K43', 'IE-K44'],
};
const SIGN_TOPICS: Record<string, readonly [name: string, ...rules: string[]]> = {
  labor: ['web-inca_empire-labor', 'IE-I01', 'IE-I02', 'IE-A09'],
  road: ['web-inca_empire-is-road', 'IE-R02', 'IE-R05', 'IE-R06'],
  city: ['web-inca_empire-is-city', 'IE-B06', 'IE-A04'],
  garrison: ['web-inca_empire-is-garrison', 'IE-B07', 'IE-A04'],
  temple: ['web-inca_empire-sign-temple', 'IE-B09', 'IE-A04'],
  terrace: ['web-inca_empire-sign-terrace', 'IE-B12', 'IE-A03', 'IE-I02'],
  military: ['web-inca_empire-sign-military', 'IE-B16', 'IE-B17', 'IE-B18'],
  destruction: ['inca_empire-card-RU', 'IE-K02'],
  inca: ['inca_empire-phase-inca', 'IE-I01', 'IE-I02', 'IE-I03'],
  sun: ['inca_empire-phase-sun', 'IE-U01', 'IE-U03', 'IE-U09'],
  people: ['inca_empire-phase-people', 'IE-P01', 'IE-R02', 'IE-B01'],
  sapa_inca: ['inca_empire-phase-sapa_inca', 'IE-A01', 'IE-A03', 'IE-A04'],
  region: ['web-inca_empire-has-regions', 'IE-B16', 'IE-B18', 'IE-I02'],
  cards: ['inca_empire-board-cards', 'IE-U03', 'IE-U06'],
  network: ['inca_empire-board-network', 'IE-R01', 'IE-A07'],
};
const PLACE_RULES: Record<string, readonly string[]> = {
  capital: ['IE-M06', 'IE-M11'],
  city: ['IE-B06', 'IE-B09'],
  garrison: ['IE-B07', 'IE-K18'],
  huaca: ['IE-M05'],
};
const name = (sign: string): string => t(SIGN_TOPICS[sign]?.[0] ?? 'web-inca_empire-has-order');
const rules = (sign: string): readonly string[] => SIGN_TOPICS[sign]?.slice(1) ?? [];

/** Everything on the board of Inca Empire that explains itself. */
export const topics: Topics<G> = {
  sign: topic<G>(name, rules, t),
  phase: topic<G>(name, rules, t),
  card: topic<G>(
    (code) => t(`inca_empire-card-${code}`),
    (code) => [...(CARD_RULES[code] ?? []), 'IE-U09'],
    t,
  ),
  hiddencard: topic<G>('inca_empire-phase-sun', ['IE-H05', 'IE-U08'], t),
  sunboard: topic<G>('web-inca_empire-sun-board', ['IE-U09', 'IE-K01', 'IE-U14'], t),
  labor: topic<G>((income) => t('web-inca_empire-has-labor', { income }), rules('labor'), t),
  order: topic<G>('web-inca_empire-has-order', ['IE-U01', 'IE-U02'], t),
  next: topic<G>('web-inca_empire-has-next', ['IE-A03', 'IE-A04', 'IE-A07'], t),
  road: topic<G>(
    (id, { view }) => {
      const line = sideOf(view.seats).line.get(id.replace('=', ''));
      return line ? `${line.a.name} – ${line.b.name}` : t('web-inca_empire-is-road');
    },
    (id, { view }) => {
      if (id.endsWith('=')) return ['IE-W04', 'IE-W01'];
      return sideOf(view.seats).line.get(id)?.wild ? ['IE-W06', 'IE-W01'] : ['IE-R04', 'IE-R05', 'IE-R06'];
    },
    t,
  ),
  site: topic<G>(
    (id, { view }) => sideOf(view.seats).site.get(id)?.name ?? '',
    (id, { view }) => PLACE_RULES[sideOf(view.seats).site.get(id)?.kind ?? 'huaca'] ?? [],
    t,
    {
      facts: (id, { view }) => {
        const site = sideOf(view.seats).site.get(id);
        const built = view.cities.includes(id) ? 'city' : view.garrisons.includes(id) ? 'garrison' : null;
        const temple = view.temples.includes(id) ? '-temple' : '';
        return site ? [t(`web-inca_empire-is-${built ? built + temple : `site-${site.kind}`}`)] : [];
      },
    },
  ),
  region: topic<G>(
    (id, { view }) => sideOf(view.seats).region.get(id)?.name ?? '',
    (id, { view }) => (ownersOf(view).has(id) ? ['IE-M13', 'IE-B12'] : ['IE-B16', 'IE-B17', 'IE-B18']),
    t,
    {
      facts: (id, { view }) => {
        const marker = MARKERS[view.markers[id] ?? ''];
        if (!marker) return [];
        return [t('web-inca_empire-tag-marker', { resistance: marker.resistance, labor: marker.labor, vp: marker.vp })];
      },
    },
  ),
  round: topic<G>('web-inca_empire-track', ['IE-T01', 'IE-T02'], t),
  score: topic<G>('web-points', ['IE-T07', 'IE-E02'], t),
};

/** What the key of symbols lists. */
export const symbols: readonly string[] = [
  ...Object.keys(SIGN_TOPICS)
    .filter((sign) => sign !== 'destruction')
    .map((sign) => `sign-${sign}`),
  ...Object.keys(GROUPS).map((code) => `card-${code}`),
];
