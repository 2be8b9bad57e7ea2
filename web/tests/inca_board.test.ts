import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Fields } from '$lib/boards';
import { allOffers } from '$lib/choosing';
import type { Entry, Prompt } from '$lib/messages';
import Board from '../games/inca_empire/Board.svelte';
import { LOOKS, sideOf, trackOf } from '../games/inca_empire/content';
import { face } from '../games/inca_empire/face';
import {
  looksOf,
  news,
  nextPoints,
  placeOf,
  roadsOf,
  type IncaDerived,
  type IncaView,
} from '../games/inca_empire/view';
import type { Game } from '../games/inca_empire/types';
import { boardProps } from './boardProps';

// Exported from the engine: a turn in the middle of a game for four, with its prompt and derived.
const file = join(import.meta.dirname, 'fixtures/inca_empire.json');
const exported = JSON.parse(readFileSync(file, 'utf-8')) as {
  seat: number;
  view: IncaView;
  derived: IncaDerived;
  prompt: Prompt;
};
const view = exported.view;
const derived = exported.derived;
const offers = allOffers(exported.prompt);
// The map is large, and the DOM of tests is slow.
vi.setConfig({ testTimeout: 60_000 });
let mounted: ReturnType<typeof mount> | undefined;

function drawn(more: Partial<BoardProps<Game>> = {}): {
  act: ReturnType<typeof vi.fn>;
  why: ReturnType<typeof vi.fn>;
} {
  const act = vi.fn();
  const why = vi.fn(() => new Promise<never>(() => {}));
  mounted = mount(Board, {
    target: document.body,
    props: boardProps<Game>({
      view: exported.view,
      derived: exported.derived,
      seat: exported.seat,
      names: ['Killa', 'Sumaq', 'Wayra', 'You'],
      offers,
      act,
      why,
      ...more,
    }),
  });
  flushSync();
  return { act, why };
}
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const click = (element: Element): boolean => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const roadsOffered = (kind: string): string[] =>
  offers.filter((offer) => offer.kind === kind).map(({ choice }) => placeOf(choice.fields).road!);
const actionOf = (kind: string, road: string): number =>
  offers.find((offer) => offer.kind === kind && offer.choice.fields['road'] === road)!.choice.action;

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
});

describe('the board of Inca Empire', () => {
  it('lights up exactly what the prompt offers on the map, and plays that alone', () => {
    const { act, why } = drawn();
    const lit = (name: string): string[] =>
      all(`[data-${name}][data-legal]`)
        .map((one) => one.dataset[name] ?? '')
        .toSorted();
    const legal = (part: 'road' | 'site' | 'region'): string[] =>
      [
        ...new Set(offers.map(({ choice }) => placeOf(choice.fields)[part]).filter((one) => one !== undefined)),
      ].toSorted();
    for (const part of ['road', 'site', 'region'] as const) {
      expect(lit(part)).toEqual(legal(part));
      expect(lit(part).length).toBeGreaterThan(0);
    }

    // A road that is not offered is asked about, and nothing is played.
    const taken = view.players[exported.seat]!.roads[0]!;
    click(all(`path[data-road="${taken}"]`)[0]!);
    expect(why).toHaveBeenCalledWith('road', { road: taken }, true);
    expect(act).not.toHaveBeenCalled();

    // The free road comes first where a road may be had in both ways.
    const road = roadsOffered('road')[0]!;
    expect(roadsOffered('additional_road')).toContain(road);
    click(all(`[data-road="${road}"][data-legal]`)[0]!);
    expect(act).toHaveBeenCalledWith(actionOf('road', road));
  });

  it('builds the paid road when that kind was chosen', () => {
    const { act } = drawn({ draft: { kind: 'additional_road', picks: {} } });
    const road = roadsOffered('additional_road')[0]!;
    click(all(`[data-road="${road}"][data-legal]`)[0]!);
    expect(act).toHaveBeenCalledWith(actionOf('additional_road', road));
  });

  it('shows the map on a phone when a guide points at it', () => {
    drawn({ phone: true });
    click(all('[data-part=sun]')[0]!);
    flushSync();
    expect(all('[data-part=map]')[0]!.getAttribute('aria-pressed')).toBe('false');
    all('[data-site]')[0]!.dispatchEvent(new CustomEvent('reveal', { bubbles: true }));
    flushSync();
    expect(all('[data-part=map]')[0]!.getAttribute('aria-pressed')).toBe('true');
  });

  it('asks before it acts where there is no pointer', () => {
    const { act } = drawn({ phone: true });
    const road = roadsOffered('road')[0]!;
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
    expect(all('[data-card]').map((one) => one.dataset['card'])).toEqual(
      expect.arrayContaining(view.fields.flatMap(({ cards }) => cards)),
    );
    // One network alone, with what each place of it scores.
    click(all(`[data-network="${exported.seat}"]`)[0]!);
    flushSync();
    const sum = all('[data-worth] text').reduce((points, one) => points + Number(one.textContent), 0);
    expect(sum + view.players[exported.seat]!.terraces.length).toBe(nextPoints(derived, exported.seat));
  });
});

describe('what the board reads', () => {
  it('finds the place in the fields of an action', () => {
    expect(placeOf({ road: 'r002=' })).toEqual({ road: 'r002=' });
    expect(placeOf({ site: 'machu_picchu' })).toEqual({ site: 'machu_picchu' });
    expect(placeOf({ region: 'chanka', marker: 'm4' })).toEqual({ region: 'chanka' });
    expect(placeOf({ card: 'EP', field: 'BN' })).toEqual({});
    expect(placeOf(undefined)).toEqual({});
  });

  it('gives each seat the look of its suyu', () => {
    expect(LOOKS).toEqual({ O: 0, B: 1, G: 2, N: 3 });
    expect(face.looks?.(exported.view)).toEqual(view.players.map(({ color }) => LOOKS[color ?? '']));
    expect(looksOf({ ...view, players: [null, 'O'].map((color) => ({ ...view.players[0]!, color })) })).toEqual([0, 0]);
  });

  it('knows every road of a view', () => {
    expect(roadsOf(view, derived, sideOf(4))).toHaveLength(
      view.players.reduce((sum, { roads }) => sum + roads.length, 0),
    );
  });

  it('tells what is new on the map', () => {
    const entry = (kind: string, fields: Fields): Entry => ({ action: { id: 0, kind, fields } }) as unknown as Entry;
    const changed = news([
      entry('road', { road: 'r048' }),
      entry('up', { region: 'chanka', marker: 'm4' }),
      entry('city', { site: 'raqchi' }),
      entry('end_roads', {}),
    ]);
    expect([changed.roads, changed.regions, changed.sites].map((one) => [...one])).toEqual([
      ['r048'],
      ['chanka'],
      ['raqchi'],
    ]);
  });

  it('leaves out the columns that a variant skips', () => {
    expect(trackOf({}).map(({ id }) => id)).toEqual(['1a', '2a', '2b', '2c', '3a', '3b', '4a']);
    expect(trackOf({ early_downfall: true }).map(({ id }) => id)).toEqual(['1a', '2a', '2b', '3a', '4a']);
    expect(trackOf({ mini: true }).map(({ id }) => id)).toEqual(['1a', '2a']);
    expect(trackOf({ first_era_people_phases: 3 })[0]!.phases).toHaveLength(4);
  });
});
