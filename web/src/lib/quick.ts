import type { GameInfo, NewTable } from './messages';

/** A table for one against bots of a level: the number of seats that most boxes are made for. */
export function quickTable(game: GameInfo, level: number | null = null): NewTable {
  const seats = game.seats.includes(3) ? 3 : Math.max(...game.seats);
  const usual = level ?? Number(/level:(\d)/.exec(game.default_bot)?.[1] ?? 2);
  const bots = game.opponents.toSorted((a, b) => Math.abs(a.level - usual) - Math.abs(b.level - usual));
  return {
    game: game.id,
    visibility: 'link',
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: opponentAt(game, bots, usual, seat) },
    ),
  };
}

/** Opponents of the level first; where it has too few, plain bots of the level. */
function opponentAt(game: GameInfo, bots: GameInfo['opponents'], level: number, seat: number): string {
  const bot = bots[seat - 1];
  const plain = `level:${level}`;
  return bot?.level === level ? bot.spec : game.levels.includes(plain) ? plain : (bot?.spec ?? game.default_bot);
}
