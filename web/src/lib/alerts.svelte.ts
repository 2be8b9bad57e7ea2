import { calls } from './calls.svelte';
import type { YourTurn } from './messages';
import { session } from './session.svelte';
import { Socket } from './socket';
import { waiting } from './waiting.svelte';
import { t } from './words.svelte';

/** Shows tables that wait for this person, on the page and as a system notification where that is allowed. */
class Alerts {
  waiting = $state.raw<YourTurn | null>(null);
  permission = $state<NotificationPermission>(typeof Notification === 'undefined' ? 'denied' : Notification.permission);
  #socket: Socket | null = null;

  /** Listen while no table is open; an open table receives the message on its own connection. */
  listen(on: boolean): void {
    if (on && !this.#socket)
      this.#socket = new Socket({
        receive: (message) => message.type === 'your_turn' && this.show(message),
        linked: () => {},
      });
    if (!on) {
      this.#socket?.close();
      this.#socket = null;
    }
  }

  show(message: YourTurn): void {
    this.waiting = message;
    void waiting.refresh();
    // A device with push messages is notified by the service worker.
    if (this.permission !== 'granted' || !document.hidden || calls.subscribed) return;
    const notice = new Notification(
      t('web-your-turn-in', { game: session.game(message.game)?.title ?? message.game }),
      { icon: '/icon.svg', tag: message.table },
    );
    notice.onclick = () => {
      focus();
      location.assign(`/table/${message.table}`);
    };
  }

  async allow(): Promise<void> {
    this.permission = await Notification.requestPermission();
  }
}

export const alerts = new Alerts();
