import { api } from '$lib/api';
import type { AnalysedDecision, AnalysisInfo } from '$lib/messages';

const AGAIN = 1000;

/** What a bot thinks of a finished game, decision by decision; it comes in while it is worked out. */
export class Analysis {
  info = $state.raw<AnalysisInfo | null>(null);
  problem = $state('');
  #id: string;
  #link: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, begin: boolean, link: string | null = null) {
    this.#id = id;
    this.#link = link;
    void this.#load(begin ? api.analyse(id, link) : api.analysis(id, link));
  }

  readonly #bySeq = $derived(new Map(this.info?.decisions.map((decision) => [decision.seq, decision])));
  readonly status: AnalysisInfo['status'] = $derived(this.info?.status ?? 'none');

  at(seq: number): AnalysedDecision | null {
    return this.#bySeq.get(seq) ?? null;
  }

  start(): void {
    this.problem = '';
    void this.#load(api.analyse(this.#id, this.#link));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #load(asked: Promise<AnalysisInfo>): Promise<void> {
    try {
      this.info = await asked;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : '';
      return;
    }
    if (this.info.status === 'waiting')
      this.#timer = setTimeout(() => void this.#load(api.analysis(this.#id, this.#link)), AGAIN);
  }
}
