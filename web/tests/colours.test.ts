import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import type { AnalysedDecision, Figure, GameInfo, SeatInfo, TableInfo } from '$lib/messages';
import { session } from '$lib/session.svelte';
import { words } from '$lib/words.svelte';
import Resume from '$parts/Resume.svelte';
import DrawnFigure from '../src/book/Figure.svelte';
import { printing } from '../src/book/printing.svelte';
import { looksOf, type IncaView } from '../games/inca_empire/view';
import AnalysisPanel from '../src/replay/AnalysisPanel.svelte';
import Dealt from './Dealt.svelte';

vi.mock('$lib/boards', async () => {
  const { componentsOf } = await import('$lib/modules.svelte');
  const { face } = await import('../games/inca_empire/face');
  return { faceOf: (game: string) => Promise.resolve(componentsOf(face, game)) };
});

// Inca Empire deals the colours: the seats of this position do not have those of their places.
const file = join(import.meta.dirname, 'fixtures/inca_empire.json');
const exported = JSON.parse(readFileSync(file, 'utf-8')) as { view: IncaView; derived: never };
const LOOKS = looksOf(exported.view);
vi.setConfig({ testTimeout: 60_000 });
let mounted: ReturnType<typeof mount> | undefined;
beforeAll(() => words.take('en', 'web-analysis = Analysis'));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
});

describe('colours that the game deals', () => {
  it('differ from those of the seats', () => expect(LOOKS).not.toEqual([0, 1, 2, 3]));

  it('are those of the analysis', () => {
    const decided = (seq: number, seat: number): AnalysedDecision =>
      ({
        seq,
        seat,
        loss: 0,
        played: { action: 1, share: 0.5, text: { key: 'x', params: {} } },
        best: [],
      }) as unknown as AnalysedDecision;
    const decisions = [1, 2, 3, 4, 5, 6, 7, 8].map((seq) => decided(seq, (seq - 1) % 4));
    const analysis = {
      status: 'ready',
      problem: null,
      info: { status: 'ready', done: 8, total: 8, decisions, turning_points: [] },
      at: () => decisions[0],
    };
    mounted = mount(Dealt, {
      target: document.body,
      props: {
        looks: LOOKS,
        Part: AnalysisPanel as unknown as Component<Record<string, unknown>>,
        props: { analysis, game: 'inca_empire', names: ['A', 'B', 'C', 'D'], at: 1, choose: vi.fn() },
      },
    });
    flushSync();
    expect(document.querySelector<HTMLElement>('.one')!.style.borderColor).toBe(`var(--p${LOOKS[0]! + 1})`);
    const strokes = [...document.querySelectorAll('path.chance')].map((line) => line.getAttribute('stroke'));
    expect(strokes).toEqual(LOOKS.map((look) => `var(--p${look + 1})`));
  });

  it('are those of figures in the rulebook', async () => {
    vi.spyOn(api, 'figure').mockResolvedValue({
      ...exported,
      seats: 4,
      seat: 0,
      show: '',
      callouts: [],
      log: [],
    } as unknown as Figure);
    printing.on = true;
    mounted = mount(DrawnFigure, {
      target: document.body,
      props: { game: 'inca_empire', name: 'any', caption: [] },
    });
    const marks = (): (string | null)[] =>
      [...document.querySelectorAll('[data-network] path')].map((shape) => shape.getAttribute('fill'));
    await vi.waitFor(() => expect(marks()).toEqual(LOOKS.map((look) => `var(--p${look + 1})`)), 30_000);
    printing.on = false;
  });

  it('are not guessed on the card of a running game', () => {
    const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'bot', bot: 'level:2', person: null }) as SeatInfo);
    const table = (game: string): TableInfo => ({ id: 't', game, seats, mine: [], due: 1, status: 'running' }) as never;
    const marksOf = (game: string): number => {
      const card = mount(Resume, { target: document.body, props: { table: table(game) } });
      const count = document.querySelectorAll('.resume svg.mark').length;
      void unmount(card);
      return count;
    };
    const looks = { imhotep: false, inca_empire: true };
    session.games = Object.entries(looks).map(([id, dealt]) => ({ id, look: { dealt } }) as GameInfo);
    expect(marksOf('imhotep')).toBe(3);
    expect(marksOf('inca_empire')).toBe(0);
  });
});
