import { boardModule } from '$lib/modules.svelte';
import Board from './Board.svelte';

/** The board of games without a drawing: their position as tables and cards. */
export const face = boardModule({ Board });
