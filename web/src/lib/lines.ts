import type { Entry } from './messages';

/** An entry as it is told; several that say the same stand as one. */
export interface LogLine {
  entry: Entry;
  /** The first entry that it stands for. */
  from: number;
  count: number;
}

const SILENT: ReadonlySet<Entry['kind']> = new Set(['confirm', 'start']);
/** Something was dealt, and nobody here may know what. */
export const isHidden = (entry: Entry): boolean => entry.kind === 'chance' && entry.text === null;

/** The newest lines first, without those that say nothing. */
export function logLines(entries: Entry[], most: number): LogLine[] {
  const lines: LogLine[] = [];
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const entry = entries[place];
    if (!entry || SILENT.has(entry.kind)) continue;
    const later = lines.at(-1);
    if (later && isHidden(entry) && isHidden(later.entry) && !entry.events.length && !later.entry.events.length) {
      later.from = entry.seq;
      later.count += 1;
    } else if (lines.length === most) break;
    else lines.push({ entry, from: entry.seq, count: 1 });
  }
  return lines;
}
