import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gainsOf } from '$lib/gains';
import type { BoardProps } from '$lib/boards';
import type { Draft, Offer } from '$lib/choosing';
import type { Entry } from '$lib/messages';
import Board from '../games/cuzco/Board.svelte';
import { CELLS } from '../games/cuzco/content';
import { cellAt, neighbours, outline, stepFrom, topOf } from '../games/cuzco/grid';
import { bidsOf, newsOf, recentOf } from '../games/cuzco/happened';
import { Play, priceOf, turnOf } from '../games/cuzco/play.svelte';
import { Columns } from '../games/cuzco/terrain';
import type { CuzcoDerived, CuzcoView } from '../games/cuzco/view';
import type { Game } from '../games/cuzco/types';
import { boardProps } from './boardProps';

// Exported from the engine: seat 1 in the middle of its turn, with everything that it may do.
interface Exported {
  view: CuzcoView;
  derived: CuzcoDerived;
  offers: Record<string, { fields: string[]; choices: [number, string, (string | number)[], number][] }>;
}
const exported = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/cuzco.json'), 'utf-8')) as Exported;
const offers: Offer[] = Object.entries(exported.offers).flatMap(([kind, { fields, choices }]) =>
  choices.map(([action, notation, values, ap]) => ({
    kind,
    fields,
    choice: { action, notation, fields: {}, values, price: ap ? { ap } : {}, gain: null, ends_undo: false },
  })),
);
const of = (kind: string): Offer[] => offers.filter((offer) => offer.kind === kind);
const first = (offer: Offer): string => String(offer.choice.values[0]);

const props = (more: Partial<BoardProps<Game>> = {}): BoardProps<Game> =>
  boardProps<Game>({ view: exported.view, derived: exported.derived, offers, drop: vi.fn(), ...more });
let mounted: ReturnType<typeof mount> | undefined;
function drawn(more: Partial<BoardProps<Game>> = {}): BoardProps<Game> {
  const given = props(more);
  mounted = mount(Board, { target: document.body, props: given });
  flushSync();
  return given;
}
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const cells = (selector: string, data: string): string[] =>
  all(selector)
    .map((element) => element.getAttribute(data)!)
    .toSorted();

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
});

describe('the valley as a grid', () => {
  it('has the cells of the ledger, each the neighbour of its neighbours', () => {
    expect(CELLS.filter(({ ground }) => ground === 'land')).toHaveLength(153);
    expect(CELLS.filter(({ ground }) => ground !== 'land')).toHaveLength(63);
    for (const { name } of CELLS) {
      neighbours(name).forEach((near, edge) => near && expect(neighbours(near)[(edge + 3) % 6]).toBe(name));
    }
  });

  it('finds the cell whose top is seen, also on high terraces', () => {
    const levels = new Map(exported.view.terrain.map(({ cell, level }) => [cell, level]));
    const level = (cell: string): number => levels.get(cell) ?? 0;
    for (const { name } of CELLS) {
      const found = cellAt(topOf(name, level(name)), level);
      if (found !== name) expect(topOf(found!, level(found!))[1]).toBeGreaterThan(topOf(name, level(name))[1]);
    }
    expect(cellAt([-50, -50], level)).toBeNull();
  });

  it('walks by arrow keys over the whole valley', () => {
    const seen = new Set(['H8']);
    for (const cell of seen) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = stepFrom(cell, key);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(CELLS.length);
  });

  it('outlines only the outer edges of an area', () => {
    expect(outline(['G5'], () => 0).split('M')).toHaveLength(7);
    expect(outline(['G5', 'G6'], () => 0).split('M')).toHaveLength(11);
  });
});

describe('terraces', () => {
  it('are drawn again only where something changed', () => {
    const columns = new Columns();
    const before = columns.of(exported.view);
    expect(before).toHaveLength(exported.view.terrain.length);
    const [one] = exported.view.terrain;
    const after = columns.of({
      ...exported.view,
      terrain: exported.view.terrain.map((ground) =>
        ground === one ? { ...ground, level: ground.level + 1 } : ground,
      ),
    });
    const changed = after.filter((column) => !before.includes(column)).map(({ cell }) => cell);
    expect(changed).toContain(one!.cell);
    expect(changed.length).toBeLessThanOrEqual(7);
  });
});

