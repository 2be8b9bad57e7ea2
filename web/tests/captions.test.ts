import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Captions } from '$lib/captions.svelte';

const lines = (...texts: string[]) => texts.map((text) => ({ seat: null, text }));
const texts = (captions: Captions): string[] => captions.shown.map(({ text }) => text);

describe('captions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells one line after the other and goes away', () => {
    const captions = new Captions();
    captions.add(lines('a', 'b'));
    expect(texts(captions)).toEqual(['a']);
    vi.advanceTimersByTime(700);
    expect(texts(captions)).toEqual(['a', 'b']);
    vi.advanceTimersByTime(3000);
    expect(captions.on).toBe(false);
  });

  it('tells all lines at once where nothing moves, and leaves time to read them', () => {
    const captions = new Captions();
    const many = Array.from({ length: 12 }, (_, n) => String(n));
    captions.add(lines(...many), true);
    expect(texts(captions)).toEqual(many);
    vi.advanceTimersByTime(9000);
    expect(captions.on).toBe(true);
    vi.advanceTimersByTime(3000);
    expect(captions.on).toBe(false);
  });

  it('goes on with what happens meanwhile', () => {
    const captions = new Captions();
    captions.add(lines('a'));
    vi.advanceTimersByTime(1000);
    captions.add(lines('b', 'c'));
    expect(texts(captions)).toEqual(['a', 'b']);
    vi.advanceTimersByTime(700);
    expect(texts(captions)).toEqual(['a', 'b', 'c']);
    captions.close();
    expect(captions.on).toBe(false);
  });
});
