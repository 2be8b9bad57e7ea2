import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Offer } from '$lib/choosing';
import type { Choice } from '$lib/messages';
import { questionOf } from '$lib/sentences';
import { words } from '$lib/words.svelte';

const source = (game: string): string =>
  readFileSync(join(import.meta.dirname, `../../src/tampu/games/${game}/locale/en.ftl`), 'utf-8');
const offers = (kind: string, fields: string[], ...values: (string | number)[][]): Offer[] =>
  values.map((one) => ({ kind, fields, choice: { values: one } as unknown as Choice }));

describe('the question about a half made choice', () => {
  beforeEach(() => words.take('en', source('imhotep') + source('cuzco')));

  it('asks about what is open, in words', () => {
    const sailing = offers('sail', ['ship', 'site'], [2, 'T'], [2, 'M']);
    expect(questionOf('imhotep', sailing)).toBe('Where does ship 2 sail?');
    const any = offers('sail', ['ship', 'site'], [2, 'T'], [3, 'M']);
    expect(questionOf('imhotep', any)).toBe('Which ship sails, and where to?');
  });

  it('asks the same of a kind however much is settled, where nothing else is written', () => {
    const tiles = offers('triple', ['village', 'crop', 'crop2'], ['A4', 'A5', 'B4'], ['A4', 'B4', 'B5']);
    expect(questionOf('cuzco', tiles)).toBe('Where do you lay the triple?');
  });

  it('is the choice itself when nothing is open', () => {
    const one = offers('sail', ['ship', 'site'], [2, 'T']);
    expect(questionOf('imhotep', one)).toBe('Sail ship 2 to the temple');
  });
});
