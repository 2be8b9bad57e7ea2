import { expect, it } from 'vitest';
import type { PuzzleInfo, PuzzlesOfGame, Verdict } from '$lib/messages';
import { difficultyOf, fitting, nextPuzzle, themesOf } from '../src/puzzles/choice';
import { compared } from '../src/puzzles/exercise';

const puzzle = (id: string, rating: number, status: PuzzleInfo['status'] = 'new', theme = 'ships'): PuzzleInfo => ({
  id,
  rating,
  status,
  theme,
  seats: 2,
  choices: 9,
});
const game = (...puzzles: PuzzleInfo[]): PuzzlesOfGame => ({ game: 'toy', daily: 'a', rating: null, puzzles });

it('offers the puzzle nearest to the own rating, unsolved ones first', () => {
  const some = game(puzzle('a', 1490, 'solved'), puzzle('b', 1700), puzzle('c', 1450), puzzle('d', 1500, 'missed'));
  expect(nextPuzzle(some, null)?.id).toBe('c');
  expect(nextPuzzle(some, 'c')?.id).toBe('b');
  const strong = { ...some, rating: { game: 'toy', kind: 'puzzles' as const, points: 1800, deviation: 50, games: 9 } };
  expect(nextPuzzle(strong, null)?.id).toBe('b');
  expect(nextPuzzle(game(puzzle('a', 1500, 'solved'), puzzle('d', 900, 'missed')), null)?.id).toBe('d');
  expect(nextPuzzle(game(puzzle('a', 1500)), 'a')).toBeNull();
});

it('filters by theme, difficulty and status', () => {
  const all = [puzzle('a', 1200), puzzle('b', 1400, 'solved', 'burial'), puzzle('c', 1900, 'missed')];
  const ids = (wish: Partial<Parameters<typeof fitting>[1]>): string[] =>
    fitting(all, { theme: '', difficulty: '', status: '', ...wish }).map(({ id }) => id);
  expect(ids({})).toEqual(['a', 'b', 'c']);
  expect(ids({ theme: 'burial' })).toEqual(['b']);
  expect(ids({ difficulty: 'hard' })).toEqual(['c']);
  expect(ids({ status: 'solved' })).toEqual(['b']);
  expect(ids({ status: 'unsolved' })).toEqual(['a', 'c']);
  expect(all.map(difficultyOf)).toEqual(['easy', 'medium', 'hard']);
  expect(themesOf(all)).toEqual(['ships', 'burial']);
});

it('compares an answer that the search did not rate with those that it did', () => {
  const move = (action: number): Verdict['played'] => ({
    action,
    notation: '',
    text: { key: '', params: {} },
    visits: 0,
    share: null,
    score: null,
    reasons: [],
    then: [],
    gain: 0,
  });
  const verdict = (played: number): Verdict => ({
    right: false,
    candidates: [move(1), move(2)],
    played: move(played),
    counted: true,
    rating: null,
    change: 0,
    streak: 0,
  });
  expect(compared(verdict(2)).map(({ action }) => action)).toEqual([1, 2]);
  expect(compared(verdict(7)).map(({ action }) => action)).toEqual([1, 2, 7]);
});
