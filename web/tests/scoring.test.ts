import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Interlude } from '$lib/interlude.svelte';
import type { Entry, Text } from '$lib/messages';
import type { BoardModule } from '$lib/modules.svelte';
import { milestonesOf } from '$lib/scoring';
import { words } from '$lib/words.svelte';

const entry = (seq: number, events: Text[]): Entry => ({
  seq,
  kind: 'decision',
  actor: 0,
  notation: null,
  action: null,
  text: null,
  events,
  to: null,
  agree: null,
  at: 0,
});
/** The board of a game, as its module exports it. */
const faceOf = async (game: string): Promise<BoardModule> =>
  ((await import(`../games/${game}/face.ts`)) as { face: BoardModule }).face;
const read = (file: string): string => readFileSync(`../src/tampu/${file}.ftl`, 'utf8');
const speak = (game: string): void =>
  words.take('en', read(`games/${game}/locale/en`) + read('locale/en/base') + read('locale/en/web'));
const points = (game: string, seat: number, number: number, category: string): Text => ({
  key: `${game}-event-points`,
  params: { seat, points: number, category },
});

describe('scorings', () => {
  it('take the final scoring of Imhotep, and not what came before', async () => {
    speak('imhotep');
    const { scoring } = await faceOf('imhotep');
    const final = { key: 'imhotep-event-final', params: {} };
    const before = points('imhotep', 1, 3, 'temple');
    const after = [points('imhotep', 2, 4, 'burial'), points('imhotep', 1, 9, 'obelisks')];
    expect(scoring?.([entry(1, [before])], 2)).toBeNull();
    expect(scoring?.([entry(1, [before, final, ...after])], 2)).toEqual({
      title: 'Final scoring',
      rows: [
        { label: 'Burial chamber', points: [null, 4] },
        { label: 'Obelisks', points: [9, null] },
      ],
    });
  });

  it('take a Sapa Inca phase apart', async () => {
    speak('inca_empire');
    const { scoring } = await faceOf('inca_empire');
    const phase = { key: 'inca_empire-event-phase', params: { phase: 'sapa_inca', era: 3, place: '3b.8' } };
    const network = {
      key: 'inca_empire-event-sapa',
      params: { seat: 2, points: 30, terraces: 3, garrisons: 4, cities: 21, temples: 2 },
    };
    const told = scoring?.([entry(1, [phase, network])], 2);
    expect(told?.title).toBe('Middle Empire: Sapa Inca phase');
    expect(told?.rows[2]).toEqual({ label: 'Cities', points: [null, 21] });
  });

  it('of Cuzco name the city, those of Tawantinsuyu the end only', async () => {
    speak('cuzco');
    const cuzco = await faceOf('cuzco');
    const final = { key: 'cuzco-event-final', params: { seat: 1 } };
    const first = { key: 'cuzco-event-final_first', params: { seat: 1, points: 10, cell: 'D5' } };
    expect(cuzco.scoring?.([entry(1, [final, first])], 2)?.rows).toEqual([{ label: 'City of D5', points: [10, null] }]);
    speak('tawantinsuyu');
    const { scoring } = await faceOf('tawantinsuyu');
    expect(scoring?.([entry(1, [points('tawantinsuyu', 1, 3, 'joins')])], 2)).toBeNull();
    const end = scoring?.([entry(1, [points('tawantinsuyu', 1, 4, 'final_gold')])], 2);
    expect(end?.rows).toEqual([{ label: 'Gold at the end', points: [4, null] }]);
  });

  it('mark rounds and eras once each', async () => {
    speak('inca_empire');
    const { milestone } = await faceOf('inca_empire');
    const phase = (seq: number, era: number): Entry =>
      entry(seq, [{ key: 'inca_empire-event-phase', params: { phase: 'sun', era, place: '' } }]);
    expect(milestonesOf([phase(1, 1), phase(2, 1), phase(3, 2)], milestone)).toEqual([
      { seq: 1, label: 'Pre-Empire' },
      { seq: 3, label: 'Early Empire' },
    ]);
    expect(milestonesOf([phase(1, 1)], undefined)).toEqual([]);
  });
});

describe('an interlude', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows line by line, then the totals, and closes', () => {
    const interlude = new Interlude();
    interlude.play({ title: 'Final scoring', rows: [{ label: 'Temple', points: [1, 2] }] });
    expect(interlude.shown).toBe(1);
    vi.advanceTimersByTime(800);
    expect(interlude.shown).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(interlude.scoring).toBeNull();
  });

  it('shows lines and totals at once where nothing moves, long enough to read', () => {
    const interlude = new Interlude();
    const rows = ['Temple', 'Obelisks'].map((label) => ({ label, points: [1, 2] }));
    interlude.play({ title: 'Final scoring', rows }, true);
    expect(interlude.shown).toBe(rows.length + 1);
    vi.advanceTimersByTime(4000);
    expect(interlude.scoring).not.toBeNull();
    vi.advanceTimersByTime(1000);
    expect(interlude.scoring).toBeNull();
  });
});
