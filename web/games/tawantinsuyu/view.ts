import type { Worker } from './content';

export type { Derived as TawDerived, Player as PlayerView, Space as SpaceDerived, View as TawView } from './types';

/** Kinds with their numbers, one entry for each piece. */
export const pieces = (counts: Partial<Record<Worker, number>>): Worker[] =>
  Object.entries(counts).flatMap(([kind, number]) => Array.from({ length: number }, () => kind as Worker));
