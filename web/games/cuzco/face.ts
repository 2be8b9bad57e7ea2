import { boardModule, eventsFrom, ScoringTable, t } from '$kit';
import Board from './Board.svelte';
import Mark from './Mark.svelte';
import Player from './Player.svelte';
import Symbol from './Symbol.svelte';
import { symbols, topics } from './topics';
import type { Game } from './types';

export const face = boardModule<Game>({
  Board,
  Player,
  topics,
  symbols,
  Symbol,
  Mark,
  marked: ['card'],
  onBoard: new Set([
    ...['triple', 'double', 'single_crop', 'single_village', 'pond'],
    ...['enter', 'leave', 'move', 'build', 'expand', 'draw_blind', 'draw_face_up', 'token', 'end_actions'],
    ...['propose', 'lay_card'],
  ]),
  phase: (view) => (view.ending ? { now: 0, of: 0, text: t('web-cuzco-last-turns') } : null),
  brisk: (view) => view.festival !== null,
  scoring: (entries, seats) => {
    const table = new ScoringTable(seats);
    for (const { key, params } of eventsFrom(entries, 'cuzco-event-final'))
      if (/-final_(first|second)$/.test(key))
        table.add(
          t('web-cuzco-city', { cell: params['cell'] ?? '' }),
          Number(params['seat']) - 1,
          Number(params['points']),
        );
    return table.titled(t('web-final-scoring'));
  },
  milestone: ({ key }) => (/-event-(last_triple|standstill)$/.test(key) ? t('web-cuzco-last-turns') : null),
});
