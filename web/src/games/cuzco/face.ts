import type { GameFace } from '$lib/boards';
import Board from './Board.svelte';
import Mark from './Mark.svelte';
import Player from './Player.svelte';

export const face: GameFace = { Board, Player, Mark, marked: ['card'] };
