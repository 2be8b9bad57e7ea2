import type { ClientMessage, ServerMessage } from './messages';

export type Link = 'connecting' | 'open' | 'lost';
export type Listener = { receive: (message: ServerMessage) => void; linked: (link: Link) => void };
type Sent<T> = T extends { v?: number } ? Omit<T, 'v'> : never;
export type Command = Sent<ClientMessage>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING = 25_000;

/** The way by which a table sends commands; messages come back to the listener. */
export interface Connection {
  /** False where nothing could be sent. */
  send(command: Command): boolean;
  close(): void;
}

/** A WebSocket that reconnects by itself; listeners subscribe again after each connection. */
export class Socket implements Connection {
  #listener: Listener;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;

  constructor(listener: Listener) {
    this.#listener = listener;
    this.#connect();
    addEventListener('online', this.#hurry);
  }

  /** False where nothing could be sent: what matters is sent again after `open`. */
  send(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify({ v: 1, ...command }));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (this.#socket !== null || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    this.#listener.linked('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#pinger = setInterval(() => this.send({ type: 'ping' }), PING);
      this.#listener.linked('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#listener.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      clearInterval(this.#pinger);
      this.#socket = null;
      if (this.#closed) return;
      this.#listener.linked('lost');
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }
}
