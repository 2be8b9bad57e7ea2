import { describe, expect, it } from 'vitest';
import { placeOf } from '$lib/router.svelte';

const at = (path: string) => placeOf(new URL(path, 'http://tampu.test'));

describe('addresses', () => {
  it.each([
    ['/', { page: 'front' }],
    ['/new/imhotep', { page: 'new', game: 'imhotep' }],
    ['/table/abc?invite=xyz', { page: 'table', id: 'abc', link: null, invite: 'xyz' }],
    ['/replay/abc?at=12&seat=1', { page: 'replay', id: 'abc', at: 12, seat: 1, link: null }],
    ['/replay/abc?at=twelve', { page: 'replay', id: 'abc', at: null, seat: null, link: null }],
    ['/rules/imhotep#IM-T01', { page: 'rules', game: 'imhotep', rule: 'IM-T01', numbers: false }],
    ['/rules/imhotep?numbers', { page: 'rules', game: 'imhotep', rule: null, numbers: true }],
    ['/learn/cuzco', { page: 'learn', game: 'cuzco' }],
    ['/leaderboard/cuzco', { page: 'leaderboard', game: 'cuzco', kind: 'live' }],
    ['/leaderboard/cuzco/puzzles', { page: 'leaderboard', game: 'cuzco', kind: 'puzzles' }],
    ['/leaderboard/cuzco/nothing', { page: 'leaderboard', game: 'cuzco', kind: 'live' }],
    ['/table', { page: 'lost' }],
    ['/nothing/here', { page: 'lost' }],
  ])('%s', (path, place) => {
    expect(at(path)).toEqual(place);
  });
});
