import { api } from './api';
import { folded, ofGame } from './log';
import { scoresOf } from './scores';

export type Points = { seq: number; scores: number[] }[];
const MOST = 48;

/** Points over time, at the ends of turns; sampled where a game is long. */
export async function scoreLine(id: string): Promise<Points> {
  const { entries } = await api.log(id);
  const moves = ofGame(folded(entries));
  const step = Math.max(1, Math.ceil(moves.length / MOST));
  const chosen = moves.filter((_, place) => place % step === 0 || place === moves.length - 1);
  const positions = await Promise.all(chosen.map((entry) => api.position(id, entry.seq, -1)));
  return positions
    .map((position) => ({ seq: position.seq, scores: scoresOf(position) }))
    .filter((point) => point.scores.length > 0);
}
