import { describe, expect, it } from 'vitest';
import type { Offer } from '$lib/choosing';
import { asksForHelp, completions, examples, meant, notationIn } from '$lib/typing';

const offer = (action: number, kind: string, notation: string): Offer => ({
  kind,
  fields: [],
  choice: { action, notation, fields: {}, values: [], price: {}, gain: null, ends_undo: false },
});
const WORDS: Record<string, string> = {
  'L1.2': 'Load ship 1, space 2',
  'L1.3': 'Load ship 1, space 3',
  G: 'Get stones',
};
const offers = [offer(1, 'load', 'L1.2'), offer(2, 'load', 'L1.3'), offer(3, 'get', 'G')];
const say = (some: Offer[]): string => WORDS[some[0]?.choice.notation ?? ''] ?? '';

describe('a typed move', () => {
  it('is read from a line of the log as it is copied', () => {
    expect(notationIn('12 Wayra L1.2')).toBe('L1.2');
    expect(notationIn('7 Sumaq the Great G ')).toBe('G');
    expect(notationIn(' l1.2 ')).toBe('l1.2');
  });

  it('is chosen by its notation in upper or lower case, and by its words', () => {
    expect(meant('l1.3', offers, say)?.choice.action).toBe(2);
    expect(meant('get  STONES', offers, say)?.choice.action).toBe(3);
    expect(meant('load ship', offers, say)).toBeNull();
    expect(meant('x', offers, say)).toBeNull();
  });

  it('is completed from its notation or its words', () => {
    const notations = (typed: string): string[] => completions(typed, offers, say).map(({ notation }) => notation);
    expect(notations('l1')).toEqual(['L1.2', 'L1.3']);
    expect(notations('space 3')).toEqual(['L1.3']);
    expect(notations('g')).toEqual(['G']);
    expect(notations('  ')).toEqual([]);
  });

  it('asks for help, which shows one example of each kind', () => {
    expect(['?', 'Help', 'ajuda', 'aide'].every(asksForHelp)).toBe(true);
    expect(asksForHelp('L1.2')).toBe(false);
    expect(examples(offers, say).map(({ notation }) => notation)).toEqual(['L1.2', 'G']);
  });
});
