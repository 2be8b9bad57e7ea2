import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer, BoardProps } from '$lib/boards';
import { allOffers, fieldOf, type Draft, type Offer } from '$lib/choosing';
import type { Entry, Prompt } from '$lib/messages';
import { refusing } from '$lib/refusing';
import { attemptAt, THINGS } from '../games/imhotep/attempts';
import Board from '../games/imhotep/Board.svelte';
import { cargoOf, hasSailed, mooredShips, type ImhotepView } from '../games/imhotep/view';
import type { Game } from '../games/imhotep/types';
import { boardProps } from './boardProps';

// Exported from the engine: a position in the middle of a game, with its prompt.
const file = join(import.meta.dirname, 'fixtures/imhotep.json');
const exported = JSON.parse(readFileSync(file, 'utf-8')) as {
  view: ImhotepView;
  derived: Game['derived'];
  prompt: Prompt;
};
const view = exported.view;
const offers = allOffers(exported.prompt);
let mounted: ReturnType<typeof mount> | undefined;

function drawn(more: Partial<BoardProps<Game>> = {}): {
  pick: ReturnType<typeof vi.fn>;
  hover: ReturnType<typeof vi.fn>;
} {
  const pick = vi.fn();
  const hover = vi.fn();
  mounted = mount(Board, {
    target: document.body,
    props: boardProps<Game>({ view: exported.view, derived: exported.derived, offers, pick, hover, ...more }),
  });
  flushSync();
  return { pick, hover };
}
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
});

