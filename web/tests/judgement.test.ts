import { describe, expect, it } from 'vitest';
import type { AnalysedDecision, HintCandidate } from '$lib/messages';
import { entryOf, judgementOf, summaries } from '../src/replay/judgement';

const candidate = (action: number, share: number): HintCandidate => ({
  action,
  notation: 'S1>P',
  text: { key: 'imhotep-do-sail', params: { ship: 1, site: 'P' } },
  visits: 1,
  share,
  score: 10,
  reasons: [],
  then: [],
  gain: 0,
});
const decision = (seat: number, share: number, loss: number): AnalysedDecision => ({
  seq: 7,
  seat,
  played: candidate(2, share - loss),
  best: [candidate(1, share)],
  loss,
});

describe('the judgement of moves', () => {
  it('names what a move cost', () => {
    const named = [0, 0.02, 0.03, 0.1, 0.4].map((loss) => judgementOf(decision(0, 0.5, loss)));
    expect(named).toEqual([null, null, 'inaccuracy', 'mistake', 'blunder']);
  });

  it('sums up each seat, without moves that were no choice', () => {
    const forced: AnalysedDecision = { ...decision(0, 0.5, 0), best: [] };
    const [first, second, third] = summaries(
      [decision(0, 0.5, 0.1), decision(0, 0.5, 0), forced, decision(1, 0.4, 0.2)],
      3,
    );
    expect(first).toEqual({ seat: 0, accuracy: 0.9, counts: { inaccuracy: 0, mistake: 1, blunder: 0 } });
    expect(second?.accuracy).toBeCloseTo(0.5);
    expect(second?.counts.blunder).toBe(1);
    expect(third?.accuracy).toBeNull();
  });

  it('makes a line of the log of a move, which boards can show', () => {
    const entry = entryOf(candidate(1, 0.5), decision(1, 0.5, 0));
    expect([entry.actor, entry.action?.kind, entry.action?.fields['site']]).toEqual([1, 'sail', 'P']);
  });
});
