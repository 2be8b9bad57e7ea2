import { expect, test } from 'vitest';
import type { Entry } from '$lib/messages';
import { Tree } from '../src/study/tree';

const entry = (seq: number): Entry => ({ seq, kind: 'decision' }) as Entry;
const tree = new Tree({
  entries: [1, 2, 3].map(entry),
  branches: [
    { after: 1, entry: entry(10_001) },
    { after: 10_001, entry: entry(10_002) },
    { after: 10_001, entry: entry(10_003) },
  ],
});

test('a variation is listed after the move that it replaces', () => {
  expect(tree.rows().map(({ node, depth }) => [node, depth])).toEqual([
    [1, 0],
    [2, 0],
    [10_001, 1],
    [10_002, 1],
    [10_003, 2],
    [3, 0],
  ]);
});

test('a line leads through a move and goes on from it', () => {
  expect(tree.path(10_003)).toEqual([1, 10_001, 10_003]);
  expect(tree.line(10_001)).toEqual([1, 10_001, 10_002]);
  expect(tree.line(0)).toEqual([1, 2, 3]);
});
