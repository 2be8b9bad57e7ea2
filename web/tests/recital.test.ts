import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Recital } from '$lib/recital.svelte';

const lines = (...texts: string[]) => texts.map((text) => ({ seat: null, text }));
const texts = (recital: Recital): string[] => recital.shown.map(({ text }) => text);

describe('a recital', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells one line after the other and goes away', () => {
    const recital = new Recital();
    recital.tell(lines('a', 'b'));
    expect(texts(recital)).toEqual(['a']);
    vi.advanceTimersByTime(700);
    expect(texts(recital)).toEqual(['a', 'b']);
    vi.advanceTimersByTime(3000);
    expect(recital.on).toBe(false);
  });

  it('goes on with what happens meanwhile', () => {
    const recital = new Recital();
    recital.tell(lines('a'));
    vi.advanceTimersByTime(1000);
    recital.tell(lines('b', 'c'));
    expect(texts(recital)).toEqual(['a', 'b']);
    vi.advanceTimersByTime(700);
    expect(texts(recital)).toEqual(['a', 'b', 'c']);
    recital.close();
    expect(recital.on).toBe(false);
  });
});
