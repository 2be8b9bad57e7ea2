import type { Entry } from './messages';

const SILENT: ReadonlySet<Entry['kind']> = new Set(['confirm', 'start']);

/** The newest lines first, without those that say nothing. */
export function logLines(entries: Entry[], most: number): Entry[] {
  const lines: Entry[] = [];
  for (let place = entries.length - 1; place >= 0 && lines.length < most; place -= 1) {
    const entry = entries[place];
    if (entry && !SILENT.has(entry.kind)) lines.push(entry);
  }
  return lines;
}
