import { t, topic, type Topics } from '$kit';
import { minimum, type Site } from './content';
import { cargoOf, dockOpen, hasSailed, heldPair, sideOf, type ImhotepView } from './view';
import type { Game as G } from './types';

/** The rules of a site by its side. */
const SITE_RULES: Record<string, readonly string[]> = {
  MA: ['IM-M01', 'IM-M05', 'IM-M04'],
  MB: ['IM-M01', 'IM-M07', 'IM-M05'],
  PA: ['IM-P01', 'IM-P03', 'IM-P04'],
  PB: ['IM-P06', 'IM-P07', 'IM-P12'],
  TA: ['IM-E01', 'IM-E04', 'IM-E12'],
  TB: ['IM-E01', 'IM-E05', 'IM-E06'],
  BA: ['IM-H01', 'IM-H03', 'IM-H04'],
  BB: ['IM-H01', 'IM-H05', 'IM-H08'],
  OA: ['IM-L01', 'IM-L02', 'IM-L04'],
  OB: ['IM-L06', 'IM-L07', 'IM-L08'],
};
const CARD_RULES: Record<string, readonly string[]> = {
  ENT: ['IM-K02', 'IM-M05'],
  SAR: ['IM-K02', 'IM-M05'],
  PAV: ['IM-K02', 'IM-M05'],
  DEP: ['IM-K06', 'IM-K07'],
  DET: ['IM-K06', 'IM-K07'],
  DEB: ['IM-K06', 'IM-K07'],
  DEO: ['IM-K06', 'IM-K07'],
  STA: ['IM-K08'],
  LEV: ['IM-K10', 'IM-K20'],
  HAM: ['IM-K13', 'IM-K20'],
  SAI: ['IM-K15', 'IM-K20'],
  CHI: ['IM-K17', 'IM-K20'],
};
const inSlot = (slot: string, view: ImhotepView): string => view.market[Number(slot) - 1] ?? '';
const siteName = (site: string): string => t(`imhotep-board-site-${site}`);

/** Everything on the board of Imhotep that explains itself. */
export const topics: Topics<G> = {
  site: topic<G>(siteName, (site, { view }) => SITE_RULES[site + sideOf(view, site as Site)] ?? [], t),
  dock: topic<G>(
    (site) => t('web-imhotep-dock', { site: t(`imhotep-site-${site}`) }),
    (site, { view }) => ['IM-T11', ...(SITE_RULES[site + sideOf(view, site as Site)]?.slice(0, 1) ?? [])],
    t,
    {
      facts: (site, { view }) => [t(dockOpen(view, site as Site) ? 'imhotep-board-open' : 'imhotep-board-closed')],
    },
  ),
  card: topic<G>(
    (code) => t(`imhotep-card-${code}`),
    (code) => CARD_RULES[code] ?? [],
    t,
  ),
  pair: topic<G>('imhotep-board-pair', ['IM-M07', 'IM-M08'], t),
  slot: topic<G>(
    (slot, { view }) => {
      const code = inSlot(slot, view);
      return t(code === 'pair' ? 'imhotep-board-pair' : code ? `imhotep-card-${code}` : 'imhotep-board-site-M');
    },
    (slot, { view }) => CARD_RULES[inSlot(slot, view)] ?? (inSlot(slot, view) ? ['IM-M07', 'IM-M08'] : ['IM-R05']),
    t,
  ),
  keep: topic<G>(
    (place, { view }) => t(`imhotep-card-${heldPair(view)[Number(place) - 1] ?? 'STA'}`),
    (place, { view }) => CARD_RULES[heldPair(view)[Number(place) - 1] ?? ''] ?? ['IM-M07'],
    t,
  ),
  pile: topic<G>('imhotep-board-cards', ['IM-S10', 'IM-C08'], t),
  ship: topic<G>((ship) => t('imhotep-board-ship', { ship }), ['IM-T10', 'IM-T06', 'IM-U01'], t, {
    facts: (ship, { view }) => {
      if (hasSailed(view, Number(ship))) return [t('imhotep-board-sailed')];
      const load = cargoOf(view, Number(ship)).filter((stone) => stone >= 0).length;
      const least = minimum(view.ships[Number(ship) - 1] ?? 0);
      return [
        load >= least ? t('imhotep-board-ready', { load }) : t('imhotep-board-minimum', { load, minimum: least }),
      ];
    },
  }),
  space: topic<G>(
    (place) => {
      const [ship = '', space = ''] = place.split('.');
      return t('web-imhotep-space', { ship, space });
    },
    ['IM-U01', 'IM-T07', 'IM-T10'],
    t,
  ),
  sled: topic<G>('imhotep-board-sled', ['IM-C05', 'IM-T03', 'IM-F04'], t),
  quarry: topic<G>('imhotep-board-quarry', ['IM-T03', 'IM-T04'], t),
  track: topic<G>('imhotep-board-points', ['IM-C13', 'IM-F03'], t),
  score: topic<G>('imhotep-board-points', ['IM-F03', 'IM-F04'], t),
  round: topic<G>((round) => t('web-round', { now: round, of: 6 }), ['IM-R01', 'IM-R07', 'IM-R08'], t),
};

/** What the key of symbols lists. */
export const symbols: readonly string[] = [
  ...['P', 'T', 'O', 'M', 'B'].map((site) => `site-${site}`),
  ...Object.keys(CARD_RULES).map((code) => `card-${code}`),
];
