import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, GameFace } from '$lib/boards';
import { allOffers, fieldOf, type Offer } from '$lib/choosing';
import type { Entry, Prompt } from '$lib/messages';
import { componentsOf } from '$lib/modules.svelte';
import Board from '../games/tawantinsuyu/Board.svelte';
import { face } from '../games/tawantinsuyu/face';
import Explain from '../src/table/Explain.svelte';
import { herTurn, tokensBefore } from '../games/tawantinsuyu/axomamma';
import { glyphsOf, ICON, SPACES, taskSign } from '../games/tawantinsuyu/content';
import { BOX, placeOf } from '../games/tawantinsuyu/geometry';
import type { TawDerived, TawView } from '../games/tawantinsuyu/view';
import { isSign } from '../games/tawantinsuyu/icons';
import { attemptAt } from '../games/tawantinsuyu/attempts';
import type { Game } from '../games/tawantinsuyu/types';
import { boardProps } from './boardProps';

// Exported from the engine: positions of stored records, with their prompts.
interface Exported {
  view: TawView;
  derived: TawDerived;
  prompt: Prompt;
  log?: Entry[];
}
const file = join(import.meta.dirname, 'fixtures/tawantinsuyu.json');
const exported = JSON.parse(readFileSync(file, 'utf-8')) as Record<'space' | 'main' | 'conquer' | 'solo', Exported>;
const NAMES = ['You', 'Killa', 'Sumaq', 'Wayra'];
vi.setConfig({ testTimeout: 120_000 });
let mounted: ReturnType<typeof mount> | undefined;
let explained: ReturnType<typeof mount> | undefined;
const pointAt = (thing: Element): void => {
  thing.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  flushSync();
};

function drawn(
  which: keyof typeof exported,
  more: Partial<BoardProps<Game>> = {},
): { offers: Offer[]; pick: ReturnType<typeof vi.fn>; act: ReturnType<typeof vi.fn> } {
  const { view, derived, prompt, log } = exported[which];
  const offers = allOffers(prompt);
  const pick = vi.fn();
  const act = vi.fn();
  mounted = mount(Board, {
    target: document.body,
    props: boardProps<Game>({ view, derived, names: NAMES, offers, log: log ?? [], pick, act, ...more }),
  });
  const position = { view, derived, seat: 0, seq: 1 } as never;
  explained = mount(Explain, {
    target: document.body,
    props: { face: componentsOf(face, 'tawantinsuyu') as unknown as GameFace, position, names: NAMES, open: vi.fn() },
  });
  flushSync();
  return { offers, pick, act };
}
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const things = (prefix: string): string[] =>
  all(`[data-thing^="${prefix}"][data-legal]`).map((one) => one.getAttribute('data-thing')!.slice(prefix.length));
const values = (offers: Offer[], kind: string, field: string): string[] =>
  offers
    .filter((offer) => offer.kind === kind)
    .map((offer) => String(fieldOf(offer, field)))
    .filter((value) => value !== 'null');

afterEach(() => {
  for (const one of [mounted, explained]) if (one) void unmount(one);
  mounted = explained = undefined;
  document.body.innerHTML = '';
});

