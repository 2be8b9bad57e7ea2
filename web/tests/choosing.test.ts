import { describe, expect, it } from 'vitest';
import { allOffers, EMPTY, kindsOf, listedOf, matching, openField, stepOf, valuesOf, type Offer } from '$lib/choosing';
import type { Prompt } from '$lib/messages';

const choice = (action: number, values: (string | number)[]) => ({
  action,
  notation: `n${action}`,
  fields: {},
  values,
  price: {},
  gain: null,
  ends_undo: false,
});
const prompt: Prompt = {
  seat: 0,
  question: { key: 'ask', params: {} },
  groups: [
    { kind: 'get', fields: [], choices: [choice(0, [])] },
    {
      kind: 'sail',
      fields: ['ship', 'site'],
      choices: [1, 2, 3].flatMap((ship) => ['M', 'P', 'T', 'B'].map((site, n) => choice(ship * 10 + n, [ship, site]))),
    },
  ],
};
const offers = allOffers(prompt);

describe('choosing step by step', () => {
  it('flattens the groups in order', () => {
    expect(offers.map((offer) => offer.choice.action)).toEqual([0, 10, 11, 12, 13, 20, 21, 22, 23, 30, 31, 32, 33]);
    expect(allOffers(null)).toEqual([]);
  });

  it('filters by what is settled', () => {
    expect(matching(offers, { kind: 'sail', picks: { ship: 2 } }).map(({ choice: { action } }) => action)).toEqual([
      20, 21, 22, 23,
    ]);
    expect(matching(offers, { kind: null, picks: { site: 'T' } })).toHaveLength(3);
    expect(matching(offers, { kind: 'sail', picks: { ship: 9 } })).toEqual([]);
  });

  it('asks for kinds, then for the first field that differs, then for sentences', () => {
    const first = stepOf(offers, EMPTY);
    expect(first.show).toBe('kinds');
    expect(kindsOf(offers).map(({ kind }) => kind)).toEqual(['get', 'sail']);
    const second = stepOf(offers, { kind: 'sail', picks: {} });
    expect(second.show === 'values' && second.field).toBe('ship');
    const third = stepOf(offers, { kind: 'sail', picks: { ship: 1 } });
    expect(third.show).toBe('offers');
  });

  it('lists what is on the board only where one part is open and few are left', () => {
    const kinds = (listed: Offer[]): string[] => listed.map(({ kind }) => kind);
    const onBoard = new Set(['sail']);
    expect(kinds(listedOf(offers, onBoard, false))).toEqual(['get']);
    const two = offers.filter(({ choice }) => [10, 11, 20, 21].includes(choice.action));
    expect(listedOf(two, onBoard, false), 'ship and place are open').toEqual([]);
    expect(listedOf(two, onBoard, true)).toHaveLength(4);
    const sails = matching(offers, { kind: 'sail', picks: { ship: 1 } });
    expect(listedOf(sails, onBoard, false), 'the places of a ship').toHaveLength(4);
  });

  it('knows the open field and its values', () => {
    const sails = matching(offers, { kind: 'sail', picks: { ship: 1 } });
    expect(openField(sails)).toBe('site');
    expect(valuesOf(sails, 'site').map(({ value }) => value)).toEqual(['M', 'P', 'T', 'B']);
    expect(openField(sails.slice(0, 1))).toBeNull();
  });
});
