import type { SeatInfo, TableInfo } from './messages';
import { t, words } from './words.svelte';

const BOT_NAMES = ['Killa', 'Sumaq', 'Wayra', 'Amaru', 'Kusi', 'Illa'];

/** What somebody at the table is called by everybody. */
function properName(seat: SeatInfo, table: TableInfo): string {
  if (seat.person && !seat.away) return seat.person.name;
  if (seat.bot) return recorded(seat, table) ?? botAt(seat, table);
  return seat.kind === 'invited' ? t('web-seat-invited') : t('web-seat-open');
}

/** The name of a bot: the opponent's own, with a number where several seats have the same, or one for its seat. */
function botAt({ seat, bot }: SeatInfo, table: TableInfo): string {
  const same = table.seats.filter((one) => one.bot === bot);
  if (!bot?.includes(':as=')) return BOT_NAMES[seat] ?? t('seat-name', { seat: seat + 1 });
  const place = same.findIndex((one) => one.seat === seat);
  return same.length > 1 ? `${botName(bot)} ${place + 1}` : botName(bot);
}

/** The name in an imported record; null for bots that are told apart only by their seats. */
function recorded(seat: SeatInfo, table: TableInfo): string | null {
  if (table.origin !== 'record' || table.seats.some((one) => one.person)) return null;
  const numbered = t('seat-name', { seat: seat.seat + 1 });
  if (!seat.bot || seat.bot === '?') return numbered;
  const name = botName(seat.bot);
  if (!table.seats.some((one) => one !== seat && one.bot === seat.bot)) return name;
  return isKnown(seat.bot) ? null : `${name} (${numbered})`;
}

/** What somebody at the table is called here: who looks at the screen alone is “you”. */
export function nameOf(seat: SeatInfo, table: TableInfo): string {
  const alone = seat.person && table.mine.includes(seat.seat) && table.mine.length === 1;
  return alone ? t('web-you') : properName(seat, table);
}

/** By place; who plays alone meets the opponent of the game, if it has one. */
function withOpponent(people: string[], game: string): string[] {
  const opponent = `${game}-opponent`;
  return people.length === 1 && words.has(opponent) ? [...people, t(opponent)] : people;
}

export const namesOf = (table: TableInfo): string[] =>
  withOpponent(
    table.seats.map((seat) => nameOf(seat, table)),
    table.game,
  );

/** Names for sentences, in which nobody is “you”. */
export const properNames = (table: TableInfo): string[] =>
  withOpponent(
    table.seats.map((seat) => properName(seat, table)),
    table.game,
  );

/** A word or two under the name. */
export function roleOf(seat: SeatInfo, table: TableInfo): string {
  if (seat.resigned) return t('web-resigned');
  if (seat.bot)
    return recorded(seat, table) === null
      ? t(seat.person ? 'web-bot-for' : 'web-bot', { level: levelName(seat.bot) })
      : t('seat-name', { seat: seat.seat + 1 });
  if (!seat.person) return t('seat-name', { seat: seat.seat + 1 });
  if (table.mine.includes(seat.seat))
    return table.mine.length > 1 ? t('seat-name', { seat: seat.seat + 1 }) : seat.person.name;
  return seat.connected ? t('web-connected') : t('web-disconnected');
}

const levelKey = (spec: string): string => `web-level-${spec.replace(/[^a-z0-9]+/gi, '-')}`;
const isKnown = (spec: string): boolean => spec.startsWith('level:') || words.has(levelKey(spec));

/** A bot's level in words, or its spec where it has none. */
export function botName(spec: string): string {
  const [, level, opponent] = /^level:([1-5])(?::as=([a-z]+))?$/.exec(spec) ?? [];
  if (opponent) return t(`opponent-${opponent}`);
  if (level) return t(`level-${level}`);
  return isKnown(spec) ? t(levelKey(spec)) : spec;
}

/** The level of a bot in words, also of a named opponent. */
export function levelName(spec: string): string {
  const level = /^level:([1-5])/.exec(spec)?.[1];
  return level ? t(`level-${level}`) : botName(spec);
}
