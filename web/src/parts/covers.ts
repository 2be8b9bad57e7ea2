import plain from '../covers/plain.svg';
import { session } from '$lib/session.svelte';

export interface Cover {
  picture: string;
  /** The colour of the title's frame. */
  frame: string;
  /** Its small picture, if it has one. */
  icon: string | null;
  /** The game deals the colours, so that outside the table a seat has none. */
  dealt: boolean;
}

/** How a game looks on pages, as its package says; a game without a cover has a plain one. */
export function coverOf(game: string): Cover {
  const look = session.game(game)?.look;
  return {
    picture: look?.cover ?? plain,
    frame: look?.frame ?? '#5F5A4E',
    icon: look?.icon ?? null,
    dealt: look?.dealt ?? false,
  };
}
