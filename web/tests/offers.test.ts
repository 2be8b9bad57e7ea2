import { describe, expect, it } from 'vitest';
import type { Foreseen, KnownActions, Offers } from '$lib/messages';
import { NO_FORESIGHT, foretold, learn, opened, withAnswer, type KnownAction } from '$lib/offers';

const known = new Map<number, KnownAction>();
learn(known, {
  game: 'cuzco',
  actions: [7, 9, 30],
  notations: ['PA1', 'PA2', 'DF'],
  fields: [['A1'], ['A2'], []],
} satisfies KnownActions);
const offers: Offers = {
  seat: 1,
  question: { key: 'ask', params: {} },
  groups: [
    {
      kind: 'pond',
      fields: ['cell'],
      names: ['cell'],
      actions: [7, 9],
      values: null,
      prices: [{ ap: 1 }, { ap: 2 }],
      price_of: [1, 0],
      gains: null,
      ends_undo: [],
    },
    {
      kind: 'draw_face_up',
      fields: [],
      names: ['card'],
      actions: [30],
      values: [['M']],
      prices: [{ ap: 1 }],
      price_of: [],
      gains: [[0, 3]],
      ends_undo: [30],
    },
  ],
};

describe('a prompt in the short form', () => {
  it('becomes the full form', () => {
    const { groups } = opened(offers, known);
    expect(groups[0]).toEqual({
      kind: 'pond',
      fields: ['cell'],
      choices: [
        {
          action: 7,
          notation: 'PA1',
          fields: { cell: 'A1' },
          values: ['A1'],
          price: { ap: 2 },
          gain: null,
          ends_undo: false,
        },
        {
          action: 9,
          notation: 'PA2',
          fields: { cell: 'A2' },
          values: ['A2'],
          price: { ap: 1 },
          gain: null,
          ends_undo: false,
        },
      ],
    });
    expect(groups[1]?.choices).toEqual([
      { action: 30, notation: 'DF', fields: {}, values: ['M'], price: { ap: 1 }, gain: [0, 3], ends_undo: true },
    ]);
  });

  it('takes in what was asked about some actions', () => {
    const answer: Foreseen = { type: 'foreseen', v: 1, ref: 'r', gains: [[0, 5]], ends_undo: [true] };
    const prompt = foretold(opened(offers, known), withAnswer(NO_FORESIGHT, [9], answer));
    expect(prompt.groups[0]?.choices.map(({ gain, ends_undo }) => [gain, ends_undo])).toEqual([
      [null, false],
      [[0, 5], true],
    ]);
    expect(prompt.groups[1]?.choices[0]?.gain).toEqual([0, 3]);
  });
});
