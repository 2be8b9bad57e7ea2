import { api } from './api';

export type Points = { seq: number; scores: number[] }[];
const MOST = 240;

/** Points over time; sampled where a game is long. */
export async function scoreLine(id: string): Promise<Points> {
  const { points } = await api.scores(id);
  const known = points.filter((point): point is { seq: number; scores: number[] } => point.scores.every((score) => score !== null));
  const step = Math.max(1, Math.ceil(known.length / MOST));
  return known.filter((_, place) => place % step === 0 || place === known.length - 1);
}
