import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Position, Prompt, ServerMessage, Update } from '$lib/messages';
import { Table } from '$lib/table.svelte';

/** A socket without a network: what the client sends is kept, what the server tells is pushed. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  tell(message: Partial<ServerMessage> & { type: string }): void {
    this.onmessage?.({ data: JSON.stringify({ v: 1, ...message }) });
  }
}

const prompt: Prompt = {
  seat: 0,
  question: { key: 'ask', params: {} },
  groups: [
    {
      kind: 'get',
      fields: [],
      choices: [{ action: 0, notation: 'G', fields: {}, values: [], price: {}, gain: null, ends_undo: false }],
    },
    {
      kind: 'sail',
      fields: ['ship', 'site'],
      choices: [
        [1, 'M'],
        [1, 'T'],
        [2, 'T'],
      ].map((values, n) => ({
        action: n + 1,
        notation: `S${n}`,
        fields: {},
        values,
        price: {},
        gain: null,
        ends_undo: false,
      })),
    },
  ],
};
const position = (seq: number, more: Partial<Position> = {}): Position =>
  ({
    type: 'position',
    v: 1,
    table: 't',
    seq,
    seat: 0,
    view: {},
    turn: { seat: 0, waiting_for: null, over: false },
    prompt,
    derived: {},
    scores: [],
    undo: { limit: null, turn: null, redo: false, asked_by: null, asked_to: null },
    result: null,
    ...more,
  }) as Position;
/** An update as the server sends it. */
const update = (position: Update['position'], more: Partial<Update> = {}): Update => ({
  ...{ type: 'update', v: 1, table: 't', first: 1, entries: [], actions: null, clock: null, position },
  ...more,
});
let table: Table;
const socket = (): FakeSocket => FakeSocket.all.at(-1)!;
const moves = (): Record<string, unknown>[] => socket().sent.filter((one) => one['type'] === 'act');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  table = new Table('t', null);
  socket().open();
  socket().tell(update(position(5)));
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a table', () => {
  it('watches from what it has seen', () => {
    expect(socket().sent[0]).toMatchObject({ type: 'watch', table: 't', since: 0, short: true });
  });

  it('reads prompts in the short form and asks what a pointed-at action brings', () => {
    const asked = (): Record<string, unknown>[] => socket().sent.filter((one) => one['type'] === 'foresee');
    const group = { fields: ['ship'], names: ['ship'], values: null, prices: [{}], price_of: [], ends_undo: [] };
    const question = { key: 'ask', params: {} };
    const actions = { game: 'g', actions: [4, 5], notations: ['S1', 'S2'], fields: [[1], [2]] };
    const offers = { seat: 0, question, groups: [{ ...group, kind: 'sail', actions: [4, 5], gains: null }] };
    socket().tell(update(position(6, { prompt: null, offers }), { actions }));
    vi.advanceTimersByTime(2000);
    expect(table.offers.map(({ choice }) => choice.notation)).toEqual(['S1', 'S2']);
    table.hover(table.offers.slice(0, 1));
    table.hover(table.offers.slice(1));
    vi.advanceTimersByTime(200);
    expect(asked()).toMatchObject([{ table: 't', seat: 0, actions: [5] }]);
    socket().tell({ type: 'foreseen', ref: String(asked()[0]!['ref']), gains: [[3]], ends_undo: [false] });
    expect(table.offers.map(({ choice }) => choice.gain)).toEqual([null, [3]]);
    table.hover(table.offers.slice(1));
    vi.advanceTimersByTime(200);
    expect(asked(), 'the same question again').toHaveLength(1);
  });

  it('takes over what changed since the last position, also while older ones are shown', () => {
    const { undo, turn, result, scores } = position(6);
    const rest = { type: 'changed' as const, v: 1 as const, seat: 0, offers: null, undo, turn, result, scores };
    const change = (seq: number, fields: Record<string, unknown>, gone: string[] = []): void => {
      const derived = { fields: seq === 7 ? { places: [1] } : {}, gone: [] };
      socket().tell(update({ ...rest, seq, since: seq - 1, view: { fields, gone }, derived }));
    };
    socket().tell(update(position(6, { view: { gold: [1, 2], hand: { a: 1 }, none: null }, derived: { places: [] } })));
    change(7, { gold: [1, 5] });
    change(8, { hand: { b: 2 }, more: 0 }, ['none']);
    expect(table.position?.seq).toBe(6);
    vi.advanceTimersByTime(650);
    expect(table.position).toMatchObject({ type: 'position', seq: 7, prompt: null, derived: { places: [1] } });
    expect(table.position?.view).toEqual({ gold: [1, 5], hand: { a: 1 }, none: null });
    vi.advanceTimersByTime(650);
    expect(table.position?.view).toEqual({ gold: [1, 5], hand: { b: 2 }, more: 0 });
    expect(table.position?.derived).toEqual({ places: [1] });
  });

  it('asks for the whole position where it missed what a change is based on', () => {
    const { scores, turn, undo, result } = position(9);
    const none = { fields: {}, gone: [] };
    const change = { type: 'changed' as const, v: 1 as const, seq: 9, since: 8, seat: 0, offers: null };
    socket().tell(update({ ...change, view: none, derived: none, scores, turn, undo, result }));
    vi.advanceTimersByTime(2000);
    expect(table.position?.seq).toBe(5);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'watch', table: 't', since: 5, short: true });
    socket().tell(update(position(9)));
    vi.advanceTimersByTime(2000);
    expect(table.position?.seq).toBe(9);
  });

  it('settles a decision part by part and sends it once', () => {
    table.pick('sail', { ship: 1 });
    expect(table.left.map((offer) => offer.choice.action)).toEqual([1, 2]);
    expect(moves()).toEqual([]);
    table.pick(null, { site: 'T' });
    expect(moves()).toMatchObject([{ action: 2, seq: 5, seat: 0 }]);
    table.act(0);
    expect(moves(), 'another move while one is on its way').toHaveLength(1);
  });

  it('begins again where the parts do not go together', () => {
    table.pick('sail', { ship: 2 });
    expect(moves()).toMatchObject([{ action: 3 }]);
  });

  it('offers nothing that is older than the answer', () => {
    table.act(0);
    const key = String(moves()[0]!['key']);
    socket().tell({ type: 'done', key, seq: 6 });
    expect(table.busy).toBe(false);
    expect(table.offers).toEqual([]);
    socket().tell(update(position(6)));
    vi.advanceTimersByTime(2000);
    expect(table.offers).toHaveLength(4);
  });

  it('shows one position after the other, a round of bids within 1.2 s', () => {
    const bids = [6, 7, 8, 9].map((seq) => position(seq, { view: { ap: seq < 9 ? 1 : 0 }, prompt: null }));
    const seen = (after: number): number | undefined => {
      vi.advanceTimersByTime(after);
      return table.position?.seq;
    };
    table.brisk = (view) => (view as { ap: number }).ap > 0;
    bids.forEach((one) => socket().tell(update(one)));
    expect([seen(0), seen(400), seen(400), seen(400)]).toEqual([6, 7, 8, 9]);
    socket().tell(update(position(10)));
    expect([seen(200), seen(400)]).toEqual([9, 10]);
  });

  it('says what was refused and by which rule', () => {
    table.act(0);
    const key = String(moves()[0]!['key']);
    socket().tell({ type: 'refused', key, rule: 'IM-A01', error: 'rule', params: {}, text: 'No.' });
    expect(table.refusal?.rule).toBe('IM-A01');
    expect(table.offers).toHaveLength(4);
  });

  it('asks whether an action is legal without playing anything', async () => {
    socket().tell({ type: 'table', table: { game: 'cuzco', mine: [0] } } as never);
    const refused = table.why('sail', { ship: 1, site: 'O' }, true);
    const legal = table.why('get', {}, true);
    const malformed = table.why('sail', { ship: 9 });
    const questions = socket().sent.filter((one) => one['type'] === 'why');
    expect(questions).toMatchObject([
      { table: 't', seat: 0, kind: 'sail', fields: { ship: 1, site: 'O' } },
      { kind: 'get', fields: {} },
      { kind: 'sail', fields: { ship: 9 } },
    ]);
    const [first, second, third] = questions.map((one) => String(one['ref']));
    const text = { key: 'no-such-text', params: {} };
    socket().tell({ type: 'reason', ref: second!, legal: true, action: 0, rule: null, text: null });
    expect(await legal).toEqual({ legal: true, rule: null, text: '' });
    expect(table.refusal).toBeNull();
    socket().tell({ type: 'reason', ref: first!, legal: false, action: null, rule: 'IM-A01', text });
    expect(await refused).toEqual({ legal: false, rule: 'IM-A01', text: 'no-such-text' });
    expect(table.refusal?.rule).toBe('IM-A01');
    socket().tell({ type: 'error', ref: third!, error: 'error-action-fields', params: {}, text: 'No such field.' });
    expect(await malformed).toEqual({ legal: false, rule: null, text: 'No such field.' });
    expect(table.problem).toBeNull();
    expect(moves()).toEqual([]);
    expect(table.busy).toBe(false);
  });

  it('comes back by itself and asks again with the same key', () => {
    table.act(0);
    const key = moves()[0]!['key'];
    socket().drop();
    expect(table.link).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    socket().open();
    expect(socket().sent[0]).toMatchObject({ type: 'watch', since: 5 });
    expect(moves()).toMatchObject([{ action: 0, key }]);
  });

  it('sends an undo and a redo that follow each other faster than the answers', () => {
    const sent = (): unknown[] =>
      socket()
        .sent.slice(1)
        .map((one) => one['type']);
    const answer = (seq: number): void =>
      socket().tell({ type: 'done', key: String(socket().sent.at(-1)!['key']), seq });
    table.undo();
    table.do('redo');
    table.undo();
    expect(sent()).toEqual(['undo']);
    answer(6);
    expect(sent()).toEqual(['undo', 'redo']);
    expect(socket().sent.at(-1)).toMatchObject({ seq: 6 });
    socket().tell({
      type: 'refused',
      key: String(socket().sent.at(-1)!['key']),
      rule: null,
      error: 'x',
      params: {},
      text: 'No.',
    });
    expect(sent(), 'nothing follows a refusal').toEqual(['undo', 'redo']);
    expect(table.busy).toBe(false);
  });

  it('asks why again after the connection was lost', async () => {
    const answer = table.why('get', {});
    socket().drop();
    vi.advanceTimersByTime(500);
    socket().open();
    const again = socket().sent.find((one) => one['type'] === 'why');
    socket().tell({ type: 'reason', ref: String(again!['ref']), legal: true, action: 0, rule: null, text: null });
    expect((await answer).legal).toBe(true);
  });

  it('draws a curtain between two people at one screen', () => {
    socket().tell({ type: 'table', table: { mine: [0, 1] } } as never);
    expect(table.curtain).toBe(true);
    expect(table.offers).toEqual([]);
    table.show();
    expect(table.curtain).toBe(false);
    socket().tell(update(position(6, { seat: 1 })));
    vi.advanceTimersByTime(2000);
    expect(table.curtain).toBe(true);
  });

  /** A decision of seat 0, and a position after it with these offers. */
  const decided = (seq: number, groups: Prompt['groups'], more: Partial<Position> = {}): void => {
    const entry = { seq, kind: 'decision', actor: 0, events: [], notation: null as string | null };
    socket().tell(update(null, { entries: [entry as unknown as Entry] }));
    const command = socket().sent.findLast((one) => one['key'] !== undefined && one['type'] !== 'why');
    socket().tell({ type: 'done', key: String(command!['key']), seq });
    socket().tell(update(position(seq, { prompt: { ...prompt, groups }, ...more })));
    vi.advanceTimersByTime(2000);
  };
  const group = (kind: string, ...values: unknown[]): Prompt['groups'][number] =>
    ({
      kind,
      fields: ['to'],
      choices: values.map((value, n) => ({
        ...{ action: 50 + n, notation: `${kind}${n}`, fields: {}, values: [value], price: {}, gain: null },
        ends_undo: value === 'unknown',
      })),
    }) as Prompt['groups'][number];

  it('makes a decision without a choice, except one that ends undo', () => {
    table.act(0);
    decided(6, [group('price', 'gold')]);
    expect(moves().map((one) => one['action'])).toEqual([0, 50]);
    decided(7, [group('draw', 'unknown')]);
    expect(moves()).toHaveLength(2);
  });

  it('does not begin a turn by itself, nor while a guide leads', () => {
    table.only = 'price0';
    table.act(0);
    decided(6, [group('price', 'gold')]);
    expect(moves()).toHaveLength(1);
    table.only = null;
    const entries = [{ seq: 7, kind: 'decision', actor: 1, events: [] as Entry['events'] } as Entry];
    socket().tell(update(position(7, { prompt: { ...prompt, groups: [group('price', 'gold')] } }), { entries }));
    vi.advanceTimersByTime(2000);
    expect(moves()).toHaveLength(1);
  });

  it('undoes a decision without a choice together with the one before it', () => {
    const sent = (): unknown[] =>
      socket()
        .sent.filter((one) => one['seq'] !== undefined)
        .map((one) => one['type']);
    const undo = { limit: 4, turn: 4, redo: true, asked_by: null, asked_to: null };
    table.undo();
    decided(8, [group('price', 'gold')], { undo });
    expect(sent()).toEqual(['undo', 'undo']);
    decided(9, [group('space', 'a', 'b')], { undo });
    expect(sent()).toEqual(['undo', 'undo']);
  });

  it('undoes past the turns of bots, but not what the last own decision showed', () => {
    const seats = [{ person: { id: 'me' } }, { person: null, bot: 'greedy' }];
    const after = (seq: number, actor: number): void => {
      const entries = [{ seq, kind: 'decision', actor, events: [] as Entry['events'] } as Entry];
      socket().tell(update(position(seq), { entries }));
      vi.advanceTimersByTime(2000);
    };
    socket().tell({ type: 'table', table: { mine: [0], seats } } as never);
    after(6, 0);
    expect(table.undoable).toBe(false);
    after(7, 1);
    expect(table.undoable).toBe(true);
    table.undo();
    expect(socket().sent.at(-1)).toMatchObject({ type: 'ask_undo', to: 5 });
    socket().tell({ type: 'table', table: { mine: [0], seats: [seats[0], seats[0]] } } as never);
    expect(table.undoable).toBe(false);
  });

  it('makes the later decisions of a click, leaving out those that nobody asks for', () => {
    const wants = [
      { kind: 'swap', picks: { to: null } },
      { kind: 'building', picks: { to: 'P2' } },
    ];
    table.act(0, wants);
    decided(6, [group('building', 'P1', 'P2')]);
    expect(moves().map((one) => one['action'])).toEqual([0, 51]);
    decided(7, [group('task', 'a', 'b')]);
    expect(moves()).toHaveLength(2);
    expect(socket().sent.some((one) => one['type'] === 'why')).toBe(false);
  });

  it('asks why a later decision of a click is not possible', () => {
    table.act(0, [{ kind: 'building', picks: { to: 'P2' } }]);
    decided(6, [group('building', 'P1', 'P3')]);
    expect(moves()).toHaveLength(1);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'why', kind: 'building', fields: { to: 'P2' } });
  });
});
