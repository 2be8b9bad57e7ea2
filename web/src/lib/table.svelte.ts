import { api } from './api';
import { alerts } from './alerts.svelte';
import { EMPTY, allOffers, matching, wantedOf, type Draft, type Offer, type Want } from './choosing';
import type { Answer, Fields, Unruled } from './boards';
import { changed } from './differences';
import { folded } from './log';
import type {
  Changed,
  HintCandidate,
  ClockState,
  Entry,
  Position,
  Refused,
  ChatNotice,
  ServerMessage,
  TableInfo,
  Update,
} from './messages';
import { Playback, type Frame } from './playback';
import { NO_FORESIGHT, foretold, learn, opened, withAnswer, type Foresight, type KnownAction } from './offers';
import { reuseEqual } from './reuse';
import { session } from './session.svelte';
import { Socket, type Command, type Connection, type Link, type Listener } from './socket';
import { words, type Value } from './words.svelte';

/** So many actions may be asked about at once. */
const MOST_FORESEEN = 40;
/** Milliseconds that a pointer rests on a place before the server is asked about it. */
const DWELL = 80;
type Move = 'redo' | 'restart_turn' | 'confirm';
/** The state of one open table on this screen: position, log, drafted decision, pending commands. */
export class Table {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatNotice[]>([]);
  clock = $state.raw<ClockState | null>(null);
  link = $state<Link>('connecting');
  problem = $state<string | null>(null);
  refusal = $state.raw<Pick<Refused, 'rule' | 'text'> | null>(null);
  hint = $state.raw<HintCandidate[] | null>(null);
  pending = $state<string | null>(null);
  draft = $state.raw<Draft>(EMPTY);
  /** Actions that a pointer or the keyboard rests on, in the prompt or on the board. */
  hovered = $state.raw<ReadonlySet<number>>(new Set());
  /** What actions bring, where the prompt of this position did not say it. */
  foresight = $state.raw<Foresight>(NO_FORESIGHT);
  /** The line of the log that a pointer rests on. */
  marked = $state.raw<Entry | null>(null);
  /** The own seat whose player has opened the curtain. */
  shown = $state<number | null>(null);
  /** The only decision that a guide offers, where it is legal. */
  only = $state<string | null>(null);
  /** The same position from another point of view, while this person chose one. */
  looked = $state.raw<Position | null>(null);
  /** The newest line known to exist; what is shown may be older while it is played through. */
  newest = $state(0);
  /** Whether a position belongs to a quick round, by the game's own judgement. */
  brisk: ((view: Position['view']) => boolean) | undefined;

  /** The kinds of decisions that show something secret; null where the game does not say. */
  secret = $state.raw<readonly string[] | null>(null);
  /** Messages of others that have not been on the screen. */
  unread = $state(0);

