import plain from '../covers/plain.svg';
import { session } from '$lib/session.svelte';
import { ICONS, type IconName } from './icons';

export interface Cover {
  picture: string;
  /** The colour of the title's frame. */
  frame: string;
  icon: IconName;
  /** The game deals the colours, so that outside the table a seat has none. */
  dealt: boolean;
}

const known = (icon: string | null | undefined): icon is IconName => !!icon && icon in ICONS;

/** How a game looks on pages, as its package says; a game without a cover has a plain one. */
export function coverOf(game: string): Cover {
  const look = session.game(game)?.look;
  return {
    picture: look?.cover ?? plain,
    frame: look?.frame ?? '#5F5A4E',
    icon: known(look?.icon) ? look.icon : 'points',
    dealt: look?.dealt ?? false,
  };
}
