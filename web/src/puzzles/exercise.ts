import { api } from '$lib/api';
import type { Exercise, HintCandidate, Verdict } from '$lib/messages';
import { problemOf } from '$lib/problems';
import type { Command, Connection, Listener } from '$lib/socket';
import { t } from '$lib/words.svelte';

/** Answers the commands of a table from a position to solve: its only decision is the answer. */
export class ExerciseConnection implements Connection {
  #listener: Listener;
  #path: string;
  #opened: (exercise: Exercise) => void;
  #judged: (verdict: Verdict) => void;
  #exercise: Exercise | null = null;
  #closed = false;

  constructor(
    listener: Listener,
    path: string,
    opened: (exercise: Exercise) => void,
    judged: (verdict: Verdict) => void,
  ) {
    this.#listener = listener;
    this.#path = path;
    this.#opened = opened;
    this.#judged = judged;
    queueMicrotask(() => listener.linked('open'));
  }

  send(command: Command): boolean {
    if (command.type === 'watch') void this.#open();
    else if (command.type === 'act') void this.#answer(command);
    else if (command.type === 'why') void this.#why(command);
    else return false;
    return true;
  }

  close(): void {
    this.#closed = true;
  }

  async #open(): Promise<void> {
    try {
      const exercise = await api.exercise(this.#path);
      if (this.#closed) return;
      const { table, entries, position } = exercise;
      this.#exercise = exercise;
      this.#opened(exercise);
      this.#listener.receive({ v: 1, type: 'table', table });
      const first = entries[0]?.seq ?? 1;
      const update = { table: table.id, first, entries, actions: null, position, clock: null };
      this.#listener.receive({ v: 1, type: 'update', ...update });
    } catch (error) {
      this.#fail(null, error);
    }
  }

  async #answer(command: Extract<Command, { type: 'act' }>): Promise<void> {
    const action = command.action ?? this.#noted(command.notation ?? '');
    if (action === null) {
      this.#refuse(command.key, t('web-not-here'));
      return;
    }
    try {
      const verdict = await api.solve(this.#path, action);
      if (this.#closed) return;
      this.#listener.receive({ v: 1, type: 'done', key: command.key, seq: command.seq });
      this.#judged(verdict);
    } catch (error) {
      this.#refuse(command.key, problemOf(error));
    }
  }

  /** The action that somebody typed. */
  #noted(notation: string): number | null {
    const typed = notation.trim().toLowerCase();
    const choices = this.#exercise?.position.prompt?.groups.flatMap((group) => group.choices) ?? [];
    return choices.find((choice) => choice.notation.toLowerCase() === typed)?.action ?? null;
  }

  async #why({ ref, kind, fields }: Extract<Command, { type: 'why' }>): Promise<void> {
    try {
      this.#listener.receive({ ...(await api.whyNot(this.#path, kind, fields ?? {})), ref });
    } catch (error) {
      this.#fail(ref, error);
    }
  }

  #refuse(key: string, text: string): void {
    this.#listener.receive({ v: 1, type: 'refused', key, rule: null, error: '', params: {}, text });
  }

  #fail(ref: string | number | null, error: unknown): void {
    const text = problemOf(error);
    this.#listener.receive({ v: 1, type: 'error', ref, error: '', params: {}, text });
  }
}

/** The moves to compare with an answer: the stored ones, and the answer where it is not among them. */
export function compared({ candidates, played }: Verdict): HintCandidate[] {
  return candidates.some(({ action }) => action === played.action) ? candidates : [...candidates, played];
}
