import { api } from './api';
import { alerts } from './alerts.svelte';
import { EMPTY, NONE, allOffers, matching, type Draft, type Offer } from './choosing';
import { kept } from './kept';
import { folded } from './log';
import type { Candidate, ClockState, Entry, Hint, Position, Refused, Said, ServerMessage, TableInfo } from './messages';
import { session } from './session.svelte';
import { Socket, type Command, type Link } from './socket';
import type { Value } from './words.svelte';

type Move = 'redo' | 'restart_turn' | 'confirm';
/** How long a position stays when others follow at once, so that eyes can follow. */
const PACE = 650;
/** The same where everybody takes a short turn: a round of bids is seen within 1.2 s. */
const BRISK = 380;
const MOST_WAITING = 10;

/** One table as this screen sees it: what is shown, what is drafted, what was asked. */
export class Table {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<Said[]>([]);
  clock = $state.raw<ClockState | null>(null);
  link = $state<Link>('connecting');
  problem = $state<string | null>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Candidate[] | null>(null);
  pending = $state<string | null>(null);
  draft = $state.raw<Draft>(EMPTY);
  /** Actions that a pointer or the keyboard rests on, in the prompt or on the board. */
  hovered = $state.raw<ReadonlySet<number>>(new Set());
  /** The line of the log that a pointer rests on. */
  marked = $state.raw<Entry | null>(null);
  /** The own seat whose player has been let behind the curtain. */
  shown = $state<number | null>(null);
  /** The only decision that a guide offers, where it is legal. */
  only = $state<string | null>(null);
  /** The same moment seen by somebody else, while this person looks that way. */
  looked = $state.raw<Position | null>(null);
  /** The newest line known to exist; what is shown may be older while it is played through. */
  newest = $state(0);
  /** Whether a position is part of something that goes round quickly; the game knows. */
  brisk: ((view: Position['view']) => boolean) | undefined;

  #id: string;
  #secret: string | null;
  #seen = 0;
  #sent: Command | null = null;
  #waiting: { position: Position; entries: Entry[] }[] = [];
  #fresh: Entry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #socket: Socket;
  #all: Entry[] = [];
  #asked = new Map<string, (refused: Refused) => void>();
  #onTurn: (() => void) | undefined;

