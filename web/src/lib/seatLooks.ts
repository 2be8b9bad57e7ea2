import { getContext, setContext } from 'svelte';

export const LOOKS = Symbol('looks');

/** Tell everything below which colour and shape a seat has at this table; without it, its own. */
export function provideSeatLooks(looks: () => readonly number[] | null): void {
  setContext(LOOKS, looks);
}

/** The colour and shape of a seat, from 0 to 5. */
export function lookOf(): (seat: number) => number {
  const looks = getContext<(() => readonly number[] | null) | undefined>(LOOKS);
  return (seat) => looks?.()?.[seat] ?? seat;
}
