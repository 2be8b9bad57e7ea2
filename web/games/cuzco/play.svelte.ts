import { type BoardProps, type Draft, EMPTY, fieldOf, type Fields, NONE, type Offer, t } from '$kit';
import { CELLS, HEXES, LEAST_TEMPLE, isTile, TILES, type CellName, type Tile } from './content';
import { centre, directionTo, neighbours, topOf, type Point } from './grid';
import type { CuzcoDerived, CuzcoView, Water } from './view';
import type { Game } from './types';

export type Tool = Tile | 'pond' | 'enter' | 'move' | 'temple';
const TOOL_OF: Record<string, Tool> = {
  pond: 'pond',
  enter: 'enter',
  move: 'move',
  leave: 'move',
  build: 'temple',
  expand: 'temple',
};
const DWELL = 350;
/** The rule that no tile covers a pond. */
const OVER_POND = 'CZ-T04';

/** What is offered on one cell to the tool in hand. */
export interface Target {
  cell: CellName;
  offers: Offer[];
  /** The lowest price in action points. */
  price: number;
}
/** A tile over the board, where it may lie or not. */
export interface Ghost {
  kind: Tile;
  cells: CellName[];
  village: CellName | null;
  offer: Offer | null;
  /** The kind and the cells, to compare ghosts. */
  id: string;
  /** The fields of the action; null where the tile leaves the board. */
  fields: Fields | null;
}

export const priceOf = (offer: Offer): number => Number(offer.choice.price['ap'] ?? 0);

/** What clicks and keys on the board mean, in terms of the offers of the prompt. */
export class Play {
  #props: () => BoardProps<Game>;
  /** A tool taken up here alone: one of several kinds, or with a single use that must not be played at once. */
  local = $state<Tool | null>(null);
  inca = $state<CellName | null>(null);
  /** The cell of a temple whose value is being chosen. */
  site = $state<CellName | null>(null);
  /** The cell under the pointer or the keyboard's cursor. */
  aim = $state<CellName | null>(null);
  turn = $state(0);
  /** Turned by hand over this cell: it stays as it is, also where it may not lie. */
  turned = $state(false);
  /** A finger has put the tile down for a look. */
  held = $state(false);
  /** Why the tile or piece with this id may not be put there. */
  reason = $state.raw<{ id: string; text: string } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen: Draft = EMPTY;

  constructor(props: () => BoardProps<Game>) {
    this.#props = props;
  }

  get view(): CuzcoView {
    return this.#props().view;
  }
  get derived(): CuzcoDerived {
    return this.#props().derived;
  }
  readonly #levels: Map<CellName, number> = $derived(new Map(this.view.terrain.map((one) => [one.cell, one.level])));
  level = (cell: CellName): number => this.#levels.get(cell) ?? 0;