  constructor(id: string, secret: string | null, onTurn?: () => void) {
    this.#id = id;
    this.#secret = secret;
    this.#onTurn = onTurn;
    this.#socket = new Socket({
      hear: (message) => this.#hear(message),
      linked: (link) => this.#linked(link),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  // What the board and the panels ask.

  readonly behind: boolean = $derived(this.position !== null && this.newest > this.position.seq);
  readonly offers: Offer[] = $derived.by(() => {
    const all = this.curtain || this.behind || this.looked ? NONE : allOffers(this.position?.prompt ?? null);
    const led = this.only === null ? [] : all.filter((offer) => offer.choice.notation === this.only);
    return led.length ? led : all;
  });
  readonly left: Offer[] = $derived(matching(this.offers, this.draft));
  readonly log: Entry[] = $derived(folded(this.entries));
  readonly mine: number[] = $derived(this.info?.mine ?? []);
  readonly seat: number | null = $derived(this.position?.seat ?? null);
  /** Another person has to come to this screen before anything is shown. */
  readonly curtain: boolean = $derived(
    this.mine.length > 1 && this.seat !== null && this.shown !== this.seat && this.position?.result == null,
  );
  readonly busy: boolean = $derived(this.pending !== null);
  readonly confirming: boolean = $derived(
    this.position !== null && !this.behind && this.position.turn.waiting_for !== null && this.mine.includes(this.position.turn.waiting_for),
  );

  /** The line to go back to if the others agree: before the own last decision, where it cannot simply be taken back. */
  readonly askable: number | null = $derived.by(() => {
    if (this.position === null || this.position.undo.limit !== null || this.position.result) return null;
    const last = this.log.findLast((entry) => entry.kind === 'decision' && entry.actor !== null && this.mine.includes(entry.actor));
    return last ? last.seq - 1 : null;
  });

  /** Settle parts of the decision; when one action is left, it is played. */
  pick(kind: string | null, picks: Record<string, Value>): void {
    const same = kind === null || this.draft.kind === null || this.draft.kind === kind;
    const draft = { kind: kind ?? this.draft.kind, picks: { ...(same ? this.draft.picks : {}), ...picks } };
    let left = matching(this.offers, draft);
    if (left.length === 0) {
      // What was settled before does not go with this: begin anew from it.
      this.draft = { kind, picks };
      left = matching(this.offers, this.draft);
    } else {
      this.draft = draft;
    }
    if (left.length === 1 && left[0]) this.act(left[0].choice.action);
  }

  drop(): void {
    this.draft = EMPTY;
    this.refusal = null;
  }

  hover(offers: Offer[]): void {
    this.hovered = new Set(offers.map((offer) => offer.choice.action));
  }

  /** Show one action on the board. */
  light(action: number | undefined): void {
    this.hovered = new Set(action === undefined ? [] : [action]);
  }

  // What people do.

  act(action: number): void {
    this.#move({ type: 'act', ...this.#base(), action });
  }
  type(notation: string): void {
    this.#move({ type: 'act', ...this.#base(), notation });
  }
  undo(): void {
    this.#move({ type: 'undo', ...this.#base() });
  }
  do(move: Move): void {
    this.#move({ type: move, ...this.#base() });
  }
  askUndo(to: number): void {
    this.#move({ type: 'ask_undo', ...this.#base(), to });
  }
  answerUndo(agree: boolean): void {
    this.#move({ type: 'answer_undo', ...this.#base(), agree });
  }
  /** Ask why something that is not offered is forbidden. */
  why(notation: string, aloud = false): Promise<Refused> {
    const command = { type: 'act' as const, ...this.#base(), notation };
    return new Promise((resolve) => {
      this.#asked.set(command.key, (refused) => {
        if (aloud) this.refusal = refused;
        resolve(refused);
      });
      // What is offered would be played.
      if (this.offers.length > 0 && this.offers.every(({ choice }) => choice.notation !== notation)) this.#socket.send(command);
    });
  }
  askHint(): void {
    const { table, seat, key } = this.#base();
    this.#socket.send({ type: 'hint', table, seat, key });
  }
  say(text: string): void {
    this.#socket.send({ type: 'chat', table: this.#id, text });
  }
  mute(person: string, on: boolean): void {
    this.#socket.send({ type: 'mute', person, on });
    if (on) this.chat = this.chat.filter((line) => line.person.id !== person);
  }
  /** See the table as another seat does, or as a spectator (-1). */
  async look(seat: number): Promise<void> {
    this.looked = seat === this.seat ? null : await api.position(this.#id, null, seat);
  }
  show(): void {
    this.shown = this.seat;
  }
  /** Show the latest position now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last) this.#present(last.position, this.#all);
  }

  #base(): { table: string; seat: number; seq: number; key: string } {
    const seat = this.position?.turn.waiting_for ?? this.position?.prompt?.seat ?? this.seat ?? 0;
    return { table: this.#id, seat, seq: this.#seen, key: crypto.randomUUID?.() ?? String(Math.random()).slice(2) };
  }

  #move(command: Extract<Command, { key: string; seq: number }>): void {
    if (this.pending !== null) return;
    this.pending = command.key;
    this.refusal = null;
    this.hint = null;
    this.#sent = command;
    this.#socket.send(command);
  }

  // What the server tells.

  #linked(link: Link): void {
    this.link = link;
    if (link !== 'open') return;
    this.#socket.send({ type: 'watch', table: this.#id, since: this.#seen, link: this.#secret });
    // The key makes it safe to ask again for what may have been lost on the way.
    if (this.#sent) this.#socket.send(this.#sent);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.info = message.table;
        break;
      case 'entries':
        this.#take(message.entries);
        break;
      case 'position':
        this.#queue(message);
        break;
      case 'done':
        this.newest = Math.max(this.newest, message.seq);
        this.#settle(message.key);
        break;
      case 'refused':
        if (this.#answered(message)) break;
        this.#settle(message.key);
        this.refusal = message;
        this.draft = EMPTY;
        break;
      case 'hint':
        this.#told(message);
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        break;
      case 'clock':
        this.clock = message.clock;
        break;
      case 'your_turn':
        alerts.tell(message);
        break;
      case 'error':
        this.problem = message.text || message.error;
        break;
      default:
    }
  }

  #told(hint: Hint): void {
    this.hint = hint.candidates;
    this.light(hint.candidates[0]?.action);
  }

  #answered(refused: Refused): boolean {
    this.#asked.get(refused.key)?.(refused);
    return this.#asked.delete(refused.key);
  }

  #settle(key: string): void {
    if (this.pending !== key) return;
    this.pending = null;
    this.#sent = null;
  }

  #take(entries: Entry[]): void {
    const known = this.#all.at(-1)?.seq ?? 0;
    const fresh = entries.filter((entry) => entry.seq > known);
    this.#all = [...this.#all, ...fresh];
    this.#fresh.push(...fresh);
    this.#seen = Math.max(this.#seen, this.#all.at(-1)?.seq ?? 0);
  }

  #queue(position: Position): void {
    this.#seen = Math.max(this.#seen, position.seq);
    this.newest = Math.max(this.newest, position.seq);
    const entries = this.#all;
    const first = this.position === null;
    if (first || session.still || document.hidden || this.#waiting.length > MOST_WAITING) {
      this.#waiting = [];
      this.#present(position, entries);
      return;
    }
    this.#waiting.push({ position, entries });
    if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (!next) {
      this.#timer = undefined;
      return;
    }
    this.#present(next.position, next.entries);
    this.#timer = setTimeout(() => this.#next(), this.brisk?.(next.position.view) ? BRISK : PACE);
  }

  #present(position: Position, entries: Entry[]): void {
    const asked = this.position?.prompt ?? null;
    this.entries = entries;
    position.view = kept(this.position?.view, position.view);
    position.outlook = kept(this.position?.outlook, position.outlook);
    this.position = position;
    this.looked = null;
    this.draft = EMPTY;
    this.hovered = new Set();
    this.hint = null;
    if (position.prompt && !asked) this.#onTurn?.();
  }
}
