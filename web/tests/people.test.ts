import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '$lib/messages';
import { namesOf, properNames, roleOf } from '$lib/people';
import { words } from '$lib/words.svelte';

const seat = (place: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: place,
  kind: 'bot',
  person: null,
  bot: null,
  away: false,
  resigned: false,
  connected: true,
  reserved: null,
  ...more,
});
const person = (name: string): Partial<SeatInfo> => ({ kind: 'person', person: { id: name, name, guest: true } });
const table = (seats: Partial<SeatInfo>[], more: Partial<TableInfo> = {}): TableInfo =>
  ({
    game: 'imhotep',
    mine: [0],
    origin: null,
    seats: seats.map((one, place) => seat(place, one)),
    ...more,
  }) as TableInfo;

describe('the people at a table', () => {
  beforeAll(() =>
    words.take(
      'en',
      'web-you = You\nseat-name = Seat { $seat }\nlevel-2 = Builder\nweb-level-random = random\ntawantinsuyu-opponent = Axomamma',
    ),
  );

  it('are called by their names in sentences, and bots of one level apart', () => {
    const info = table([person('Condor 12'), { bot: 'level:2' }, { bot: 'level:2' }]);
    expect(namesOf(info)).toEqual(['You', 'Sumaq', 'Wayra']);
    expect(properNames(info)).toEqual(['Condor 12', 'Sumaq', 'Wayra']);
    expect(roleOf(info.seats[0]!, info)).toBe('Condor 12');
  });

  it('have the names of the record where there is one', () => {
    const named = (...bots: string[]): string[] =>
      properNames(
        table(
          bots.map((bot) => ({ bot })),
          { origin: 'record', mine: [] },
        ),
      );
    expect(named('Illari', 'level:2', 'level:2', '?')).toEqual(['Illari', 'Sumaq', 'Wayra', 'Seat 4']);
    expect(named('random', 'random', 'Ana', 'Ana')).toEqual(['Killa', 'Sumaq', 'Ana (Seat 3)', 'Ana (Seat 4)']);
  });

  it('meet the opponent of the game alone', () => {
    expect(properNames(table([person('Condor 12')], { game: 'tawantinsuyu' }))).toEqual(['Condor 12', 'Axomamma']);
  });
});
