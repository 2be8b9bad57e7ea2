import type { GameFace } from '$lib/boards';
import { t } from '$lib/words.svelte';
import Board from './Board.svelte';
import Mark from './Mark.svelte';
import Player from './Player.svelte';

export const face: GameFace = {
  Board,
  Player,
  Mark,
  marked: ['card'],
  phase: (view) => (view['ending'] ? { now: 0, of: 0, text: t('web-cuzco-last-turns') } : null),
  brisk: (view) => view['festival'] !== null,
};
