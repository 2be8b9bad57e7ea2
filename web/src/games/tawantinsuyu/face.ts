import type { GameFace } from '$lib/boards';
import { t } from '$lib/words.svelte';
import Board from './Board.svelte';
import { FESTIVALS } from './content';
import Mark from './Mark.svelte';
import Player from './Player.svelte';
import type { TawView } from './view';

export const face: GameFace = {
  Board,
  Player,
  Mark,
  marked: ['action', 'statue', 'card', 'worker', 'space', 'icon', 'tile', 'building', 'item', 'target', 'god', 'potato', 'maize', 'stone', 'gold', 'food'],
  phase: (view) => {
    const { festivals, village, stage } = view as unknown as TawView & { stage: number };
    const now = Math.min(FESTIVALS, festivals + 1);
    const SETUP = 0;
    return { now, of: FESTIVALS, text: stage === SETUP ? t('web-tawantinsuyu-setting-up') : t('web-tawantinsuyu-before', { number: now, left: village.length }) };
  },
};
