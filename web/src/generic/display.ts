import type { Value } from '$lib/words.svelte';

/** A field of the view as `tampu.core.display` describes it. */
export interface Part {
  field: string;
  kind: 'number' | 'flag' | 'seat' | 'cards' | 'counts';
  /** What its values are called: `<game>-<name>-<value>`. */
  name: string;
  by_seat: boolean;
  /** One for each seat, or one alone; a card is null face down, and a count is a card with a number. */
  cells: Entry[][];
}
export type Entry = Value | [Value, number];

/** The parts of what the server derives for a game without a drawing. */
export function partsOf(derived: unknown): Part[] {
  const display = (derived as { display?: Part[] } | null)?.display;
  return display ?? [];
}
