import type { YourTurn } from './messages';
import { session } from './session.svelte';
import { Socket } from './socket';
import { t } from './words.svelte';

/** Tables elsewhere that wait for this person: told on the page, and by the system where it is allowed. */
class Alerts {
  waiting = $state.raw<YourTurn | null>(null);
  permission = $state<NotificationPermission>(typeof Notification === 'undefined' ? 'denied' : Notification.permission);
  #socket: Socket | null = null;

  /** Listen while no table is open; an open table hears it on its own connection. */
  listen(on: boolean): void {
    if (on && !this.#socket) this.#socket = new Socket({ hear: (message) => message.type === 'your_turn' && this.tell(message), linked: () => {} });
    if (!on) {
      this.#socket?.close();
      this.#socket = null;
    }
  }

  tell(message: YourTurn): void {
    this.waiting = message;
    if (this.permission !== 'granted' || !document.hidden) return;
    const notice = new Notification(t('web-your-turn-in', { game: session.game(message.game)?.title ?? message.game }), { icon: '/icon.svg', tag: message.table });
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
