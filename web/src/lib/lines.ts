import type { Entry } from './messages';

/** A line of the log; several entries with the same sentence become one line. */
export interface LogLine {
  entry: Entry;
  /** The first entry that it stands for. */
  from: number;
  count: number;
}

/** The lines of one player's turn, oldest first; those before the first decision belong to nobody. */
export interface LogTurn {
  seat: number | null;
  setup: boolean;
  lines: LogLine[];
}

const SILENT: ReadonlySet<Entry['kind']> = new Set(['confirm', 'start']);
/** Something happened that this reader may not know in full. */
export const isHidden = (entry: Entry): boolean =>
  entry.action === null && (entry.kind === 'chance' || entry.kind === 'decision');

/** Whether both say the same of the same seat, and nothing followed from either. */
function alike(one: Entry, other: Entry): boolean {
  return (
    isHidden(one) &&
    isHidden(other) &&
    one.text?.key === other.text?.key &&
    one.text?.params['seat'] === other.text?.params['seat'] &&
    !one.events.length &&
    !other.events.length
  );
}

/** The newest lines first, without those that say nothing. */
export function logLines(entries: Entry[], most: number, quiet = SILENT): LogLine[] {
  const lines: LogLine[] = [];
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const entry = entries[place];
    if (!entry || quiet.has(entry.kind)) continue;
    const later = lines.at(-1);
    if (later && alike(entry, later.entry)) {
      later.from = entry.seq;
      later.count += 1;
    } else if (lines.length === most) break;
    else lines.push({ entry, from: entry.seq, count: 1 });
  }
  return lines;
}

/** The same lines by turns, the newest turn first. Among bots nobody has to know what was undone. */
export function logTurns(entries: Entry[], most: number, alone = false): LogTurn[] {
  const quiet = alone ? new Set<Entry['kind']>([...SILENT, 'undo']) : SILENT;
  const turns: LogTurn[] = [];
  const first = entries.find((entry) => entry.kind === 'decision')?.seq ?? Infinity;
  for (const line of logLines(entries, most, quiet).reverse()) {
    const { kind, actor, seq } = line.entry;
    const setup = seq < first;
    const turn = turns.at(-1);
    if (turn && (kind === 'decision' ? turn.seat === actor : turn.setup === setup)) turn.lines.push(line);
    else turns.push({ seat: kind === 'decision' ? actor : null, setup, lines: [line] });
  }
  return turns.reverse();
}
