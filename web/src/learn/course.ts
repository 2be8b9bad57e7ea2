import type { Entry, Guide, GuideStep } from '$lib/messages';

/** Where a table is in its guide. */
export interface Stand {
  /** Whether everybody has done so far what the guide says. */
  on: boolean;
  /** The number of the step that is shown. */
  place: number;
  step: GuideStep;
  /** The decision that the guide waits for, also while somebody still reads. */
  awaited: string | null;
  /** The step is done; others are playing. */
  made: boolean;
}

/** The step to show after what happened, where `seen` steps have been read and `asked` says whose turn it is. */
export function standOf(guide: Guide, log: Entry[], seen: number, asked: boolean): Stand {
  const decisions = log.filter((entry) => entry.kind === 'decision');
  const count = decisions.length;
  const on =
    count <= guide.moves.length &&
    decisions.every((entry, place) => entry.actor !== guide.seat || entry.notation === guide.moves[place]);
  const { steps } = guide;
  // Steps that begin at the same decision are shown one after the other; the last of them may ask for it.
  const last = Math.max(
    0,
    steps.findLastIndex((step) => step.at <= count),
  );
  const group = steps[last]!;
  const first = steps.findIndex((step) => step.at === group.at);
  const place = Math.min(Math.max(seen, first), last);
  return {
    on,
    place,
    step: steps[place]!,
    awaited: group.act === null ? null : (guide.moves[count] ?? null),
    made: count > group.at && !asked,
  };
}
