import { api } from './api';
import type { WaitingTable } from './messages';

/** The tables where it is this person's turn; their number is the badge of the installed app. */
class Waiting {
  tables = $state.raw<WaitingTable[]>([]);

  async refresh(): Promise<void> {
    try {
      this.tables = (await api.waiting()).tables;
    } catch {
      return; // the next change tries again
    }
    if (!('setAppBadge' in navigator)) return;
    await (this.tables.length ? navigator.setAppBadge(this.tables.length) : navigator.clearAppBadge()).catch(() => {});
  }

  /** The others that wait, the longest first. */
  besides(table: string): WaitingTable[] {
    return this.tables.filter((one) => one.table !== table);
  }
}

export const waiting = new Waiting();
