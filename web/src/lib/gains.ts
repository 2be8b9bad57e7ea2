import type { Entry, Text } from './messages';

/** Points that somebody got by an entry. */
export interface Gain {
  seat: number;
  points: number;
  entry: Entry;
  event: Text;
}

/** What the events of these entries brought. */
export function gainsOf(fresh: Entry[]): Gain[] {
  return fresh.flatMap((entry) =>
    entry.events.flatMap((event) => {
      const { seat, points } = event.params;
      return typeof seat === 'number' && typeof points === 'number' && points !== 0
        ? [{ seat: seat - 1, points, entry, event }]
        : [];
    }),
  );
}
