import { api } from './api';
import type { CallPatch, CallSettings } from './messages';
import { t } from './words.svelte';

/** Seconds after which a service worker that does not come is held to be missing. */
const WORKER_SECONDS = 8;

/** How this person is called while the page is closed, and whether this device is one of the ways. */
class Calls {
  settings = $state.raw<CallSettings | null>(null);
  /** The endpoint of this device, where it is subscribed. */
  here = $state<string | null>(null);
  readonly supported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && typeof Notification !== 'undefined';

  /** Read the settings; a subscription for another key of the site is renewed. */
  async load(): Promise<void> {
    this.settings = await api.calls();
    const current = await this.#current();
    this.here = current?.endpoint ?? null;
    const known = this.settings.devices.some((device) => device.endpoint === this.here);
    if (current && known && keyOf(current) !== this.settings.push_key) {
      await current.unsubscribe();
      await this.subscribe();
    }
  }

  /** Whether the server sends push messages to this device. */
  get subscribed(): boolean {
    return this.settings?.devices.some((device) => device.endpoint === this.here) ?? false;
  }

  async subscribe(): Promise<void> {
    const registration = await worker();
    if (!registration || !this.settings) throw new Error(t('calls-push-unsupported'));
    if ((await Notification.requestPermission()) !== 'granted') throw new Error(t('calls-push-denied'));
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: this.settings.push_key,
    });
    const { endpoint, keys } = made.toJSON();
    this.settings = await api.subscribe({
      endpoint: endpoint ?? '',
      p256dh: keys?.p256dh ?? '',
      auth: keys?.auth ?? '',
      device: deviceName(navigator.userAgent),
    });
    this.here = endpoint ?? null;
  }

  async remove(device: string): Promise<void> {
    this.settings = await api.unsubscribe(device);
  }

  /** Stop push messages to this device, also before somebody logs out on it. */
  async unsubscribe(): Promise<void> {
    const current = await this.#current();
    if (!current) return;
    this.settings ??= await api.calls();
    const mine = this.settings.devices.find((device) => device.endpoint === current.endpoint);
    if (mine) await this.remove(mine.id);
    await current.unsubscribe();
    this.here = null;
  }

  async change(patch: CallPatch): Promise<void> {
    this.settings = await api.changeCalls(patch);
  }
  async setMail(address: string): Promise<void> {
    this.settings = await api.setMail(address);
  }
  async forgetMail(): Promise<void> {
    this.settings = await api.forgetMail();
  }

  async #current(): Promise<PushSubscription | null> {
    if (!this.supported || Notification.permission !== 'granted') return null;
    return (await (await worker())?.pushManager.getSubscription()) ?? null;
  }
}

/** The registration of the service worker, or null where none is active soon. */
function worker(): Promise<ServiceWorkerRegistration | null> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), WORKER_SECONDS * 1000)),
  ]);
}

/** The key for which a subscription was made, as the server writes it. */
function keyOf(subscription: PushSubscription): string | null {
  const key = subscription.options.applicationServerKey;
  if (!key) return null;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const BROWSERS = { Edg: 'Edge', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' };
const SYSTEMS = { Android: 'Android', iPhone: 'iPhone', iPad: 'iPad', Windows: 'Windows', Mac: 'Mac', Linux: 'Linux' };

/** A name by which people recognise a device. */
export function deviceName(agent: string): string {
  const named = (names: Record<string, string>): string =>
    Object.entries(names).find(([mark]) => agent.includes(mark))?.[1] ?? '?';
  return t('calls-device', { browser: named(BROWSERS), system: named(SYSTEMS) });
}

/** A minute of the day as `07:30`, and back. */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
export function minuteOf(text: string): number | null {
  const match = /^(\d\d):(\d\d)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

export const calls = new Calls();
