import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { CategoryMean, GameStatistics } from '$lib/messages';
import { words } from '$lib/words.svelte';
import Figures from '../src/pages/people/Figures.svelte';

const read = (file: string): string => readFileSync(`../src/tampu/${file}.ftl`, 'utf8');
const figures = (categories: CategoryMean[], favourite: string | null): GameStatistics => ({
  game: 'imhotep',
  games: 6,
  victories: 3,
  mean_score: 40,
  best_score: 50,
  best_table: null,
  streak: 0,
  longest_streak: 2,
  by_seats: [],
  by_place: [],
  by_opponent: [],
  categories,
  favourite,
});
const shown = (of: GameStatistics): string[] => {
  words.take('en', read('games/imhotep/locale/en') + read('locale/en/people'));
  const part = mount(Figures, { target: document.body, props: { figures: of } });
  flushSync();
  const texts = [...document.querySelectorAll('[data-favourites] p')].map(({ textContent }) => textContent ?? '');
  void unmount(part);
  document.body.replaceChildren();
  return texts;
};
const CATEGORIES: CategoryMean[] = [
  { category: 'temple', mean: 10, average: 9.5 },
  { category: 'pyramids', mean: 4, average: 9 },
  { category: 'burial', mean: 12, average: 8 },
  { category: 'statues', mean: 9.02, average: 9 },
  { category: 'obelisks', mean: 7, average: 6.8 },
];

describe('favourite strategies', () => {
  it('are the two categories that bring the most points above the average', () => {
    expect(shown(figures(CATEGORIES, 'burial'))).toEqual([
      'Favourite strategies, by points above the average:',
      'Burial chamber +4',
      'Temple +0.5',
    ]);
  });

  it('are not named before there are games enough', () => {
    expect(shown(figures(CATEGORIES, null))).toEqual([]);
  });

  it('leave out a difference that would be shown as nothing', () => {
    const all = [CATEGORIES[1], CATEGORIES[3]].filter((one) => one !== undefined);
    expect(shown(figures(all, 'statues'))).toEqual([]);
  });
});
