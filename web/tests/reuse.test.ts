import { describe, expect, it } from 'vitest';
import { reuseEqual } from '$lib/reuse';

describe('what stays of a position', () => {
  const old = (): Record<string, unknown> => ({
    scores: [1, 2],
    hill: { a: null, b: 'worker' },
    players: [{ hand: ['x'] }, { hand: [] }],
    none: null,
  });

  it('is the old object where nothing changed', () => {
    const before = old();
    expect(reuseEqual(before, old())).toBe(before);
  });

  it('is every equal part, and never a wrong value', () => {
    const before = old();
    const fresh: Record<string, unknown> = { ...old(), players: [{ hand: ['x'] }, { hand: ['y'] }], more: 1 };
    const told = structuredClone(fresh);
    const after = reuseEqual(before, fresh);
    expect(after).toEqual(told);
    expect(after).not.toBe(before);
    expect(after['hill']).toBe(before['hill']);
    const [one, two] = [before, after].map((view) => view['players'] as unknown[]);
    expect(two![0]).toBe(one![0]);
    expect(two![1]).not.toBe(one![1]);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, {}],
    [{}, { a: 1 }],
    [[], {}],
    [null, {}],
    [{}, null],
    [{ a: undefined }, { b: undefined }],
    [0, ''],
  ])('tells %j from %j', (before, fresh) => {
    expect(reuseEqual(before, structuredClone(fresh))).toEqual(fresh);
    expect(reuseEqual(before, fresh)).not.toBe(before);
  });
});
