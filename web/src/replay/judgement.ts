import type { AnalysedDecision, Entry, HintCandidate } from '$lib/messages';

export const JUDGEMENTS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];
/** The chance to win that a move of each kind gives away at least. */
const LEAST: Record<Judgement, number> = { inaccuracy: 0.03, mistake: 0.08, blunder: 0.15 };

/** How bad a move was; null for a good one. */
export function judgementOf({ loss }: AnalysedDecision): Judgement | null {
  return JUDGEMENTS.findLast((one) => loss >= LEAST[one]) ?? null;
}

/** A seat's moves in sum. */
export interface Summary {
  seat: number;
  /** The share of the best moves' chances to win that the played moves kept; null without a real choice. */
  accuracy: number | null;
  counts: Record<Judgement, number>;
}

export function summaries(decisions: AnalysedDecision[], seats: number): Summary[] {
  return Array.from({ length: seats }, (_, seat) => {
    const counts: Record<Judgement, number> = { inaccuracy: 0, mistake: 0, blunder: 0 };
    let [held, best] = [0, 0];
    for (const decision of decisions) {
      const share = decision.best[0]?.share;
      if (decision.seat !== seat || share === null || share === undefined) continue;
      best += share;
      held += Math.max(0, share - decision.loss);
      const judgement = judgementOf(decision);
      if (judgement) counts[judgement] += 1;
    }
    return { seat, accuracy: best > 0 ? held / best : null, counts };
  });
}

/** A move that was considered, as a line of the log, so that the board can show where it is. */
export function entryOf(candidate: HintCandidate, { seq, seat }: { seq: number; seat: number }): Entry {
  const kind = candidate.text.key.replace(/^.*-do-/, '');
  return {
    seq,
    kind: 'decision',
    actor: seat,
    notation: candidate.notation,
    action: { id: candidate.action, kind, fields: candidate.text.params },
    text: candidate.text,
    events: [],
    to: null,
    agree: null,
    at: 0,
  };
}
