import { boardModule, scoringByCategory, t } from '$kit';
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
  marked: [
    'action',
    'statue',
    'card',
    'worker',
    'space',
    'icon',
    'tile',
    'building',
    'item',
    'target',
    'god',
    'potato',
    'maize',
    'stone',
    'gold',
    'food',
  ],
  onBoard: new Set([
    ...['place', 'space', 'take', 'steps', 'building', 'swap_tile', 'statue', 'conquer', 'price'],
    ...['put', 'weaving', 'starting_weaving', 'keep', 'payment', 'rejuvenate', 'extra_flip', 'produce'],
    ...['play', 'army', 'worship', 'god_card', 'task'],
  ]),
  phase: (view) => {
    const { festivals, last_festival: last, village, stage } = view;
    const now = Math.min(last, festivals + 1);
    return {
      now,
      of: last,
      text:
        stage === 'setup'
          ? t('web-tawantinsuyu-setting-up')
          : festivals >= last
            ? t('web-over')
            : t('web-tawantinsuyu-before', { number: now, left: village.length }),
    };
  },
  scoring: (entries, seats) =>
    scoringByCategory(
      'tawantinsuyu',
      t('web-final-scoring'),
      entries.flatMap(({ events }) => events).filter(({ params }) => String(params['category']).startsWith('final_')),
      seats,
    ),
  milestone: ({ key, params }) =>
    key === 'tawantinsuyu-event-festival'
      ? t('tawantinsuyu-event-festival', { festival: params['festival'] ?? 0 })
      : null,
});
