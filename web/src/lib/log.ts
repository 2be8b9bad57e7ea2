import type { Entry } from './messages';

/** The log without what was taken back; entries that only tell about the table stay. */
export function folded(entries: Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    const to = entry.to;
    if (entry.kind === 'undo' && to !== null) {
      while (kept.length > 0 && kept.at(-1)!.seq > to) kept.pop();
    }
    kept.push(entry);
  }
  return kept;
}

/** Entries that change the game, and so have a position of their own. */
export const ofGame = (entries: Entry[]): Entry[] =>
  entries.filter((entry) => entry.kind === 'decision' || entry.kind === 'chance');
