import type { SeatInfo, TableInfo } from './messages';
import { t, words } from './words.svelte';

const BOT_NAMES = ['Killa', 'Sumaq', 'Wayra', 'Amaru'];

/** What somebody at the table is called. */
export function nameOf(seat: SeatInfo, table: TableInfo): string {
  if (seat.person && table.mine.includes(seat.seat)) {
    const others = table.mine.length > 1;
    return others ? seat.person.name : t('web-you');
  }
  if (seat.person && !seat.away) return seat.person.name;
  if (seat.bot) return BOT_NAMES[seat.seat] ?? t('web-seat', { seat: seat.seat + 1 });
  return seat.kind === 'invited' ? t('web-seat-invited') : t('web-seat-open');
}

/** By place; who plays alone meets the opponent of the game, if it has one. */
export function namesOf(table: TableInfo): string[] {
  const people = table.seats.map((seat) => nameOf(seat, table));
  const opponent = `${table.game}-opponent`;
  return people.length === 1 && words.has(opponent) ? [...people, t(opponent)] : people;
}

/** A word or two under the name. */
export function roleOf(seat: SeatInfo, table: TableInfo): string {
  if (seat.resigned) return t('web-resigned');
  if (seat.bot) return t(seat.person ? 'web-bot-for' : 'web-bot', { level: botName(seat.bot) });
  if (!seat.person) return t('web-seat', { seat: seat.seat + 1 });
  if (table.mine.includes(seat.seat)) return t('web-seat', { seat: seat.seat + 1 });
  return seat.connected ? t('web-connected') : t('web-disconnected');
}

/** A bot's level in words, or its spec where it has none. */
export function botName(spec: string): string {
  const level = /^level:([1-4])$/.exec(spec)?.[1];
  if (level) return t(`level-${level}`);
  const key = `web-level-${spec.replace(/[^a-z0-9]+/gi, '-')}`;
  const told = t(key);
  return told === key ? spec : told;
}