  readonly #kinds: Map<string, Offer[]> = $derived.by(() => {
    const groups = new Map<string, Offer[]>();
    for (const offer of this.#props().offers) {
      const same = groups.get(offer.kind);
      if (same) same.push(offer);
      else groups.set(offer.kind, [offer]);
    }
    return groups;
  });
  of(kind: string): Offer[] {
    return this.#kinds.get(kind) ?? NONE;
  }
  uses(tool: Tool): number {
    return tool === 'temple' ? this.of('build').length + this.of('expand').length : this.of(tool).length;
  }

  readonly tool: Tool | null = $derived.by(() => {
    const kind = this.#props().draft.kind;
    const drafted = kind === null ? null : isTile(kind) ? kind : (TOOL_OF[kind] ?? null);
    const chosen = this.local ?? drafted;
    if (chosen && this.uses(chosen) > 0) return chosen;
    if (this.inca) return 'move';
    // The first tile of a turn must be laid: the tile is in hand already.
    return this.view.point === 'mandatory_tile' ? (TILES.find((tile) => this.of(tile).length > 0) ?? null) : null;
  });

  /** Tiles by the cell of their village and how they are turned. */
  readonly tiles: Map<CellName, Map<number, Offer>> = $derived.by(() => {
    const groups = new Map<CellName, Map<number, Offer>>();
    if (!isTile(this.tool)) return groups;
    for (const offer of this.of(this.tool)) {
      const cell = offer.choice.values[0] as CellName;
      let turns = groups.get(cell);
      if (!turns) groups.set(cell, (turns = new Map()));
      turns.set(turnOf(offer), offer);
    }
    return groups;
  });

  readonly targets: Map<CellName, Target> = $derived.by(() => {
    const groups = new Map<CellName, Target>();
    const add = (cell: CellName, offer: Offer): void => {
      const target = groups.get(cell);
      if (target) {
        target.offers.push(offer);
        target.price = Math.min(target.price, priceOf(offer));
      } else groups.set(cell, { cell, offers: [offer], price: priceOf(offer) });
    };
    const tool = this.tool;
    if (tool === 'temple')
      for (const kind of ['build', 'expand'])
        for (const offer of this.of(kind)) add(offer.choice.values[0] as CellName, offer);
    else if (tool === 'move') {
      for (const offer of this.of('move'))
        if (offer.choice.values[0] === this.inca) add(offer.choice.values[1] as CellName, offer);
    } else if (tool) for (const offer of this.of(tool)) add(offer.choice.values[0] as CellName, offer);
    return groups;
  });

  /** Own Incas that can go somewhere, while nothing else is in hand. */
  readonly movable: Set<CellName> = $derived(
    new Set(
      this.tool === null || this.tool === 'move'
        ? [...this.of('move'), ...this.of('leave')].map((offer) => offer.choice.values[0] as CellName)
        : [],
    ),
  );
  /** Temples that can grow, while nothing else is in hand. */
  readonly growing: Set<CellName> = $derived(
    new Set(this.tool === null ? this.of('expand').map((offer) => offer.choice.values[0] as CellName) : []),
  );
  readonly leaving: Offer | null = $derived(
    this.inca ? (this.of('leave').find((offer) => offer.choice.values[0] === this.inca) ?? null) : null,
  );
  readonly values: Offer[] = $derived(
    this.site
      ? [...this.of('build'), ...this.of('expand')].filter((offer) => offer.choice.values[0] === this.site)
      : [],
  );

  readonly ghost: Ghost | null = $derived.by(() => {
    const tool = this.tool;
    if (isTile(tool) && this.aim) {
      const legal = this.tiles.get(this.aim);
      const turn = this.turned || !legal || legal.has(this.turn) ? this.turn : nearest(this.turn, [...legal.keys()]);
      return ghostOf(tool, this.aim, turn, legal?.get(HEXES[tool] === 1 ? 0 : turn) ?? null);
    }
    const only = this.pointed;
    return only && isTile(only.kind) ? ghostOf(only.kind, only.choice.values[0] as CellName, turnOf(only), only) : null;
  });

  /** The one action that the prompt or a hint points at. */
  readonly pointed: Offer | null = $derived.by(() => {
    const { hovered, offers } = this.#props();
    if (hovered.size !== 1) return null;
    return offers.find(({ choice }) => hovered.has(choice.action)) ?? null;
  });

  /** Water that a tile or pond closes here, with what it brings to whom. */
  closes(cells: readonly CellName[]): Water[] {
    return this.derived.waters.filter(({ open }) => open.length > 0 && open.every((cell) => cells.includes(cell)));
  }

  // What people do.

  /** Take up a tool, or put it away. */
  take(tool: Tool): void {
    const away = this.tool === tool && (this.local !== null || this.#props().draft.kind !== null);
    this.forget();
    if (away || this.uses(tool) === 0) this.#props().drop?.();
    else if (tool === 'temple' || this.uses(tool) < 2) {
      this.local = tool;
      this.#props().drop?.();
    } else this.#props().pick(tool, {});
    this.#seen = this.#props().draft;
  }

  select(inca: CellName): void {
    const same = this.inca === inca;
    this.forget();
    if (!same) this.inca = inca;
    const ways = this.of('move').filter((offer) => offer.choice.values[0] === inca).length;
    if (!same && ways > 1) this.#props().pick('move', { cell: inca });
    else this.#props().drop?.();
    this.#seen = this.#props().draft;
  }

  /** Point at a cell; the prompt lights up what it offers. */
  point(cell: CellName | null): void {
    if (cell === this.aim || (this.held && cell === null)) return;
    this.aim = cell;
    this.turned = false;
    this.held = false;
    this.#announce();
  }

  rotate(by = 1): void {
    const ghost = this.ghost;
    if (!ghost || HEXES[ghost.kind] === 1) return;
    const now = this.#shownTurn();
    this.turn = (now + by + 6) % 6;
    this.turned = true;
    this.#announce();
  }
  #shownTurn(): number {
    const ghost = this.ghost;
    if (!ghost) return this.turn;
    return ghost.offer ? turnOf(ghost.offer) : this.turn;
  }

  click(cell: CellName, finger = false): void {
    const { act } = this.#props();
    if (isTile(this.tool)) return this.#lay(cell, finger);
    const own = this.movable.has(cell);
    const target = this.targets.get(cell);
    if (target && this.tool === 'temple') this.choose(cell);
    else if (target?.offers[0]) act(target.offers[0].choice.action);
    else if (own) this.select(cell);
    else if (this.growing.has(cell)) this.choose(cell);
    else if (this.tool) this.#askAt(cell);
    else this.site = null;
  }
  #lay(cell: CellName, finger: boolean): void {
    if (finger) {
      if (this.held && this.aim === cell) return this.rotate();
      this.point(cell);
      this.held = true;
      return;
    }
    this.point(cell);
    this.confirm();
  }
  /** Lay the tile where it is shown. */
  confirm(): void {
    const ghost = this.ghost;
    if (ghost?.offer) this.#props().act(ghost.offer.choice.action);
    else if (ghost?.fields) void this.#ask(ghost.id, ghost.kind, ghost.fields, true);
  }
  /** Choose the value of a temple here. */
  choose(cell: CellName): void {
    this.site = this.site === cell ? null : cell;
  }
  act(offer: Offer): void {
    this.#props().act(offer.choice.action);
  }

  /** Ask the server why something is not offered. */
  async #ask(id: string, kind: string, fields: Fields, aloud = false): Promise<void> {
    const { why } = this.#props();
    if (!why || (!aloud && this.reason?.id === id)) return;
    // No tile may ever lie on a printed pond, so the game has no such action that its rule could forbid.
    const water = this.ghost?.cells.some((cell) => this.view.water.includes(cell));
    const unruled = water
      ? { rule: OVER_POND, text: t('web-cuzco-on-water') }
      : { rule: null, text: t('web-cuzco-not-here') };
    const { legal, rule, text } = await why(kind, fields, aloud && unruled);
    this.reason = { id, text: rule === null ? (legal ? '' : unruled.text) : text };
  }
  /** Ask why the piece in hand may not go to a cell. */
  #askAt(cell: CellName): void {
    const { tool, inca } = this;
    if (tool === 'pond' || tool === 'enter') void this.#ask(`${tool} ${cell}`, tool, { cell }, true);
    if (tool === 'move' && inca) void this.#ask(`${tool} ${cell}`, tool, { cell: inca, to: cell }, true);
    if (tool === 'temple') void this.#ask(`${tool} ${cell}`, 'build', { cell, value: LEAST_TEMPLE }, true);
  }

  #announce(): void {
    const ghost = this.ghost;
    const offers = isTile(this.tool)
      ? ghost?.offer
        ? [ghost.offer]
        : []
      : (this.aim && this.targets.get(this.aim)?.offers) || [];
    this.#props().hover(offers);
    clearTimeout(this.#timer);
    if (this.aim && ghost && !ghost.offer && ghost.fields) {
      const { id, kind, fields } = ghost;
      this.#timer = setTimeout(() => this.ghost?.id === id && void this.#ask(id, kind, fields), DWELL);
    }
  }

  /** Put everything down that only the board knows of. */
  forget(): void {
    clearTimeout(this.#timer);
    this.local = null;
    this.inca = null;
    this.site = null;
    this.held = false;
    this.turned = false;
  }
  get busy(): boolean {
    return this.local !== null || this.inca !== null || this.site !== null || this.held;
  }
  /** Follow what the prompt panel has settled. */
  follow(): void {
    const { draft } = this.#props();
    if (draft === this.#seen) return;
    this.#seen = draft;
    const cell = draft.picks['cell'];
    this.forget();
    if (draft.kind === 'move' && typeof cell === 'string') this.inca = cell;
    if ((draft.kind === 'build' || draft.kind === 'expand') && typeof cell === 'string') this.site = cell;
  }

  /** The mark nearest to a point, if it is near. */
  markAt(point: Point, reach: number): CellName | null {
    let best: CellName | null = null;
    let least = reach;
    for (const { cell } of this.targets.values()) {
      const [x, y] = markOf(cell, this.level(cell), isTile(this.tool));
      const far = Math.hypot(point[0] - x, point[1] - y);
      if (far < least) [best, least] = [cell, far];
    }
    return best;
  }
}

/** Where the mark of a target stands: low on the hex for tiles, so that the ground stays visible. */
export function markOf(cell: CellName, level: number, low: boolean): Point {
  const [x, y] = topOf(cell, level);
  return [x, y + (low ? 12 : 0)];
}

function nearest(turn: number, turns: number[]): number {
  const far = (other: number): number => Math.min((other - turn + 6) % 6, (turn - other + 6) % 6);
  return turns.reduce((best, other) => (far(other) < far(best) ? other : best), turns[0] ?? turn);
}

/** How a tile is turned: the direction of its first crop, clockwise. */
export function turnOf(offer: Offer): number {
  const [village, crop, crop2] = offer.fields.map((field) => fieldOf(offer, field) as CellName);
  if (!village || !crop) return 0;
  const one = directionTo(village, crop);
  if (!crop2) return one;
  const two = directionTo(village, crop2);
  return (one + 1) % 6 === two ? one : two;
}

function ghostOf(kind: Tile, cell: CellName, turn: number, offer: Offer | null): Ghost {
  const near = neighbours(cell);
  const others = HEXES[kind] === 1 ? [] : HEXES[kind] === 2 ? [near[turn]] : [near[turn], near[(turn + 1) % 6]];
  const crops = others.filter((other) => other != null);
  const whole = crops.length === others.length;
  const [crop = '', crop2 = ''] = crops.toSorted((a, b) => order(a) - order(b));
  const fields = [{ cell }, { village: cell, crop }, { village: cell, crop, crop2 }][HEXES[kind] - 1] ?? null;
  return {
    kind,
    cells: [cell, ...crops],
    village: kind === 'single_crop' ? null : cell,
    offer,
    id: [kind, cell, crop, crop2].join(' '),
    fields: whole ? fields : null,
  };
}
const ORDER = new Map(CELLS.map(({ name }, place) => [name, place]));
const order = (cell: CellName): number => ORDER.get(cell) ?? 0;
export const fromNorth = (a: CellName, b: CellName): number => centre(a)[1] - centre(b)[1];
