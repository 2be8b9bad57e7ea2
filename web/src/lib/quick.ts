import type { GameInfo, NewTable } from './messages';

/** A table for one against bots: the number of seats that most boxes are made for. */
export function quickTable(game: GameInfo): NewTable {
  const seats = game.seats.includes(3) ? 3 : Math.max(...game.seats);
  const bot = usual(game);
  return {
    game: game.id,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot })),
  };
}

/** The bot that suits most people: the second level. */
export const usual = (game: GameInfo): string => (game.bots.includes('level:2') ? 'level:2' : strongest(game));

/** Bots are listed from weak to strong. */
export const strongest = (game: GameInfo): string => game.bots.at(-1) ?? 'greedy';
