import type { Entry, Text } from './messages';
import { words } from './words.svelte';

/** One line of a scoring: what is scored, and the points of each seat; null where a seat got none. */
export interface ScoringRow {
  label: string;
  points: (number | null)[];
}

/** A scoring that runs without decisions, to be shown line by line. */
export interface Scoring {
  title: string;
  rows: ScoringRow[];
}

/** Adds up points by label and seat, in the order in which labels first come. */
export class ScoringTable {
  #seats: number;
  #rows = new Map<string, (number | null)[]>();

  constructor(seats: number) {
    this.#seats = seats;
  }

  add(label: string, seat: number, points: number): void {
    const row = this.#rows.get(label) ?? Array.from({ length: this.#seats }, () => null);
    row[seat] = (row[seat] ?? 0) + points;
    this.#rows.set(label, row);
  }

  /** The scoring; nothing where nobody got a point. */
  titled(title: string): Scoring | null {
    const rows = [...this.#rows].map(([label, points]) => ({ label, points }));
    return rows.length ? { title, rows } : null;
  }
}

/** The points of these events by the categories of the score sheet. */
export function scoringByCategory(game: string, title: string, events: Text[], seats: number): Scoring | null {
  const table = new ScoringTable(seats);
  for (const { params } of events) {
    const { seat, points, category } = params;
    if (typeof seat === 'number' && typeof points === 'number' && typeof category === 'string')
      table.add(words.text(`${game}-sheet-${category}`), seat - 1, points);
  }
  return table.titled(title);
}

/** The events of these entries from the first of a kind on; none without it. */
export function eventsFrom(entries: Entry[], key: string): Text[] {
  const events = entries.flatMap((entry) => entry.events);
  const from = events.findIndex((event) => event.key === key);
  return from < 0 ? [] : events.slice(from);
}

/** The point in a game at which a round or an era begins. */
export interface Milestone {
  seq: number;
  label: string;
}

/** Where in a game its rounds or eras begin; a label is marked where it first comes. */
export function milestonesOf(entries: Entry[], labelOf: ((event: Text) => string | null) | undefined): Milestone[] {
  const milestones: Milestone[] = [];
  for (const entry of labelOf ? entries : [])
    for (const event of entry.events) {
      const label = labelOf?.(event);
      if (label && !milestones.some((one) => one.label === label)) milestones.push({ seq: entry.seq, label });
    }
  return milestones;
}
