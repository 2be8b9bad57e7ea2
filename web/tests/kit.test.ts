import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { faceOf } from '$lib/boards';
import { session } from '$lib/session.svelte';
import type { GameInfo } from '$lib/messages';
import type { BoardModule } from '$lib/modules.svelte';
import * as kit from '../src/kit/board';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/boards.md'), 'utf-8');
const BOARDS = readdirSync(join(import.meta.dirname, '../games'));
/** The names in the first column of the table with this head. */
function named(head: string): string[] {
  const start = PAGE.indexOf(`| ${head} |`);
  const rows = PAGE.slice(start, PAGE.indexOf('\n\n', start)).split('\n').slice(2);
  return rows.flatMap((row) => [...row.split(' | ')[0]!.matchAll(/`(\w+)/g)].map((match) => match[1]!));
}
const load = async (game: string): Promise<BoardModule> =>
  ((await import(`../games/${game}/face.ts`)) as { face: BoardModule }).face;
/** The names that the board of the browser test gives to `face` or to a topic. */
const WHOLE = readFileSync(join(ROOT, 'tests/browser/whole_board.js'), 'utf-8');

describe('the page about boards', () => {
  it('describes every name of the kit, and no other', () => {
    expect(Object.keys(kit).toSorted()).toEqual(named('name').toSorted());
  });

  it.each(BOARDS)('describes every part of the board of %s', async (game) => {
    const face = await load(game);
    const parts = Object.keys(face);
    expect(parts.length).toBeGreaterThan(6);
    expect(parts.filter((part) => !named('part of `face`').includes(part))).toEqual([]);
    const topics = new Set(Object.values(face.topics ?? {}).flatMap((topic) => Object.keys(topic)));
    expect([...topics].filter((part) => !named('part of a topic').includes(part))).toEqual([]);
  });

  it('describes what the board of the browser test has', () => {
    const body = WHOLE.slice(WHOLE.indexOf('export const face'));
    const missing = [...named('part of `face`'), ...named('part of a topic')].filter(
      (part) => !new RegExp(`\\b${part}\\b[:,]`).test(body) && !['name', 'rules'].includes(part),
    );
    expect(missing).toEqual([]);
  });
});

describe('the board of a game', () => {
  const known = (board: string | null): GameInfo => ({ id: 'estates', look: { board } }) as GameInfo;

  it('is the module of its package', async () => {
    const module = 'export const face = { marked: ["mine"], board: () => ({ update() {}, destroy() {} }) }';
    session.games = [known(`data:text/javascript,${encodeURIComponent(module)}`)];
    expect((await faceOf('estates')).marked).toEqual(['mine']);
  });

  it('is the generic one where the package has none, or none that can be loaded', async () => {
    const complained = vi.spyOn(console, 'error').mockReturnValue();
    session.games = [known(null)];
    const generic = await faceOf('estates');
    expect(generic.marked).toBeUndefined();
    expect(complained).not.toHaveBeenCalled();
    session.games = [known('data:text/javascript,export const face = ')];
    expect((await faceOf('estates')).Board).toBe(generic.Board);
    expect(complained).toHaveBeenCalledOnce();
  });
});
