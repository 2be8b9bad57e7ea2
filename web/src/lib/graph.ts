import { api } from './api';

export type Points = { seq: number; scores: number[] }[];
const MOST = 240;

/** Points over time; sampled where a game is long. */
export async function scoreLine(id: string, link: string | null = null): Promise<Points> {
  const { points } = await api.scores(id, link);
  const scored = points.filter((point): point is { seq: number; scores: number[] } =>
    point.scores.every((score) => score !== null),
  );
  const step = Math.max(1, Math.ceil(scored.length / MOST));
  return scored.filter((_, place) => place % step === 0 || place === scored.length - 1);
}
