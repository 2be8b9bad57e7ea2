import type { Worker } from './content';

export type {
  TawantinsuyuDerived as TawDerived,
  TawantinsuyuPlayer as PlayerView,
  TawantinsuyuSpace as SpaceDerived,
  TawantinsuyuView as TawView,
} from '$lib/messages';

/** Kinds with their numbers, one entry for each piece. */
export const pieces = (counts: Partial<Record<Worker, number>>): Worker[] =>
  Object.entries(counts).flatMap(([kind, number]) => Array.from({ length: number }, () => kind as Worker));
