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
    const found = columns.findIndex(({ id }) => told.phase_name?.startsWith(`${id}.`));
    const now = told.stage === 'end' ? columns.length - 1 : Math.max(0, found);
    const text = told.stage === 'end' ? t('inca_empire-era-4') : told.era === null || told.phase === null ? t('web-inca_empire-setup') : `${t(`inca_empire-era-${told.era}`)} · ${t(`inca_empire-phase-${told.phase}`)}`;
    return { now: now + 1, of: columns.length, text };
  },
  looks: (view) => looksOf(view as unknown as IncaView),
};