describe('the board of Tawantinsuyu', () => {
  it('tells a Festival step by step, and its points fly to their players', () => {
    vi.useFakeTimers();
    const animate = vi.fn(() => ({ cancel: vi.fn() }));
    Object.assign(Element.prototype, { animate });
    const event = (name: string, params: Record<string, number | string>) => ({
      key: `tawantinsuyu-event-${name}`,
      params,
    });
    const entry: Entry = {
      seq: 9,
      kind: 'decision',
      actor: 0,
      notation: 'ACT',
      action: null,
      text: null,
      to: null,
      agree: null,
      at: 0,
      events: [
        event('turn', { seat: 1 }),
        event('festival', { festival: 1 }),
        event('points', { seat: 2, points: 3, category: 'temple' }),
        event('potatoes', { seat: 2, paid: 1, missing: 0 }),
      ],
    };
    drawn('main', { still: false, fresh: [entry] });
    const lines = (): number => all('[data-captions] li').length;
    expect(lines()).toBe(1);
    vi.advanceTimersByTime(1400);
    flushSync();
    expect(lines()).toBe(3);
    expect(all('[data-flight]').map((one) => one.textContent)).toEqual(['+3']);
    expect(animate).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('tells a Festival at once where nothing moves', () => {
    const event = (name: string, params: Record<string, number | string>) => ({
      key: `tawantinsuyu-event-${name}`,
      params,
    });
    const events = [
      event('festival', { festival: 1 }),
      event('points', { seat: 2, points: 3, category: 'temple' }),
      event('potatoes', { seat: 2, paid: 1, missing: 0 }),
    ];
    drawn('main', { still: true, fresh: [{ seq: 9, kind: 'decision', actor: 0, events } as unknown as Entry] });
    expect(all('[data-captions] li')).toHaveLength(3);
    expect(all('[data-flight]')).toHaveLength(0);
  });

  it('lights up exactly the spaces that may be taken', () => {
    const { offers, act } = drawn('space');
    const legal = values(offers, 'space', 'space');
    expect(legal.length).toBeGreaterThan(2);
    expect(things('space-').toSorted()).toEqual(legal.toSorted());
    all('[data-thing^="space-"][data-legal]')[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const chosen = offers.find((offer) => fieldOf(offer, 'space') === things('space-')[0])!;
    expect(act).toHaveBeenCalledWith(chosen.choice.action);
  });

  it('shows on every space its price and tasks, and finds those beside a task', () => {
    const { offers } = drawn('space');
    const legal = values(offers, 'space', 'space');
    expect(all('.cost')).toHaveLength(legal.length);
    const price = exported.space.derived.spaces![legal[0]!]!;
    const numbers = [...all(`[data-cost="${legal[0]}"] text`)].map((one) => Number(one.textContent));
    const [worker] = Object.values(price.workers);
    expect(numbers).toEqual([worker!.food, worker!.tasks]);
    (all('[data-seek="building"]')[0] as HTMLElement).click();
    flushSync();
    const beside = legal.filter((id) =>
      SPACES.find((one) => one.id === id)!.icons.some((icon) => ICON.get(icon)!.kind === 'building'),
    );
    expect(beside.length).toBeLessThan(legal.length);
    expect(all('.cost')).toHaveLength(beside.length);
    expect(things('space-').toSorted()).toEqual(legal.toSorted());
  });

  it('shows the whole price of the space under the pointer', () => {
    const { offers } = drawn('space');
    const offer = offers.find((one) => one.kind === 'space')!;
    const space = String(fieldOf(offer, 'space'));
    pointAt(all(`[data-thing="space-${space}"]`)[0]!);
    const price = exported.space.derived.spaces![space]!;
    const parts = all('[data-tip] dd').map((one) => one.textContent);
    expect(parts.slice(0, 3)).toEqual(['1', String(price.wander), String(price.descend)]);
    expect(parts).toHaveLength(3 + price.steps.length);
    const food = Number(all('[data-tip] .food')[0]!.textContent);
    expect(food).toBe(offer.choice.price['food'] ?? 0);
    expect(all('[data-tip] .tasks > span')).toHaveLength(3);
  });

  it('offers workers, priest and small actions at the beginning of a turn', () => {
    const { offers, act } = drawn('main');
    expect(new Set(things('worker-'))).toEqual(new Set(values(offers, 'place', 'worker')));
    const mine = exported.main.view.players[0]!.priest!;
    expect(things('side-').map(Number).toSorted()).toEqual([(mine + 1) % 5, (mine + 2) % 5].toSorted());
    const pray = all('[data-thing="pray"]')[0]!;
    pray.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(act).toHaveBeenCalledWith(offers.find((offer) => offer.kind === 'pray')!.choice.action);
  });

  const supply = (...kinds: string[]): Partial<BoardProps<Game>> => {
    const { derived } = exported.main;
    const [some] = Object.values(derived.spaces!).flatMap(({ workers }) => Object.values(workers));
    const workers = Object.fromEntries(kinds.map((kind) => [kind, { ...some!, open: true }]));
    const spaces = Object.fromEntries(Object.entries(derived.spaces!).map(([id, one]) => [id, { ...one, workers }]));
    return { derived: { ...derived, spaces } as TawDerived, ahead: true };
  };
  const press = (thing: string): void =>
    void all(`[data-thing="${thing}"][data-legal]`)[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  it('places the only kind of worker with one click on a space', () => {
    const [worker] = values(allOffers(exported.main.prompt), 'place', 'worker');
    const { offers, act } = drawn('main', supply(worker!));
    const [space] = things('space-');
    press(`space-${space}`);
    const place = offers.find((offer) => offer.kind === 'place' && fieldOf(offer, 'worker') === worker)!;
    expect(act).toHaveBeenCalledWith(place.choice.action, [{ kind: 'space', picks: { space } }]);
  });

  it('asks for the worker where two kinds can be meant, and while a guide leads', () => {
    const [worker] = values(allOffers(exported.main.prompt), 'place', 'worker');
    drawn('main', supply(worker!, 'another'));
    expect(things('space-')).toEqual([]);
    for (const one of [mounted, explained]) void unmount(one!);
    drawn('main', { ...supply(worker!), ahead: false });
    expect(things('space-')).toEqual([]);
  });

  it('needs no choice of the worker where only one of two kinds can be paid', () => {
    const [worker] = values(allOffers(exported.main.prompt), 'place', 'worker');
    const two = supply(worker!, 'another');
    for (const { workers } of Object.values(two.derived!.spaces!))
      Object.assign(workers, { another: { ...Object.values(workers)[0]!, open: false } });
    drawn('main', two);
    expect(things('space-').length).toBeGreaterThan(0);
  });

  it('builds with one click while the task is still to be chosen', () => {
    const icon = [...ICON.values()].find(({ kind }) => kind === 'building')!;
    const task = (action: number, value: string): Offer => ({
      kind: 'task',
      fields: ['icon'],
      choice: { action, notation: '', fields: {}, values: [value], price: {}, gain: null, ends_undo: false },
    });
    const statue = [...ICON.values()].find(({ kind }) => kind === 'statue')!;
    const derived: TawDerived = {
      ...exported.main.derived,
      tasks: { building: ['P2'], steps: [], statue: ['inti_small'] },
    };
    const { act } = drawn('main', { derived, ahead: true, offers: [task(1, icon.id), task(2, statue.id)] });
    expect(things('market-')).toEqual(['P2']);
    press('market-P2');
    expect(act).toHaveBeenLastCalledWith(1, [
      { kind: 'swap', picks: { answer: null } },
      { kind: 'building', picks: { slot: 'P2' } },
    ]);
    expect(things('statue-')).toEqual(['inti_small']);
    press('statue-inti_small');
    expect(act).toHaveBeenLastCalledWith(2, [{ kind: 'statue', picks: { god: 'inti', size: 'small' } }]);
    expect(things('steps-')).toEqual([]);
  });

  it('shows all weavings that were drawn, also those that cannot be paid', () => {
    const none: Offer = {
      kind: 'weaving',
      fields: ['tile'],
      choice: { action: 1, notation: '', fields: {}, values: [null], price: {}, gain: null, ends_undo: false },
    };
    const view = { ...exported.main.view, drawn: ['W05', 'W08', 'W22'] };
    drawn('main', { view, offers: [none] });
    expect(all('[data-tray=weaving] .item')).toHaveLength(3);
    expect(all('[data-tray=weaving] .item.dim')).toHaveLength(3);
    expect(things('tray-')).toEqual([]);
  });

  it('tells who may follow a High Priest action', () => {
    drawn('main');
    pointAt(all('[data-thing="side-0"]')[0]!);
    const derived = exported.main.derived;
    const may = derived.followers[derived.actions[0]!]!.filter((seat) => seat !== exported.main.view.active);
    const text = all('[data-tip]')[0]!.textContent ?? '';
    for (const seat of [1, 2, 3]) expect(text.includes(NAMES[seat]!)).toBe(may.includes(seat));
  });

  it('lights up exactly the regions that can be conquered', () => {
    const { offers } = drawn('conquer');
    expect(things('target-').toSorted()).toEqual(values(offers, 'conquer', 'target').toSorted());
  });

  it('narrows what may be clicked to what goes with the first pick', () => {
    const { offers } = drawn('main', { draft: { kind: 'move_priest', picks: {} } });
    expect(things('worker-')).toEqual([]);
    expect(things('side-')).toHaveLength(offers.filter((offer) => offer.kind === 'move_priest').length);
    expect(all('[data-thing="pray"][data-legal]')).toHaveLength(0);
  });

  it('does not say that a Festival is ahead after the last one', () => {
    const text = (more: Partial<TawView>): string => face.phase!({ ...exported.main.view, ...more })?.text ?? '';
    expect(text({ festivals: 2, stage: 'turn' })).toContain('web-tawantinsuyu-before');
    expect(text({ festivals: 3, stage: 'ended' })).toBe('web-over');
    expect(text({ festivals: 1, last_festival: 1, stage: 'ended' })).toBe('web-over');
    drawn('main', { derived: { ...exported.main.derived, stage: { name: 'end', festivals: 3, step: null } } });
    expect(all('.stage')).toHaveLength(0);
  });

  it('lets nothing be clicked when nothing is asked', () => {
    drawn('main', { offers: [] });
    expect(all('[data-legal]')).toHaveLength(0);
  });

  it('draws every worker, step and marker of the view', () => {
    drawn('main');
    const view = exported.main.view;
    expect(all('[data-thing^="space-"]')).toHaveLength(SPACES.length);
    expect(all('[data-thing^="queue-"]')).toHaveLength(view.village.length);
    expect(all('.cell.owned')).toHaveLength(Object.keys(view.regions).length);
    expect(all('[data-temple] svg[role=img]')).toHaveLength(view.seats);
  });

  it('marks the joins that pay, and no others', () => {
    drawn('main');
    const rows = exported.main.derived.tapestries[0]!.rows;
    expect(all('.join.on')).toHaveLength(rows.flatMap((row) => row.joins).filter(Boolean).length);
  });

  it('shows one part at a time on a phone, the one that is asked about first', () => {
    drawn('conquer', { phone: true });
    expect(all('[data-part="war"][aria-selected="true"]')).toHaveLength(1);
    expect(all('svg.board')).toHaveLength(0);
    (all('[data-part="hill"]')[0] as HTMLElement).click();
    flushSync();
    expect(all('svg.board')).toHaveLength(1);
  });
});

describe('Axomamma', () => {
  const log = exported.solo.log!;

  it('tells the steps of her last turn in order', () => {
    const turn = herTurn(log)!;
    expect(turn.over).toBe(true);
    expect(turn.steps.length).toBeGreaterThan(2);
    expect(turn.steps.every(({ text }) => text.key !== 'tawantinsuyu-event-turn')).toBe(true);
    const seqs = turn.steps.map((step) => step.seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  });

  it('puts her tokens back to where they acted', () => {
    const turn = herTurn(log)!;
    const { tokens } = exported.solo.view;
    const before = tokensBefore(tokens, turn, 5);
    const acted = turn.steps.filter(({ text }) => text.key === 'tawantinsuyu-event-ax-token').length;
    expect(before.filter((at, token) => at !== tokens[token])).toHaveLength(acted);
  });

  it('shows her board, what she would do next and the goal', () => {
    drawn('solo');
    const button = all('.heads button').at(-1) as HTMLElement;
    button.click();
    flushSync();
    expect(all('[data-token]')).toHaveLength(8);
    expect(all('[data-axomamma] .next > span')).toHaveLength(2);
    expect(all('[data-axomamma] ol li')).toHaveLength(herTurn(log)!.steps.length);
  });
});

describe('print', () => {
  it('has a symbol for everything', () => {
    for (const icon of ICON.values()) expect(isSign(taskSign(icon.kind).sign), icon.kind).toBe(true);
    for (const space of SPACES) expect(isSign(space.god)).toBe(true);
    expect(glyphsOf([{ gain: { potato: 2 } }, { choose: [{ gain: { gold: 1 } }, { take: { nomad: 1 } }] }])).toEqual([
      { sign: 'potato', number: 2 },
      { sign: 'gold', number: 1 },
      { text: '/' },
      { sign: 'recruit' },
    ]);
  });

  it('keeps the hill inside its box and its places apart', () => {
    const places = [...SPACES, ...ICON.values()].map(placeOf);
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(BOX.x + 16);
      expect(x).toBeLessThan(BOX.x + BOX.w - 16);
      expect(y).toBeGreaterThan(BOX.y + 16);
      expect(y).toBeLessThan(BOX.y + BOX.h - 16);
    }
    const near = places.flatMap((one, n) =>
      places.slice(n + 1).map((two) => Math.hypot(one[0] - two[0], one[1] - two[1])),
    );
    expect(Math.min(...near)).toBeGreaterThan(28);
  });
});

describe('a click on something that is not offered', () => {
  it('asks about the action that it would be', () => {
    const none = new Set<string>();
    expect(attemptAt('space-U03', none, 0)).toEqual({ kind: 'space', fields: { space: 'U03' } });
    expect(attemptAt('space-U03', new Set(['take']), 0)).toEqual({ kind: 'take', fields: { space: 'U03' } });
    expect(attemptAt('statue-inti_small', none, 0)).toEqual({ kind: 'statue', fields: { god: 'inti', size: 'small' } });
    expect(attemptAt('worker-priest', none, 0)).toEqual({
      kind: 'place',
      fields: { worker: 'priest', ability: 'own' },
    });
    expect(attemptAt('side-1', none, 4)).toEqual({ kind: 'move_priest', fields: { sides: 2 } });
    expect(attemptAt('side-4', none, 4)).toBeNull();
    expect(attemptAt('pray', none, null)).toEqual({ kind: 'pray', fields: {} });
    expect(attemptAt('tray-1', none, 0)).toBeNull();
  });
});
