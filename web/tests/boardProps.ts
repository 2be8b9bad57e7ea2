import { vi } from 'vitest';
import type { BoardProps, Game } from '$lib/boards';
import { EMPTY } from '$lib/choosing';

/** What a board gets from seat 1 of a table for three that is not asked anything, except what a test says. */
export function boardProps<G extends Game>(
  more: Pick<BoardProps<G>, 'view' | 'derived'> & Partial<BoardProps<G>>,
): BoardProps<G> {
  return {
    seat: 0,
    names: ['You', 'Sumaq', 'Wayra'],
    offers: [],
    draft: EMPTY,
    hovered: new Set<number>(),
    fresh: [],
    log: [],
    marked: null,
    phone: false,
    still: true,
    pick: vi.fn(),
    act: vi.fn(),
    hover: vi.fn(),
    ...more,
  };
}
