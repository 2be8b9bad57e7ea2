import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { logLines, logTurns } from '$lib/lines';
import { folded, ofGame } from '$lib/log';
import type { Entry } from '$lib/messages';
import { said, saidInTurn } from '$lib/sentences';
import { words } from '$lib/words.svelte';

const entry = (seq: number, kind: Entry['kind'], to: number | null = null, events: Entry['events'] = []): Entry => ({
  seq,
  kind,
  actor: 0,
  notation: null,
  action: null,
  text: null,
  events,
  to,
  agree: null,
  at: 0,
});

/** An entry that everybody may read; chance without an actor. */
const open = (seq: number, actor: number | null): Entry => ({
  ...entry(seq, actor === null ? 'chance' : 'decision'),
  actor,
  action: { id: seq, kind: 'load', fields: {} },
  text: { key: 'imhotep-did-load', params: {} },
});
/** A draw that only the seat, from 1, may read. */
const draw = (seq: number, seat: number): Entry => ({
  ...entry(seq, 'chance'),
  actor: null,
  text: { key: 'tawantinsuyu-hidden-god', params: { seat, count: 1 } },
});
const read = (file: string): string => readFileSync(`../src/tampu/${file}.ftl`, 'utf8');

describe('the log', () => {
  it('drops what was taken back', () => {
    const entries = [
      entry(1, 'start'),
      entry(2, 'decision'),
      entry(3, 'decision'),
      entry(4, 'undo', 2),
      entry(5, 'decision'),
    ];
    expect(folded(entries).map(({ seq }) => seq)).toEqual([1, 2, 4, 5]);
    expect(ofGame(folded(entries)).map(({ seq }) => seq)).toEqual([2, 5]);
  });

  it('keeps everything where nothing was taken back', () => {
    const entries = [entry(1, 'start'), entry(2, 'chance'), entry(3, 'decision')];
    expect(folded(entries)).toEqual(entries);
  });

  it('has the newest lines first and leaves out what says nothing', () => {
    const entries = [entry(1, 'start'), open(2, null), open(3, 0), entry(4, 'confirm')];
    expect(logLines(entries, 10).map((line) => line.entry.seq)).toEqual([3, 2]);
    expect(logLines(entries, 1).map((line) => line.entry.seq)).toEqual([3]);
  });

  it('counts hidden draws of one seat that follow each other without consequences', () => {
    const turn = { key: 'tawantinsuyu-event-turn', params: { seat: 1 } };
    const entries = [
      draw(1, 1),
      draw(2, 1),
      draw(3, 2),
      open(4, 0),
      draw(5, 2),
      { ...draw(6, 2), events: [turn] },
      draw(7, 2),
      entry(8, 'confirm'),
      draw(9, 2),
    ];
    const lines = logLines(entries, 6).map((line) => [line.from, line.entry.seq, line.count]);
    expect(lines).toEqual([
      [7, 9, 2],
      [6, 6, 1],
      [5, 5, 1],
      [4, 4, 1],
      [3, 3, 1],
      [1, 2, 2],
    ]);
  });

  it('is grouped by turns, the newest first, after the set-up', () => {
    const entries = [open(1, null), draw(2, 1), open(3, 0), open(4, null), open(5, 0), open(6, 1), open(7, 0)];
    const turns = logTurns(entries, Infinity).map(({ seat, setup, lines }) => [
      seat,
      setup,
      lines.map(({ entry: { seq } }) => seq),
    ]);
    expect(turns).toEqual([
      [0, false, [7]],
      [1, false, [6]],
      [0, false, [3, 4, 5]],
      [null, true, [1, 2]],
    ]);
  });

  it('says nothing of undone moves where only bots sit besides', () => {
    const entries = [open(1, 0), entry(2, 'undo', 0)];
    const seqs = (alone: boolean): number[] =>
      logTurns(entries, Infinity, alone).flatMap(({ lines }) => lines.map((line) => line.entry.seq));
    expect(seqs(true)).toEqual([1]);
    expect(seqs(false)).toEqual([1, 2]);
  });

  it('says an entry and its consequences once each', () => {
    words.take('en', read('games/tawantinsuyu/locale/en') + read('locale/en/base'));
    words.seat(['Illari', 'Sumaq'], 0);
    const statue = { god: 'inti', size: 'small', statue: 'inti_small' };
    const events = [
      { key: 'tawantinsuyu-event-statue', params: { seat: 1, statue: 'inti_small' } },
      { key: 'tawantinsuyu-event-points', params: { seat: 1, points: 3, category: 'statues' } },
      { key: 'tawantinsuyu-event-turn', params: { seat: 2 } },
    ];
    const built = { ...open(1, 0), text: { key: 'tawantinsuyu-did-statue', params: { seat: 1, ...statue } }, events };
    expect(said('tawantinsuyu', { entry: built, count: 1 }).map(({ sentence }) => sentence)).toEqual([
      'You raised a small statue of Inti',
      'You scored 3 VP: Statues',
    ]);
    const drawn = said('tawantinsuyu', { entry: draw(2, 2), count: 3 });
    expect(drawn.map(({ sentence }) => sentence)).toEqual(['Sumaq drew 3 god cards']);
  });

  it('adds up points of the same seat and category', () => {
    words.take('en', read('games/imhotep/locale/en') + read('locale/en/base'));
    words.seat(['Illari', 'Sumaq'], 0);
    const points = (seat: number, category: string) => ({
      key: 'imhotep-event-points',
      params: { seat, points: 1, category },
    });
    const events = [points(1, 'temple'), points(2, 'temple'), points(1, 'temple'), points(1, 'pyramids')];
    const sailed = { ...open(1, 0), text: null, events };
    expect(said('imhotep', { entry: sailed, count: 1 }).map(({ sentence }) => sentence)).toEqual([
      'You scored 2 points: temple.',
      'Sumaq scored 1 point: temple.',
      'You scored 1 point: pyramids.',
    ]);
    expect(events[0]?.params.points).toBe(1);
  });

  it('leaves out a draw that only repeats the decision to draw', () => {
    words.take('en', read('games/cuzco/locale/en') + read('locale/en/base'));
    words.seat(['Illari', 'Sumaq'], 0);
    const decided = { ...open(1, 1), text: { key: 'cuzco-did-draw_blind', params: { seat: 2 } } };
    const dealt = {
      ...entry(2, 'chance'),
      actor: null,
      text: { key: 'cuzco-hidden-draw_blind', params: { seat: 2, count: 1 } },
    };
    const again = { ...dealt, seq: 3, text: { key: 'cuzco-did-draw_face_up', params: { seat: 2, card: 'K' } } };
    const [turn] = logTurns([decided, dealt, again], Infinity);
    const told = saidInTurn('cuzco', turn?.lines ?? []).map(({ sentences }) => sentences[0]?.sentence);
    expect(told).toHaveLength(2);
    expect(told[0]).toBe('Sumaq drew a card from the pile');
  });
});