describe('tools', () => {
  it('know a tile by the cell of its village and its turn', () => {
    const turns = of('triple').map((offer) => `${first(offer)}.${turnOf(offer)}`);
    expect(new Set(turns).size).toBe(turns.length);
    const play = new Play(() => props({ draft: { kind: 'triple', picks: {} } }));
    expect([...play.tiles.values()].reduce((sum, found) => sum + found.size, 0)).toBe(of('triple').length);
  });

  it('snap to a turn that fits, unless it was turned by hand', () => {
    const given = props({ draft: { kind: 'triple', picks: {} } });
    const play = new Play(() => given);
    const [cell, turns] = [...play.tiles].find(
      ([at, found]) => found.size < 6 && neighbours(at).every((near) => near !== null),
    )!;
    play.turn = [0, 1, 2, 3, 4, 5].find((turn) => !turns.has(turn))!;
    play.point(cell);
    expect(play.ghost?.offer).not.toBeNull();
    expect(given.hover).toHaveBeenLastCalledWith([play.ghost?.offer]);
    for (let turned = 0; turned < 6 && play.ghost?.offer; turned += 1) play.rotate();
    expect(play.ghost?.offer).toBeNull();
    expect(play.ghost?.kind).toBe('triple');
  });

  it('ask the server for the reason of what is not offered, and play what is', async () => {
    const why = vi.fn(() => Promise.resolve({ legal: false, text: 'Water.', rule: 'CZ-T04' }));
    const given = props({ draft: { kind: 'single_crop', picks: {} }, why });
    const play = new Play(() => given);
    const water = exported.view.water[0]!;
    play.click(water);
    await vi.waitFor(() => expect(play.reason?.text).toBe('Water.'));
    expect(why).toHaveBeenCalledWith(
      'single_crop',
      { cell: water },
      {
        rule: 'CZ-T04',
        text: 'web-cuzco-on-water',
      },
    );
    expect(given.act).not.toHaveBeenCalled();
    const offer = of('single_crop')[0]!;
    play.click(first(offer));
    expect(given.act).toHaveBeenCalledWith(offer.choice.action);
  });

  it('ask without playing while the mouse rests, also on a tile that is legal but not offered', async () => {
    vi.useFakeTimers();
    const why = vi.fn(() => Promise.resolve({ legal: true, text: '', rule: null }));
    const offer = of('single_crop')[0]!;
    // A guided game offers only what its lesson asks for.
    const lesson = offers.filter((one) => one.kind !== 'single_crop' || one !== offer);
    const given = props({ draft: { kind: 'single_crop', picks: {} }, offers: lesson, why });
    const play = new Play(() => given);
    play.point(first(offer));
    expect(play.ghost?.offer).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(why).toHaveBeenCalledExactlyOnceWith('single_crop', { cell: first(offer) }, false);
    expect(given.act).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('let a finger look before it lays', () => {
    const given = props({ draft: { kind: 'triple', picks: {} } });
    const play = new Play(() => given);
    const [cell] = play.tiles.keys();
    play.click(cell!, true);
    const shown = play.ghost?.id;
    play.click(cell!, true);
    expect(play.ghost?.id).not.toBe(shown);
    expect(given.act).not.toHaveBeenCalled();
    play.rotate(-1);
    play.confirm();
    expect(given.act).toHaveBeenCalledOnce();
  });

  it('tell which water a tile closes', () => {
    const derived = {
      ...exported.derived,
      waters: [{ cells: ['F4'], open: ['G5'], leader: 1, points: 3, levels: [[], [1], []] }],
    };
    const play = new Play(() => props({ derived: derived }));
    expect(play.closes(['G5', 'G6'])).toHaveLength(1);
    expect(play.closes(['G6'])).toHaveLength(0);
  });
});

describe('the board of Cuzco', () => {
  it('draws every terrace, pond, temple and Inca', () => {
    drawn();
    expect(cells('[data-temple]', 'data-temple')).toEqual(exported.view.temples.map(({ cell }) => cell).toSorted());
    expect(cells('[data-inca]', 'data-inca')).toEqual(exported.view.incas.flat().toSorted());
    expect(all('svg.terrain use')).toHaveLength(exported.view.terrain.length - exported.view.temples.length);
  });

  it('marks exactly where the tool in hand may be used', () => {
    drawn({ draft: { kind: 'pond', picks: {} } });
    expect(cells('[data-spot]', 'data-spot')).toEqual(of('pond').map(first).toSorted());
  });

  it('narrows to the ways of one Inca, each with its price', () => {
    const cell = first(of('move')[0]!);
    const draft: Draft = { kind: 'move', picks: { cell } };
    drawn({ draft });
    const ways = of('move').filter((offer) => first(offer) === cell);
    expect(cells('[data-spot]', 'data-spot')).toEqual(ways.map((offer) => String(offer.choice.values[1])).toSorted());
    for (const offer of ways) {
      expect(document.querySelector(`[data-spot="${offer.choice.values[1]}"]`)!.getAttribute('data-price')).toBe(
        String(priceOf(offer)),
      );
    }
    expect(document.querySelector(`[data-inca="${cell}"]`)!.getAttribute('data-may')).toBe('picked');
  });

  it('has a tile in hand when one must be laid', () => {
    drawn({ view: { ...exported.view, point: 'mandatory_tile' } });
    expect(document.querySelector('.valley')!.getAttribute('data-tool')).toBe('triple');
    expect(cells('[data-spot]', 'data-spot')).toEqual([...new Set(of('triple').map(first))].toSorted());
  });

  it('takes up a supply and tells the prompt', () => {
    const { pick } = drawn();
    (document.querySelector('[data-take=double]') as HTMLButtonElement).click();
    expect(pick).toHaveBeenCalledWith('double', {});
    expect(document.querySelector('[data-take=temple]')?.getAttribute('aria-disabled') === 'true').toBe(
      of('build').length + of('expand').length === 0,
    );
  });

  it('spends action points as tokens', () => {
    drawn();
    expect(document.querySelector('[data-ap]')!.getAttribute('data-ap')).toBe(String(exported.view.ap));
    expect(all('.hexes svg')).toHaveLength(6);
    expect(all('.hexes .spent')).toHaveLength(6 - exported.view.ap);
  });

  it('lets nothing be done when nothing is asked', () => {
    drawn({ offers: [] });
    expect(all('[data-spot]')).toHaveLength(0);
    expect(all('.tray button:not(:disabled, [aria-disabled=true])')).toHaveLength(0);
    expect(all('[data-festival]')).toHaveLength(0);
  });
});

describe('a festival', () => {
  const temple = exported.view.temples[0]!.cell;
  const entry = (seq: number, actor: number, kind: string, params: Record<string, string | number>): Entry => ({
    seq,
    kind: 'decision',
    actor,
    notation: null,
    action: { id: seq, kind, fields: params },
    text: { key: `cuzco-did-${kind}`, params: { seat: actor + 1, ...params } },
    events: [],
    to: null,
    agree: null,
    at: 0,
  });
  const log = [
    entry(1, 2, 'propose', { cell: 'A1', card: 'M' }),
    entry(5, 1, 'propose', { cell: temple, card: 'ML' }),
    entry(6, 1, 'end_bid', {}),
    entry(7, 0, 'lay_card', { card: 'L' }),
  ];
  const view: CuzcoView = {
    ...exported.view,
    point: 'further_card',
    hand: { L: 1, K: 1 },
    festival: { cell: temple, bidder: 0, need: 2, totals: [1, 2, 0], standing: ['in', 'in', 'away'], played: {} },
  };
  const asked: Offer[] = [
    {
      kind: 'lay_card',
      fields: ['card'],
      choice: { action: 7, notation: 'F+:L', fields: {}, values: ['L'], price: {}, gain: null, ends_undo: false },
    },
  ];

  it('shows who takes part with the cards laid', () => {
    expect(bidsOf(log, 3)).toEqual([['L'], ['ML'], []]);
    drawn({ view, log, offers: asked });
    expect(cells('[data-bidder]', 'data-bidder')).toEqual(['0', '1']);
  });

  it('lays a card that was chosen', () => {
    const { act } = drawn({ view, log, offers: asked });
    expect((document.querySelector('[data-card=K]') as HTMLButtonElement).disabled).toBe(true);
    (document.querySelector('[data-card=L]') as HTMLButtonElement).click();
    flushSync();
    (document.querySelector('[data-lay-card]') as HTMLButtonElement).click();
    expect(act).toHaveBeenCalledWith(7);
  });

  it('is read from the log together with what the others did', () => {
    const moves = [
      entry(1, 0, 'end_actions', {}),
      entry(2, 1, 'triple', { village: 'G5', crop: 'G6', crop2: 'H5' }),
      entry(3, 1, 'move', { cell: 'G5', to: 'H5' }),
    ];
    expect(recentOf(moves, 0)).toEqual({
      tiles: [{ seat: 1, cells: ['G5', 'G6', 'H5'], seq: 2 }],
      ways: [{ seat: 1, from: 'G5', to: 'H5', seq: 3 }],
    });
    const fresh = [
      { ...moves[1]!, events: [{ key: 'cuzco-event-ponds', params: { seat: 2, points: 3, cell: 'F4' } }] },
      moves[2]!,
    ];
    const news = newsOf(fresh);
    expect([...news.laid]).toEqual(['G5', 'G6', 'H5']);
    expect(news.walked.get('H5')).toBe('G5');
    expect(gainsOf(fresh).map(({ seat, points, event }) => [seat, points, event.params['cell']])).toEqual([
      [1, 3, 'F4'],
    ]);
  });
});
