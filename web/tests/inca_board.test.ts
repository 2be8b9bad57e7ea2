import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '$lib/boards';
import { allOffers, EMPTY } from '$lib/choosing';
import type { Entry, Prompt } from '$lib/messages';
import Board from '../src/games/inca_empire/Board.svelte';
import { LOOKS, sideOf, trackOf } from '../src/games/inca_empire/content';
import { face } from '../src/games/inca_empire/face';
import { looksOf, news, nextPoints, placeOf, roadsOf, type IncaOutlook, type IncaView } from '../src/games/inca_empire/view';

// Exported from the engine: a turn in the middle of a game for four, with its prompt and outlook.
const file = join(import.meta.dirname, 'fixtures/inca_empire.json');
const told = JSON.parse(readFileSync(file, 'utf-8')) as { seat: number; view: Record<string, unknown>; outlook: Record<string, unknown>; prompt: Prompt };
const view = told.view as unknown as IncaView;
const outlook = told.outlook as unknown as IncaOutlook;
const offers = allOffers(told.prompt);
// The map is large, and the DOM of tests is slow.
vi.setConfig({ testTimeout: 60_000 });
let mounted: ReturnType<typeof mount> | undefined;

function drawn(more: Partial<BoardProps> = {}): { act: ReturnType<typeof vi.fn>; why: ReturnType<typeof vi.fn> } {
  const act = vi.fn();
  const why = vi.fn(() => new Promise<never>(() => {}));
  mounted = mount(Board, {
    target: document.body,
    props: {
      view: told.view, outlook: told.outlook, seat: told.seat, names: ['Killa', 'Sumaq', 'Wayra', 'You'], offers, draft: EMPTY, hovered: new Set<number>(),
      fresh: [], log: [], marked: null, phone: false, still: true, pick: vi.fn(), act, hover: vi.fn(), why, ...more,
    },
  });
  flushSync();
  return { act, why };
}
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const click = (element: Element): boolean => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const tokens = (...kinds: string[]): string[] => offers.filter(({ kind }) => kinds.includes(kind)).map(({ choice }) => choice.notation);

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
});

describe('the board of Inca Empire', () => {
  it('lights up exactly what the prompt offers on the map, and plays that alone', () => {
    const { act, why } = drawn();
    const lit = (name: string): string[] => all(`[data-${name}][data-legal]`).map((one) => one.dataset[name] ?? '').toSorted();
    const legal = (part: 'road' | 'site' | 'region'): string[] => [...new Set(offers.map(({ choice }) => placeOf(choice.notation)[part]).filter((one) => one !== undefined))].toSorted();
    for (const part of ['road', 'site', 'region'] as const) {
      expect(lit(part)).toEqual(legal(part));
      expect(lit(part).length).toBeGreaterThan(0);
    }

    // A road that is not offered is asked about, and nothing is played.
    const taken = view.players[told.seat]!.roads[0]!;
    click(all(`path[data-road="${taken}"]`)[0]!);
    expect(why).toHaveBeenCalledWith(`R ${taken}`, true);
    expect(act).not.toHaveBeenCalled();

    // The free road comes first where a road may be had in both ways.
    const road = placeOf(tokens('road')[0]!).road!;
    expect(tokens('additional_road')).toContain(`C road:${road}`);
    click(all(`[data-road="${road}"][data-legal]`)[0]!);
    expect(act).toHaveBeenCalledWith(offers.find(({ choice }) => choice.notation === `R ${road}`)!.choice.action);
  });

  it('builds the paid road when that kind was chosen', () => {
    const { act } = drawn({ draft: { kind: 'additional_road', picks: {} } });
    const road = placeOf(tokens('additional_road')[0]!).road!;
    click(all(`[data-road="${road}"][data-legal]`)[0]!);
    expect(act).toHaveBeenCalledWith(offers.find(({ choice }) => choice.notation === `C road:${road}`)!.choice.action);
  });

  it('asks before it acts where there is no pointer', () => {
    const { act } = drawn({ phone: true });
    const road = placeOf(tokens('road')[0]!).road!;
    click(all(`[data-road="${road}"][data-legal]`)[0]!);
    flushSync();
    expect(act).not.toHaveBeenCalled();
    click(all('[data-offer]')[0]!);
    expect(act).toHaveBeenCalledOnce();
  });

  it('draws what stands on the map and offers nothing to who only watches', () => {
    drawn({ offers: [] });
    expect(all('[data-legal]')).toHaveLength(0);
    expect(all('[data-site]')).toHaveLength(sideOf(4).sites.length);
    expect(all('g[data-region]')).toHaveLength(45);
    expect(all('[data-card]').map((one) => one.dataset['card'])).toEqual(expect.arrayContaining(view.fields.flatMap(({ cards }) => cards)));
    // One network alone, with what each place of it scores.
    click(all(`[data-network="${told.seat}"]`)[0]!);
    flushSync();
    const sum = all('[data-site] .worth').reduce((points, one) => points + Number(one.textContent), 0);
    expect(sum + view.players[told.seat]!.terraces.length).toBe(nextPoints(outlook, told.seat));
  });
});

describe('what the board reads', () => {
  it('finds the place in a token', () => {
    expect(placeOf('R r048')).toEqual({ road: 'r048' });
    expect(placeOf('C road:r002=')).toEqual({ road: 'r002=' });
    expect(placeOf('C temple:machu_picchu')).toEqual({ site: 'machu_picchu' });
    expect(placeOf('X nazca')).toEqual({ region: 'nazca' });
    expect(placeOf('! up chanka=m4')).toEqual({ region: 'chanka' });
    expect(placeOf('S ?@BN')).toEqual({ field: 'BN' });
    expect(placeOf('R.')).toEqual({});
  });

  it('gives each seat the look of its suyu', () => {
    expect(LOOKS).toEqual({ O: 0, B: 1, G: 2, N: 3 });
    expect(face.looks?.(told.view)).toEqual(view.players.map(({ color }) => LOOKS[color ?? '']));
    expect(looksOf({ players: [{ color: null }, { color: 'O' }] } as unknown as IncaView)).toEqual([0, 0]);
  });

  it('knows every road of a view', () => {
    expect(roadsOf(view, outlook, sideOf(4))).toHaveLength(view.players.reduce((sum, { roads }) => sum + roads.length, 0));
  });

  it('tells what is new on the map', () => {
    const entry = (notation: string): Entry => ({ notation }) as Entry;
    const found = news([entry('R r048'), entry('! up chanka=m4'), entry('C city:raqchi'), entry('R.')]);
    expect([found.roads, found.regions, found.sites].map((one) => [...one])).toEqual([['r048'], ['chanka'], ['raqchi']]);
  });

  it('leaves out the columns that a variant skips', () => {
    expect(trackOf({}).map(({ id }) => id)).toEqual(['1a', '2a', '2b', '2c', '3a', '3b', '4a']);
    expect(trackOf({ early_downfall: true }).map(({ id }) => id)).toEqual(['1a', '2a', '2b', '3a', '4a']);
    expect(trackOf({ first_era_people_phases: 3 })[0]!.phases).toHaveLength(4);
  });
});
