import { boardModule, ScoringTable, t, words } from '$kit';
import Board from './Board.svelte';
import { trackOf } from './content';
import Player from './Player.svelte';
import Symbol from './Symbol.svelte';
import { symbols, topics } from './topics';
import { looksOf } from './view';
import type { Game } from './types';

/** What a Sapa Inca phase scores. */
const SAPA = ['terraces', 'garrisons', 'cities', 'temples'] as const;

export const face = boardModule<Game>({
  Board,
  Player,
  topics,
  symbols,
  Symbol,
  onBoard: new Set([
    ...['road', 'additional_road', 'city', 'garrison', 'temple', 'key_outpost', 'terrace'],
    ...['conquest', 'extra_conquest', 'place_card'],
  ]),
  phase: (view) => {
    const columns = trackOf(view.options);
    const column = columns.findIndex(({ id }) => view.phase_name?.startsWith(`${id}.`));
    const now = view.stage === 'end' ? columns.length - 1 : Math.max(0, column);
    const text =
      view.stage === 'end'
        ? t('inca_empire-era-4')
        : view.era === null || view.phase === null
          ? t('web-inca_empire-setup')
          : `${t(`inca_empire-era-${view.era}`)} · ${t(`inca_empire-phase-${view.phase}`)}`;
    return { now: now + 1, of: columns.length, text };
  },
  looks: looksOf,
  scoring: (entries, seats) => {
    const table = new ScoringTable(seats);
    let title = '';
    for (const event of entries.flatMap(({ events }) => events)) {
      if (event.params['phase'] === 'sapa_inca') title = words.gameText('inca_empire', event).replace(/\.$/, '');
      if (event.key !== 'inca_empire-event-sapa') continue;
      for (const part of SAPA)
        table.add(t(`web-inca_empire-sapa-${part}`), Number(event.params['seat']) - 1, Number(event.params[part]));
    }
    return table.titled(title);
  },
  milestone: ({ key, params }) => (key === 'inca_empire-event-phase' ? t(`inca_empire-era-${params['era']}`) : null),
});
