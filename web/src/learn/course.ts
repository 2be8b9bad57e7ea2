import type { Entry, Guide, GuideStep } from '$lib/messages';

/** Where a table is in its guide. */
export interface Stand {
  /** Whether everybody has done so far what the guide says. */
  on: boolean;
  /** The number of the step that is told. */
  place: number;
  step: GuideStep;
  /** The decision that the guide waits for, also while somebody still reads. */
  awaited: string | null;
  /** The step's decision is made; others are playing. */
  made: boolean;
}

/** The step to tell after what happened, where `seen` steps have been read. */
export function standOf(guide: Guide, log: Entry[], seen: number): Stand {
  const decisions = log.filter((entry) => entry.kind === 'decision');
  const count = decisions.length;
  const on = count <= guide.moves.length
    && decisions.every((entry, place) => entry.actor !== guide.seat || entry.notation === guide.moves[place]);
  const { steps } = guide;
  const last = Math.max(0, steps.findLastIndex((step) => step.at <= count));
  const first = steps.findIndex((step) => step.at === steps[last]!.at);
  const place = Math.min(Math.max(seen, first), last);
  const group = steps[last]!;
  return {
    on,
    place,
    step: steps[place]!,
    awaited: group.at === count ? group.act : null,
    made: count > group.at && last < steps.length - 1,
  };
}