  #id: string;
  #secret: string | null;
  #seen = 0;
  #sent: Command | null = null;
  /** The newest position of the server; the next one may come as what changed since. */
  #received: Position | null = null;
  /** The kind of the last command. */
  #last: Command['type'] | null = null;
  /** Later decisions that the last click has already made. */
  #wants: Want[] = [];
  /** Undo, redo and the like that wait for the answer to another command. */
  #later: (() => void)[] = [];
  #fresh: Entry[] = [];
  #playback = new Playback(
    (frame) => this.#present(frame),
    (view) => this.brisk?.(view) ?? false,
  );
  #socket: Connection;
  #all: Entry[] = [];
  #questions = new Map<string, { command: Command; resolve: (answer: Answer) => void }>();
  #dwell: ReturnType<typeof setTimeout> | undefined;
  #known = new Map<number, KnownAction>();
  /** The actions that were asked about, by the reference of the question. */
  #foreseeing = new Map<string, number[]>();
  #onTurn: (() => void) | undefined;

  constructor(
    id: string,
    secret: string | null,
    onTurn?: () => void,
    connect: (listener: Listener) => Connection = (listener) => new Socket(listener),
  ) {
    this.#id = id;
    this.#secret = secret;
    this.#onTurn = onTurn;
    this.#socket = connect({
      receive: (message) => this.#receive(message),
      linked: (link) => this.#linked(link),
    });
  }

  close(): void {
    clearTimeout(this.#dwell);
    this.#playback.stop();
    this.#socket.close();
  }

  // State for the board and the panels.

  readonly behind: boolean = $derived(this.position !== null && this.newest > this.position.seq);
  readonly offers: Offer[] = $derived.by(() => {
    const prompt = this.curtain || this.behind || this.looked ? null : (this.position?.prompt ?? null);
    const all = allOffers(prompt && foretold(prompt, this.foresight));
    const led = this.only === null ? [] : all.filter((offer) => offer.choice.notation === this.only);
    return led.length ? led : all;
  });
  readonly left: Offer[] = $derived(matching(this.offers, this.draft));
  readonly log: Entry[] = $derived(folded(this.entries));
  readonly mine: number[] = $derived(this.info?.mine ?? []);
  readonly seat: number | null = $derived(this.position?.seat ?? null);
  /** Another person has to come to this screen before anything is shown. */
  readonly curtain: boolean = $derived(
    this.mine.length > 1 &&
      this.seat !== null &&
      this.shown !== this.seat &&
      this.position?.result == null &&
      (this.secret === null ||
        (this.position?.prompt?.groups.some(({ kind }) => this.secret?.includes(kind)) ?? false)),
  );
  readonly busy: boolean = $derived(this.pending !== null);
  readonly confirming: boolean = $derived(
    this.position !== null &&
      !this.behind &&
      this.position.turn.waiting_for !== null &&
      this.mine.includes(this.position.turn.waiting_for),
  );

  /** The line to go back to if the others agree: before the own last decision, where it cannot simply be taken back. */
  readonly askable: number | null = $derived.by(() => {
    if (this.position === null || this.position.undo.limit !== null || this.position.result) return null;
    if (this.info?.rated || this.info?.challenge) return null;
    const last = this.log.findLast(
      (entry) => entry.kind === 'decision' && entry.actor !== null && this.mine.includes(entry.actor),
    );
    return last ? last.seq - 1 : null;
  });

  /** Only bots sit at the table besides this person, who may undo past their turns. */
  readonly alone: boolean = $derived(
    this.mine.length === 1 &&
      (this.info?.seats.filter(({ person, resigned }) => person && !resigned).length ?? 0) === 1,
  );
  /** Undo reaches past the turns of bots, but not past something hidden that the last own decision showed. */
  readonly #pastBots: boolean = $derived.by(() => {
    const mover = this.log.findLast(({ kind }) => kind === 'decision')?.actor;
    return this.alone && this.askable !== null && mover !== this.mine[0];
  });
  readonly undoable: boolean = $derived(
    (this.position !== null && this.position.undo.limit !== null) || this.#pastBots,
  );

  /** Settle parts of the decision; when one action is left, it is played. */
  pick(kind: string | null, picks: Record<string, Value>): void {
    const same = kind === null || this.draft.kind === null || this.draft.kind === kind;
    const draft = { kind: kind ?? this.draft.kind, picks: { ...(same ? this.draft.picks : {}), ...picks } };
    let left = matching(this.offers, draft);
    if (left.length === 0) {
      // The new picks contradict the earlier ones: start again from the new ones.
      this.draft = { kind, picks };
      left = matching(this.offers, this.draft);
    } else {
      this.draft = draft;
    }
    if (left.length === 1 && left[0]) this.act(left[0].choice.action);
    else this.foresee(left);
  }

  drop(): void {
    this.draft = EMPTY;
    this.refusal = null;
  }

  hover(offers: Offer[]): void {
    this.hovered = new Set(offers.map((offer) => offer.choice.action));
    clearTimeout(this.#dwell);
    if (offers.length) this.#dwell = setTimeout(() => this.foresee(offers), DWELL);
  }

  /** Ask what a few actions bring, where the prompt had too many to say it of all. */
  foresee(offers: Offer[]): void {
    const unsaid = this.position?.offers?.groups.filter(({ gains }) => gains === null) ?? [];
    if (!unsaid.length || offers.length > MOST_FORESEEN || this.busy) return;
    const asked = new Set([...this.#foreseeing.values()].flat());
    const actions = offers.map(({ choice }) => choice.action).filter((one) => !asked.has(one));
    if (!actions.length) return;
    const { table, seat, key: ref } = this.#base();
    if (this.#socket.send({ type: 'foresee', ref, table, seat, actions })) this.#foreseeing.set(ref, actions);
  }

  /** Show one action on the board. */
  light(action: number | undefined): void {
    this.hovered = new Set(action === undefined ? [] : [action]);
  }

  // Commands of people.

  act(action: number, then: Want[] = []): void {
    if (this.pending !== null) return;
    this.#wants = then;
    this.#move({ type: 'act', ...this.#base(), action });
  }
  type(notation: string): void {
    this.#move({ type: 'act', ...this.#base(), notation });
  }
  undo(): void {
    this.#inTurn(() => {
      if (this.#pastBots && this.askable !== null) this.askUndo(this.askable);
      else this.#move({ type: 'undo', ...this.#base() });
    });
  }
  do(move: Move): void {
    this.#inTurn(() => this.#move({ type: move, ...this.#base() }));
  }
  askUndo(to: number): void {
    this.#move({ type: 'ask_undo', ...this.#base(), to });
  }
  answerUndo(agree: boolean): void {
    this.#move({ type: 'answer_undo', ...this.#base(), agree });
  }
  /** Ask whether an action is legal, without playing it; aloud, a refusal is also shown beside the question, in these words where no rule is known to the server. */
  why(kind: string, fields: Fields, aloud: boolean | Unruled = false): Promise<Answer> {
    const { table, seat, key: ref } = this.#base();
    return new Promise((resolve) => {
      const command: Command = { type: 'why', ref, table, seat, kind, fields };
      this.#questions.set(ref, {
        command,
        resolve: (answer) => {
          const unruled = typeof aloud === 'object' ? aloud : { rule: null, text: words.text('web-not-here') };
          if (aloud && !answer.legal) this.refusal = answer.rule === null ? unruled : answer;
          resolve(answer);
        },
      });
      this.#socket.send(command);
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
    this.#playback.skip();
  }

  #base(): { table: string; seat: number; seq: number; key: string } {
    const seat = this.position?.turn.waiting_for ?? this.position?.prompt?.seat ?? this.seat ?? 0;
    return {
      table: this.#id,
      seat,
      seq: Math.max(this.#seen, this.newest),
      key: crypto.randomUUID?.() ?? String(Math.random()).slice(2),
    };
  }

  /** Run at once, or after the answer to the command that is on its way: no key press is lost. */
  #inTurn(move: () => void): void {
    if (this.pending === null) move();
    else this.#later.push(move);
  }

  #move(command: Extract<Command, { key: string; seq: number }>): void {
    if (this.pending !== null) return;
    this.pending = command.key;
    this.refusal = null;
    this.hint = null;
    this.#sent = command;
    this.#last = command.type;
    this.#socket.send(command);
  }

  // Messages of the server.

  #linked(link: Link): void {
    this.link = link;
    if (link !== 'open') return;
    this.#known.clear();
    this.#watch();
    // The key makes it safe to ask again for what may have been lost on the way.
    if (this.#sent) this.#socket.send(this.#sent);
    for (const { command } of this.#questions.values()) this.#socket.send(command);
  }

  #watch(): void {
    this.#socket.send({ type: 'watch', table: this.#id, since: this.#seen, link: this.#secret, short: true });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.info = message.table;
        break;
      case 'update':
        this.#update(message);
        break;
      case 'foreseen': {
        const actions = this.#foreseeing.get(String(message.ref));
        if (actions) this.foresight = withAnswer(this.foresight, actions, message);
        break;
      }
      case 'done':
        this.newest = Math.max(this.newest, message.seq);
        this.#settle(message.key);
        break;
      case 'refused':
        this.#later = [];
        this.#wants = [];
        this.#settle(message.key);
        this.refusal = message;
        this.draft = EMPTY;
        break;
      case 'reason': {
        const { ref, legal, rule, text } = message;
        this.#answer(ref, { legal, rule, text: text ? words.gameText(this.info?.game ?? '', text) : '' });
        break;
      }
      case 'hint':
        this.hint = message.candidates;
        this.light(message.candidates[0]?.action);
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        if (message.person.id !== session.me?.id) this.unread += 1;
        break;
      case 'your_turn':
      case 'called':
      case 'matched':
        alerts.receive(message);
        break;
      case 'error':
        if (this.#foreseeing.delete(String(message.ref))) break; // asked too late or too often
        if (!this.#answer(message.ref, { legal: false, rule: null, text: message.text }))
          this.problem = message.text || message.error;
        break;
      default:
    }
  }

  #update({ entries, actions, position, clock }: Update): void {
    this.#append(entries);
    if (actions) learn(this.#known, actions);
    if (clock) this.clock = clock;
    if (position?.type === 'changed') this.#change(position);
    else if (position) this.#queue(position);
  }

  /** Complete what the server sent as a difference; where that is not possible, ask for the whole. */
  #change({ since, ...change }: Changed): void {
    const last = this.#received;
    if (last?.seq !== since) {
      this.#watch();
      return;
    }
    const view = changed(last.view, change.view);
    const derived = changed(last.derived, change.derived);
    this.#queue({ ...change, type: 'position', table: this.#id, view, derived, prompt: null });
  }

  /** Hand the answer to who asked; false where nobody did. */
  #answer(ref: string | number | null, answer: Answer): boolean {
    this.#questions.get(String(ref))?.resolve(answer);
    return this.#questions.delete(String(ref));
  }

  #settle(key: string): void {
    if (this.pending !== key) return;
    this.pending = null;
    this.#sent = null;
    this.#later.shift()?.();
  }

  #append(entries: Entry[]): void {
    const newest = this.#all.at(-1)?.seq ?? 0;
    const fresh = entries.filter((entry) => entry.seq > newest);
    this.#all = [...this.#all, ...fresh];
    this.#fresh.push(...fresh);
    this.#seen = Math.max(this.#seen, this.#all.at(-1)?.seq ?? 0);
  }

  #queue(position: Position): void {
    if (position.offers) position.prompt = opened(position.offers, this.#known);
    this.#received = position;
    this.#seen = Math.max(this.#seen, position.seq);
    this.newest = Math.max(this.newest, position.seq);
    const atOnce = this.position === null || session.still || document.hidden;
    this.#playback.add({ position, entries: this.#all }, atOnce);
  }

  /** After the end nothing is secret: replace the lines that were redacted before. */
  async #reveal(): Promise<void> {
    const { entries } = await api.log(this.#id, null, this.#secret).catch(() => ({ entries: [] as Entry[] }));
    if (entries.length >= this.#all.length) this.entries = this.#all = entries;
  }

  #present({ position, entries }: Frame): void {
    const asked = this.position?.prompt ?? null;
    if (position.result && !this.position?.result) void this.#reveal();
    this.entries = entries;
    position.view = reuseEqual(this.position?.view, position.view);
    position.derived = reuseEqual(this.position?.derived, position.derived);
    this.position = position;
    this.looked = null;
    this.draft = EMPTY;
    this.hovered = new Set();
    this.hint = null;
    this.foresight = NO_FORESIGHT;
    this.#foreseeing.clear();
    if (position.prompt && !asked) this.#onTurn?.();
    const mover = this.log.findLast(({ kind }) => kind === 'decision')?.actor;
    if (position.prompt && !this.behind && position.prompt.seat === mover)
      this.#inTurn(() => this.position === position && this.#goOn());
    else this.#wants = [];
  }

  /** Make the decisions that the last click has made already, and those without a choice. */
  #goOn(): void {
    const offers = this.offers;
    const [forced] = offers.length === 1 && this.only === null ? offers : [];
    if (this.#last === 'undo' || this.#last === 'ask_undo') {
      // Back to a decision without a choice would be back to nothing.
      if (forced && this.undoable) this.undo();
      return;
    }
    if (this.#last !== 'act') return;
    const wanted = wantedOf(offers, this.#wants);
    const [only, second] = wanted?.left ?? [];
    if (wanted && only && !second) this.act(only.choice.action, wanted.then);
    else if (wanted) this.pick(wanted.draft.kind, wanted.draft.picks);
    else if (forced && !forced.choice.ends_undo) this.act(forced.choice.action, this.#wants);
    else this.#unmet(this.#wants.at(-1));
  }

  /** Say why a decision that a click has made is not possible. */
  #unmet(want: Want | undefined): void {
    this.#wants = [];
    if (want) void this.why(want.kind, want.picks, true);
  }
}
