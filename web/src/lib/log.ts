import type { Entry } from './messages';

/** The log without undone entries; entries about the table itself stay. */
export function folded(entries: Entry[]): Entry[] {
  const remaining: Entry[] = [];
  for (const entry of entries) {
    const to = entry.to;
    if (entry.kind === 'undo' && to !== null) {
      while (remaining.length > 0 && remaining.at(-1)!.seq > to) remaining.pop();
    }
    remaining.push(entry);
  }
  return remaining;
}

/** Entries that change the game, and so have a position of their own. */
export const ofGame = (entries: Entry[]): Entry[] =>
  entries.filter((entry) => entry.kind === 'decision' || entry.kind === 'chance');
