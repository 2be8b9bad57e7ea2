import { getContext, setContext } from 'svelte';

const KEY = Symbol('looks');

/** Tell everything below which colour and shape a seat has at this table; without it, its own. */
export function offerLooks(looks: () => readonly number[] | null): void {
  setContext(KEY, looks);
}

/** The colour and shape of a seat, from 0 to 3. */
export function lookOf(): (seat: number) => number {
  const looks = getContext<(() => readonly number[] | null) | undefined>(KEY);
  return (seat) => looks?.()?.[seat] ?? seat;
}
