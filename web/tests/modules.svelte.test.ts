import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '$lib/boards';
import { allOffers } from '$lib/choosing';
import type { Prompt } from '$lib/messages';
import { componentsOf, type BoardModule, type Drawing } from '$lib/modules.svelte';
import { words } from '$lib/words.svelte';
import { face as imhotep } from '../games/imhotep/face';
import { face as generic } from '../src/generic/face';
import type { ImhotepView } from '../games/imhotep/view';
import { boardProps } from './boardProps';

const file = join(import.meta.dirname, 'fixtures/imhotep.json');
const exported = JSON.parse(readFileSync(file, 'utf-8')) as { view: ImhotepView; prompt: Prompt };
const tools = {
  text: (key: string) => key,
  value: (_: string, value: unknown) => String(value),
  look: (n: number) => n,
};
const act = vi.fn();
const props = (more: object = {}): BoardProps =>
  boardProps({ game: 'estates', view: exported.view, derived: {}, act, ...more });

let drawing: Drawing<never> | undefined;
let mounted: ReturnType<typeof mount> | undefined;
afterEach(() => {
  drawing?.destroy();
  if (mounted) void unmount(mounted);
  drawing = mounted = undefined;
  document.body.innerHTML = '';
});

describe('a board module', () => {
  it('draws a board of this build into any element, follows its properties and removes it', () => {
    const board = imhotep.board as unknown as BoardModule['board'];
    drawing = board(document.body, props(), tools) as Drawing<never>;
    flushSync();
    expect(document.querySelectorAll('svg').length).toBeGreaterThan(0);
    const before = document.querySelectorAll('[data-clickable], button, [role=button]').length;
    (drawing as unknown as Drawing<BoardProps>).update(props({ offers: allOffers(exported.prompt) }));
    flushSync();
    expect(document.querySelectorAll('[data-clickable], button, [role=button]').length).toBeGreaterThan(before);
    drawing.destroy();
    drawing = undefined;
    flushSync();
    expect(document.querySelectorAll('svg').length).toBe(0);
  });

  it('may be plain JavaScript: it is drawn, updated and removed as a component', () => {
    const seen: number[] = [];
    const destroy = vi.fn();
    const module = {
      board: (target: HTMLElement, { seat }: BoardProps) => {
        target.textContent = `seat ${seat}`;
        return {
          update: (next: BoardProps) => {
            seen.push(next.seat ?? -1);
            target.textContent = `seat ${next.seat}`;
          },
          destroy,
        };
      },
    } as BoardModule;
    const { Board } = componentsOf(module, 'estates');
    const shown = $state({ ...props() });
    mounted = mount(Board, { target: document.body, props: shown });
    flushSync();
    expect(document.body.textContent).toBe('seat 0');
    shown.seat = 2;
    flushSync();
    expect(document.body.textContent).toBe('seat 2');
    expect(seen).toEqual([2]);
    void unmount(mounted);
    mounted = undefined;
    flushSync();
    expect(destroy).toHaveBeenCalledOnce();
  });
});

describe('the generic board', () => {
  const display = [
    { field: 'offer', kind: 'cards', name: 'house', by_seat: false, cells: [[3, 17, null]] },
    { field: 'hands', kind: 'cards', name: 'house', by_seat: true, cells: [[5, 9], [null], []] },
    { field: 'coins', kind: 'number', name: 'coins', by_seat: true, cells: [[12], [14], [9]] },
    { field: 'secret', kind: 'number', name: 'secret', by_seat: false, cells: [[77]] },
  ];
  const offer = (house: number, action: number) => ({
    kind: 'seal',
    fields: ['house'],
    choice: { action, values: [house], notation: `h${house}`, price: {} },
  });

  function draw(offers: object[] = []): void {
    words.take('en', 'estates-view-offer = On offer\nestates-view-hands = Houses\nestates-view-coins = Coins\n');
    const { Board } = componentsOf(generic, 'estates');
    mounted = mount(Board, { target: document.body, props: props({ derived: { display }, offers }) });
    flushSync();
  }

  it('shows fields with a label, by seat in a table, and cards face down without their value', () => {
    draw();
    const heads = [...document.querySelectorAll('thead th')].map((head) => head.textContent);
    expect(heads.slice(1, 3)).toEqual(['Houses', 'Coins']);
    const offered = document.querySelector('[data-field=offer]');
    expect([...offered!.querySelectorAll('[data-card]')].map((card) => card.textContent)).toEqual(['3', '17']);
    expect(offered!.querySelectorAll('[role=img]').length).toBe(1);
    expect(document.body.textContent).not.toContain('77');
  });

  it('lets a card be clicked that answers the question, and no other', () => {
    draw([offer(9, 41)]);
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')];
    expect(buttons.map((one) => one.textContent)).toEqual(['9']);
    buttons[0]!.click();
    expect(act).toHaveBeenCalledExactlyOnceWith(41);
  });
});
