import { api } from './api';
import { calls } from './calls.svelte';
import type { Called, Matched, Seeking, ServerMessage, YourTurn } from './messages';
import { router } from './router.svelte';
import { session } from './session.svelte';
import { Socket } from './socket';
import { waiting } from './waiting.svelte';
import { t } from './words.svelte';

/** Shows what waits for this person, on the page and as a system notification where that is allowed. */
class Alerts {
  waiting = $state.raw<YourTurn | Called | Matched | null>(null);
  /** The quick match that this person waits for. */
  seeking = $state.raw<Seeking | null>(null);
  permission = $state<NotificationPermission>(typeof Notification === 'undefined' ? 'denied' : Notification.permission);
  #socket: Socket | null = null;
  #wanted: Pick<Seeking, 'game' | 'seats' | 'kind'> | null = null;

  /** Listen while no table is open; an open table receives the messages on its own connection. */
  listen(on: boolean): void {
    if (on && !this.#socket) {
      this.#socket = new Socket({
        receive: (message) => this.receive(message),
        // A lost connection has left the queue of live games.
        linked: (link) => link === 'open' && this.#wanted && this.#socket?.send({ type: 'seek', ...this.#wanted }),
      });
      void api.seek().then(
        (seeking) => (this.seeking ??= seeking),
        () => {},
      );
    }
    if (!on) {
      this.#socket?.close();
      this.#socket = null;
      this.#wanted = null;
      this.seeking = null;
    }
  }

  receive(message: ServerMessage): void {
    if (message.type === 'your_turn' || message.type === 'called') this.show(message);
    if (message.type === 'seeking') this.seeking = message;
    if (message.type === 'matched') this.#matched(message);
  }

  seek(game: string, seats: number, kind: Seeking['kind']): void {
    this.#wanted = { game, seats, kind };
    this.#socket?.send({ type: 'seek', ...this.#wanted });
  }
  stopSeeking(): void {
    this.#wanted = this.seeking = null;
    this.#socket?.send({ type: 'stop_seeking' });
  }

  /** A live match opens at once where somebody waits for it; any other is announced. */
  #matched(message: Matched): void {
    const live = this.#wanted?.kind === 'live';
    this.#wanted = this.seeking = null;
    if (live) router.go(`/table/${message.table}`);
    else this.show(message);
  }

  show(message: YourTurn | Called | Matched): void {
    this.waiting = message;
    void waiting.refresh();
    // A device with push messages is notified by the service worker.
    if (this.permission !== 'granted' || !document.hidden || calls.subscribed) return;
    const notice = new Notification(textOf(message), { icon: '/icon.svg', tag: message.table });
    notice.onclick = () => {
      focus();
      location.assign(`/table/${message.table}`);
    };
  }

  async allow(): Promise<void> {
    this.permission = await Notification.requestPermission();
  }
}

/** What happened, in one sentence. */
export function textOf(message: YourTurn | Called | Matched): string {
  const game = session.game(message.game)?.title ?? message.game;
  if (message.type === 'called') return t(`friends-called-${message.event}`, { name: message.person.name, game });
  return t(message.type === 'matched' ? 'match-begun' : 'web-your-turn-in', { game });
}

export const alerts = new Alerts();
