import { type Entry, type Line, words } from '$kit';
import { isTile, type CellName } from './content';

/** What the latest entries did, for short animations. */
export interface News {
  /** Cells on which something new lies or stands. */
  laid: Set<CellName>;
  /** Where the Inca on a cell came from. */
  walked: Map<CellName, CellName>;
}

const kindOf = (entry: Entry): string => entry.action?.kind ?? '';
const FIELDS = ['village', 'crop', 'crop2', 'cell', 'to'];

/** The cells that a line of the log is about. */
export function cellsOf(entry: Entry): CellName[] {
  const params = entry.text?.params ?? {};
  return FIELDS.flatMap((field) => (typeof params[field] === 'string' ? [params[field]] : []));
}

export function newsOf(fresh: Entry[]): News {
  const news: News = { laid: new Set(), walked: new Map() };
  for (const entry of fresh) {
    const cells = cellsOf(entry);
    const kind = kindOf(entry);
    if (isTile(kind) || ['pond', 'build', 'expand'].includes(kind)) cells.forEach((cell) => news.laid.add(cell));
    if (kind === 'move' && cells[0] && cells[1]) news.walked.set(cells[1], cells[0]);
  }
  return news;
}

/** What the others did since one's own last decision: tiles with their seat, and ways. */
export interface Recent {
  tiles: { seat: number; cells: CellName[]; seq: number }[];
  ways: { seat: number; from: CellName; to: CellName; seq: number }[];
}

export function recentOf(log: Entry[], seat: number | null): Recent {
  const recent: Recent = { tiles: [], ways: [] };
  let last: number | null = null;
  for (let place = log.length - 1; place >= 0; place -= 1) {
    const entry = log[place]!;
    if (entry.kind !== 'decision' || entry.actor === null) continue;
    if (entry.actor === seat) break;
    // Somebody who only watches sees the last turn.
    last ??= entry.actor;
    if (seat === null && entry.actor !== last) break;
    const cells = cellsOf(entry);
    const kind = kindOf(entry);
    if (isTile(kind) || kind === 'pond') recent.tiles.push({ seat: entry.actor, cells, seq: entry.seq });
    if (kind === 'move' && cells[0] && cells[1])
      recent.ways.push({ seat: entry.actor, from: cells[0], to: cells[1], seq: entry.seq });
  }
  return recent;
}

/** The cards that each seat has laid in the festival that is being held. */
export function bidsOf(log: Entry[], seats: number): string[][] {
  const bids: string[][] = Array.from({ length: seats }, () => []);
  for (let place = log.length - 1; place >= 0; place -= 1) {
    const entry = log[place]!;
    const kind = kindOf(entry);
    const card = entry.text?.params['card'];
    if ((kind === 'propose' || kind === 'lay_card') && entry.actor !== null && typeof card === 'string')
      bids[entry.actor]?.unshift(card);
    if (kind === 'propose') break;
  }
  return bids;
}

/** The latest festival from its proposal on: who did what, and what it brought. */
export function festivalLines(log: Entry[]): Line[] {
  const first = log.findLastIndex((entry) => kindOf(entry) === 'propose');
  if (first < 0) return [];
  return log
    .slice(first)
    .flatMap((entry) => [
      ...(entry.text && entry.actor !== null ? [{ seat: entry.actor, text: words.gameText('cuzco', entry.text) }] : []),
      ...entry.events
        .filter(({ key }) => key.startsWith('cuzco-event-festivals_'))
        .map((event) => ({ seat: Number(event.params['seat']) - 1, text: words.gameText('cuzco', event) })),
    ]);
}
