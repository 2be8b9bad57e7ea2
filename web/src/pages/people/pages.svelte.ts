import type { FinishedGame, FinishedGames } from '$lib/messages';
import { t } from '$lib/words.svelte';

/** The pages of a list of finished games that were loaded so far. */
export class GamePages {
  games = $state.raw<FinishedGame[] | null>(null);
  older = $state<number | null>(null);
  problem = $state('');
  #asked = 0;

  /** Load the first page, or the one that begins at `before`; an answer that another question has
   * overtaken is dropped. */
  async load(page: (before: number | null) => Promise<FinishedGames>, before: number | null = null): Promise<void> {
    const number = ++this.#asked;
    try {
      const answer = await page(before);
      if (number !== this.#asked) return;
      this.games = before === null ? answer.games : [...(this.games ?? []), ...answer.games];
      this.older = answer.older;
      this.problem = '';
    } catch {
      this.problem = t('web-offline');
    }
  }
}
