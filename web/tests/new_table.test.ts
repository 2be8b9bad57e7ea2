import { beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo } from '../src/lib/messages';
import { quickTable } from '../src/lib/quick';
import { Setup } from '../src/pages/new/setup.svelte';

const opponent = (id: string, level: number): GameInfo['opponents'][number] => ({
  spec: `level:${level}:as=${id}`,
  level,
  face: id,
  name: `opponent-${id}`,
  line: `opponent-${id}-line`,
  temperament: 'temperament-steady',
});
const option = (id: string, values: (string | number | boolean)[], only: Record<string, number[]> = {}) => ({
  id,
  values,
  default: values[0]!,
  only_seats: only,
  help: '',
});
const inca: GameInfo = {
  id: 'inca_empire',
  title: 'Inca Empire',
  seats: [3, 4],
  minutes: 120,
  weight: 3,
  presets: [
    { id: 'standard', options: {}, seats: [] },
    { id: 'gods', options: { the_gods_agree: true }, seats: [] },
    { id: 'downfall', options: { early_downfall: true }, seats: [4] },
  ],
  book: true,
  guide: true,
  look: {
    cover: null,
    board: null,
    frame: null,
    icon: null,
    colours: [],
    dealt: false,
    keys: [],
    switches: {},
  },
  rules_version: 1,
  options: [
    option('start_player', ['random', 1, 2, 3, 4], { '4': [4] }),
    option('early_downfall', [false, true], { true: [4] }),
    option('the_gods_agree', [false, true]),
  ],
  bots: ['random', 'greedy'],
  levels: ['level:1', 'level:2', 'level:3'],
  opponents: [opponent('cuy', 1), opponent('llama', 2), opponent('fox', 2), opponent('puma', 3)],
  default_bot: 'level:2',
};

describe('the page for a new table', () => {
  let setup: Setup;
  beforeEach(() => {
    setup = new Setup(inca, 4);
  });

  it('seats me and opponents near the default level, each once', () => {
    expect(setup.seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(setup.seats.slice(1).map(({ bot }) => bot)).toEqual([
      'level:2:as=llama',
      'level:2:as=fox',
      'level:1:as=cuy',
    ]);
  });

  it('offers no raw bots', () => {
    const specs = setup.game.opponents.map(({ spec }) => spec);
    expect(specs.every((spec) => spec.startsWith('level:'))).toBe(true);
  });

  it('takes back values that the number of seats forbids', () => {
    setup.options['early_downfall'] = true;
    setup.options['start_player'] = 4;
    setup.resize(3);
    expect(setup.options['early_downfall']).toBe(false);
    expect(setup.options['start_player']).toBe('random');
    expect(setup.presets.map(({ id }) => id)).not.toContain('downfall');
  });

  it('knows which preset the options are', () => {
    expect(setup.preset?.id).toBe('standard');
    setup.options['the_gods_agree'] = true;
    expect(setup.preset?.id).toBe('gods');
    setup.options['start_player'] = 2;
    expect(setup.preset).toBeNull();
    setup.choose(setup.presets[0]!);
    expect(setup.request().options).toEqual({
      start_player: 'random',
      early_downfall: false,
      the_gods_agree: false,
    });
  });

  it('starts at once only where nobody has to come', () => {
    expect(setup.alone).toBe(true);
    expect(setup.request().visibility).toBe('link');
    setup.sit(2, 'invited');
    expect(setup.alone).toBe(false);
    expect(setup.request().visibility).toBe('public');
  });

  it('lets one person be me', () => {
    setup.sit(1, 'me');
    expect(setup.seats.map(({ kind }) => kind)).toEqual(['hotseat', 'me', 'bot', 'bot']);
  });
});

describe('a quick table', () => {
  it('seats opponents of the level, then plain bots of it', () => {
    expect(quickTable(inca, 3).seats.map(({ bot }) => bot ?? null)).toEqual([null, 'level:3:as=puma', 'level:3']);
    expect(quickTable(inca).seats.map(({ bot }) => bot ?? null)).toEqual([null, 'level:2:as=llama', 'level:2:as=fox']);
  });
});