describe('the board of Imhotep', () => {
  it('lights up exactly the spaces that may be loaded', () => {
    drawn();
    const lit = all('[data-space][data-legal]').map((element) => element.getAttribute('data-space'));
    const legal = offers
      .filter((offer) => offer.kind === 'load')
      .map((offer) => `${fieldOf(offer, 'ship')}.${fieldOf(offer, 'space')}`);
    expect(lit.toSorted()).toEqual(legal.toSorted());
    expect(lit.length).toBeGreaterThan(0);
  });

  it('lights up exactly the ships that may sail', () => {
    drawn();
    const lit = all('[data-ship][data-legal]').map((element) => Number(element.getAttribute('data-ship')));
    const legal = new Set(
      offers.filter((offer) => offer.kind === 'sail').map((offer) => Number(fieldOf(offer, 'ship'))),
    );
    expect(new Set(lit)).toEqual(legal);
  });

  it('tells what was clicked, and decides nothing itself', () => {
    const { pick } = drawn();
    const space = all('[data-space][data-legal]')[0]!;
    space.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const [ship, number] = space.getAttribute('data-space')!.split('.').map(Number);
    expect(pick).toHaveBeenCalledWith('load', { ship, space: number });
    all('[data-quarry][data-legal]')[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(pick).toHaveBeenLastCalledWith('get', {});
  });

  it('shows docks for the chosen ship only', () => {
    const ship = Number(
      fieldOf(
        offers.find((offer) => offer.kind === 'sail')!,
        'ship',
      ),
    );
    const draft: Draft = { kind: 'sail', picks: { ship } };
    const { pick } = drawn({ draft });
    expect(all('[data-space][data-legal]')).toHaveLength(0);
    const docks = all('[data-dock][data-legal]');
    expect(docks).toHaveLength(
      offers.filter((offer) => offer.kind === 'sail' && fieldOf(offer, 'ship') === ship).length,
    );
    docks[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(pick).toHaveBeenCalledWith('sail', { site: docks[0]!.getAttribute('data-dock') });
  });

  it('says at every dock what the chosen ship would bring', () => {
    const ship = Number(
      fieldOf(
        offers.find((offer) => offer.kind === 'sail')!,
        'ship',
      ),
    );
    drawn();
    expect(all('[data-prospect]')).toHaveLength(0);
    void unmount(mounted!);
    drawn({ draft: { kind: 'sail', picks: { ship } } });
    const stones = cargoOf(view, ship).filter((stone) => stone >= 0);
    for (const dock of all('[data-dock][data-legal]')) {
      const site = dock.getAttribute('data-dock');
      const shown = all(`[data-prospect=${site}]`).map((one) => one.textContent.trim());
      const row = exported.derived.voyages.find((voyage) => voyage.ship === ship && voyage.site === site);
      const points = row?.points.filter((amount, seat) => amount || seat === 0) ?? [];
      expect(shown).toHaveLength(row ? points.length : stones.length);
      for (const amount of points) expect(shown).toContain(`${amount < 0 ? '−' : '+'}${Math.abs(amount)}`);
    }
    expect(all('[data-prospect=M]')).toHaveLength(stones.length);
  });

  it('lets nothing be clicked when nothing is asked', () => {
    drawn({ offers: [] });
    expect(all('[data-legal]')).toHaveLength(0);
    expect(all('[role=button]')).toHaveLength(0);
  });

  it('draws as many stones as there are', () => {
    drawn();
    for (let ship = 1; ship <= view.ships.length; ship += 1) {
      if (hasSailed(view, ship)) continue;
      const empty = cargoOf(view, ship).filter((stone) => stone < 0).length;
      expect(all(`[data-space^="${ship}."]`)).toHaveLength(empty);
    }
  });
});

describe('ships at their docks', () => {
  const entry = (seq: number, actor: number | null, key: string, params: Record<string, string | number>): Entry => ({
    seq,
    kind: actor === null ? 'chance' : 'decision',
    actor,
    notation: null,
    action: { id: seq, kind: key.split('-')[2] ?? '', fields: params },
    text: { key, params },
    events: [],
    to: null,
    agree: null,
    at: 0,
  });

  it('are read from the log since the last round card', () => {
    const log = [
      entry(1, 0, 'imhotep-did-sail', { ship: 3, site: 'M' }),
      entry(2, null, 'imhotep-chance-round', { ships: '4321' }),
      entry(3, 1, 'imhotep-did-load', { ship: 1, space: 2 }),
      entry(4, 0, 'imhotep-did-sail_card', { ship: 1, space: 1, site: 'T' }),
    ];
    const moored = mooredShips(log);
    expect([...moored.keys()]).toEqual([1]);
    expect(moored.get(1)).toEqual({ site: 'T', cargo: [0, 1, -1, -1] });
  });
});

describe('a click on something that is not offered', () => {
  const thing = (name: string, value: string): Element => {
    const made = document.createElement('g');
    made.setAttribute(`data-${name}`, value);
    return made;
  };
  it('asks about the action that it would be', () => {
    const waiting = view.ships.findIndex((_, index) => !hasSailed(view, index + 1)) + 1;
    expect(attemptAt(thing('dock', 'T'), view, null)).toEqual({ kind: 'sail', fields: { ship: waiting, site: 'T' } });
    expect(attemptAt(thing('dock', 'T'), view, 3)).toEqual({ kind: 'sail', fields: { ship: 3, site: 'T' } });
    expect(attemptAt(thing('ship', '2'), view, null)).toMatchObject({ kind: 'sail', fields: { ship: 2 } });
    expect(attemptAt(thing('space', '2.1'), view, null)).toEqual({ kind: 'load', fields: { ship: 2, space: 1 } });
    expect(attemptAt(thing('slot', '4'), view, null)).toEqual({ kind: 'pick', fields: { slot: 4 } });
  });

  it('is answered only while this person is asked, and never where something is offered', () => {
    const asked: string[] = [];
    const board = document.createElement('div');
    const dock = board.appendChild(thing('dock', 'T'));
    let offers = [{ kind: 'get', fields: [], choice: {} }] as unknown as Offer[];
    const why = (kind: string): Promise<Answer> => {
      asked.push(kind);
      return Promise.resolve({ legal: false, rule: null, text: '' });
    };
    const stop = refusing(
      () => ({ offers, why }),
      THINGS,
      (one) => attemptAt(one, view, null),
    )(board);
    dock.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(asked).toEqual(['sail']);
    dock.setAttribute('data-legal', '');
    dock.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    dock.removeAttribute('data-legal');
    offers = [];
    dock.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    stop();
    offers = [{ kind: 'get', fields: [], choice: {} }] as unknown as Offer[];
    dock.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(asked).toEqual(['sail']);
  });
});
