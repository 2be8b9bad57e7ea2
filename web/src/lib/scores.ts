import type { Position } from './messages';

/** Running points by seat; null where the viewer cannot know them. */
export const scoresOf = (position: Position): (number | null)[] => position.result?.scores ?? position.scores;
