import { describe, expect, it } from 'vitest';
import { logLines } from '$lib/lines';
import { folded, ofGame } from '$lib/log';
import type { Entry } from '$lib/messages';

const entry = (seq: number, kind: Entry['kind'], to: number | null = null, events: Entry['events'] = []): Entry => ({
  seq, kind, actor: 0, notation: null, text: null, events, to, agree: null, at: 0,
});

describe('the log', () => {
  it('drops what was taken back', () => {
    const entries = [entry(1, 'start'), entry(2, 'decision'), entry(3, 'decision'), entry(4, 'undo', 2), entry(5, 'decision')];
    expect(folded(entries).map(({ seq }) => seq)).toEqual([1, 2, 4, 5]);
    expect(ofGame(folded(entries)).map(({ seq }) => seq)).toEqual([2, 5]);
  });

  it('keeps everything where nothing was taken back', () => {
    const entries = [entry(1, 'start'), entry(2, 'chance'), entry(3, 'decision')];
    expect(folded(entries)).toEqual(entries);
  });

  it('tells the newest lines first and leaves out what says nothing', () => {
    const entries = [entry(1, 'start'), entry(2, 'chance'), entry(3, 'decision'), entry(4, 'confirm')];
    expect(logLines(entries, 10).map((line) => line.entry.seq)).toEqual([3, 2]);
    expect(logLines(entries, 1).map((line) => line.entry.seq)).toEqual([3]);
  });

  it('tells hidden dealings without consequences as one', () => {
    const told = entry(5, 'chance', null, [{ key: 'tawantinsuyu-event-turn', params: { seat: 1 } }]);
    const entries = [entry(1, 'chance'), entry(2, 'chance'), entry(3, 'decision'), entry(4, 'chance'), told, entry(6, 'chance'), entry(7, 'confirm'), entry(8, 'chance')];
    const lines = logLines(entries, 5).map((line) => [line.from, line.entry.seq, line.count]);
    expect(lines).toEqual([[6, 8, 2], [5, 5, 1], [4, 4, 1], [3, 3, 1], [1, 2, 2]]);
  });
});
