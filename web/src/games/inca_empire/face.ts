import type { GameFace } from '$lib/boards';
import { t } from '$lib/words.svelte';
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
    const text = told.era === null || told.phase === null ? t('web-inca_empire-setup') : `${t(`inca_empire-era-${told.era}`)} · ${t(`inca_empire-phase-${told.phase}`)}`;
    return { now: Math.max(0, now) + 1, of: columns.length, text };
  },
  looks: (view) => looksOf(view as unknown as IncaView),
};
