import type { GameFace } from '$lib/boards';
import Board from './Board.svelte';
import { trackOf } from './content';
import Player from './Player.svelte';
import { looksOf, type IncaView } from './view';

export const face: GameFace = {
  Board,
  Player,
  phase: (view) => {
    const told = view as unknown as IncaView;
    const columns = trackOf(told.options);
    const now = columns.findIndex(({ id }) => told.phase_name?.startsWith(`${id}.`));
    return { now: Math.max(0, now) + 1, of: columns.length };
  },
  looks: (view) => looksOf(view as unknown as IncaView),
};
