import { boardModule } from '$lib/modules.svelte';
import Board from './Board.svelte';
import { ROUNDS } from './content';
import Mark from './Mark.svelte';
import Player from './Player.svelte';
import Symbol from './Symbol.svelte';
import { symbols, topics } from './topics';

export const face = boardModule<'imhotep'>({
  Board,
  Player,
  topics,
  symbols,
  Symbol,
  Mark,
  marked: ['sequence', 'card', 'kept'],
  onBoard: new Set(['load', 'sail']),
  secret: ['keep'],
  phase: (view) => ({ now: view.round, of: ROUNDS }),
});
