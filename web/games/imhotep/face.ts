import { boardModule, eventsFrom, scoringByCategory, t } from '$kit';
import Board from './Board.svelte';
import Mark from './Mark.svelte';
import Player from './Player.svelte';
import { prospects } from './prospects';
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
  marked: ['sequence', 'card', 'kept'],
  onBoard: new Set(['load', 'sail']),
  secret: ['keep'],
  prospects,
  phase: (view) => ({ now: view.round, of: view.rounds }),
  scoring: (entries, seats) =>
    scoringByCategory('imhotep', t('web-final-scoring'), eventsFrom(entries, 'imhotep-event-final'), seats),
  milestone: ({ key, params }) =>
    key === 'imhotep-event-round' ? t('web-imhotep-round', { round: params['round'] ?? 0 }) : null,
});
