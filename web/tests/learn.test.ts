import { describe, expect, it } from 'vitest';
import type { Entry, Guide } from '$lib/messages';
import { blocksOf, plainOf, spansOf, termsOf } from '../src/book/marks';
import { standOf } from '../src/learn/course';

describe('the marks of the rulebook', () => {
  it('reads spans', () => {
    expect(spansOf('A **sled** is *not* a [ship](#ships).')).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'term', text: 'sled' },
      { kind: 'text', text: ' is ' },
      { kind: 'stress', text: 'not' },
      { kind: 'text', text: ' a ' },
      { kind: 'link', text: 'ship', to: 'ships' },
      { kind: 'text', text: '.' },
    ]);
    expect(plainOf('A **sled** is *not* a [ship](#ships).')).toBe('A sled is not a ship.');
    expect(termsOf('**one** and **two**')).toEqual(['one', 'two']);
  });
  it('reads blocks', () => {
    const told = blocksOf(
      'Words\ngo on.\n\n- one\n- two\n\n1. first\n2. second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> Say\n\n^ See',
    );
    expect(told.map((block) => block.kind)).toEqual(['paragraph', 'list', 'list', 'table', 'example', 'caption']);
    expect(told[0]).toEqual({ kind: 'paragraph', spans: [{ kind: 'text', text: 'Words go on.' }] });
    expect(told[2]).toMatchObject({ ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] });
    expect(told[3]).toMatchObject({
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [[[{ text: '1' }], [{ text: '2' }]]],
    });
  });
  it('knows no markup of pages', () => {
    expect(spansOf('<b onclick=x>')).toEqual([{ kind: 'text', text: '<b onclick=x>' }]);
  });
});

const step = (id: string, at: number, act: string | null) => ({ id, text: id, at, act, show: '' });
const guide: Guide = {
  game: 'toy',
  seat: 0,
  moves: ['a', 'x', 'b', 'c'],
  steps: [step('hello', 0, null), step('do', 0, 'a'), step('then', 2, 'b'), step('end', 4, null)],
};
const log = (...moves: string[]): Entry[] =>
  moves.map((notation, place) => ({
    seq: place + 1,
    kind: 'decision',
    actor: notation === 'x' ? 1 : 0,
    notation,
    action: null,
    text: null,
    events: [],
    to: null,
    agree: null,
    at: 0,
  }));

describe('the course of a guide', () => {
  it.each([
    ['begins by telling', [], 0, true, { place: 0, awaited: 'a', made: false, on: true }],
    ['asks when it was read', [], 1, true, { place: 1, awaited: 'a', made: false, on: true }],
    ['waits for the others', ['a'], 1, false, { place: 1, made: true, on: true }],
    ['goes on without being read', ['a', 'x'], 0, true, { place: 2, awaited: 'b', made: false }],
    ['stays for the second part of a step', ['a', 'x', 'b'], 2, true, { place: 2, awaited: 'c', made: false }],
    ['ends', ['a', 'x', 'b', 'c'], 2, true, { place: 3, awaited: null, made: false, on: true }],
    ['goes back with an undo', [], 2, true, { place: 1, awaited: 'a' }],
    ['notices another way', ['b'], 1, true, { on: false }],
    ['is left behind by a longer game', ['a', 'x', 'b', 'c', 'd'], 3, true, { on: false }],
  ])('%s', (_, moves, seen, asked, stand) => {
    expect(standOf(guide, log(...moves), seen, asked)).toMatchObject(stand);
  });
});
