import type { PuzzleInfo, PuzzlesOfGame } from '$lib/messages';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
/** Ratings from which a puzzle is of middle difficulty, and from which it is hard. */
const MEDIUM = 1350;
const HARD = 1550;
/** The rating of somebody who has not solved a puzzle. */
const START = 1500;

export const difficultyOf = ({ rating }: { rating: number }): Difficulty =>
  rating < MEDIUM ? 'easy' : rating < HARD ? 'medium' : 'hard';

export interface Wish {
  theme: string;
  difficulty: string;
  status: string;
}

/** The puzzles that fit; an empty wish does not matter. */
export function fitting(puzzles: readonly PuzzleInfo[], { theme, difficulty, status }: Wish): PuzzleInfo[] {
  return puzzles.filter(
    (puzzle) =>
      (!theme || puzzle.theme === theme) &&
      (!difficulty || difficultyOf(puzzle) === difficulty) &&
      (!status || (status === 'solved') === (puzzle.status === 'solved')),
  );
}

/** The themes of some puzzles, the most frequent first. */
export function themesOf(puzzles: readonly PuzzleInfo[]): string[] {
  const counts = new Map<string, number>();
  for (const { theme } of puzzles) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([theme]) => theme);
}

/** The next puzzle to offer after one: not solved yet, and nearest to the own rating. */
export function nextPuzzle({ puzzles, rating }: PuzzlesOfGame, after: string | null): PuzzleInfo | null {
  const own = rating?.points ?? START;
  const others = puzzles.filter(({ id }) => id !== after);
  const fresh = others.filter(({ status }) => status === 'new');
  const missed = others.filter(({ status }) => status === 'missed');
  const from = fresh.length ? fresh : missed.length ? missed : others;
  const distance = (puzzle: PuzzleInfo): number => Math.abs(puzzle.rating - own);
  return from.toSorted((a, b) => distance(a) - distance(b) || a.id.localeCompare(b.id))[0] ?? null;
}
