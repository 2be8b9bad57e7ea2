import { mount, unmount, type Component } from 'svelte';
import type { BoardProps, Game, GameFace, PlayerProps, SymbolProps, ValueProps } from './boards';
import Mounted from './Mounted.svelte';
import { LOOKS } from './seatLooks';
import type { BodyProps, Topic } from './topics';
import type { Params } from './words.svelte';

/** What a drawing may ask of the site. */
export interface Tools {
  /** The message with this key in the reader's language. */
  text: (key: string, params?: Params) => string;
  /** A value of a field in words. */
  value: (field: string, value: string | number | boolean | null) => string;
  /** The colours of a seat are `var(--p1)` to `var(--p6)`; this is the number of a seat's, from 0. */
  look: (seat: number) => number;
}

/** Something drawn into an element of the page, which follows its properties until it is removed. */
export interface Drawing<P> {
  update: (props: P) => void;
  destroy: () => void;
}

/** Draws into an element. A component of this build is also given as such, which is quicker. */
export interface Draw<P> {
  (target: HTMLElement, props: P, tools: Tools): Drawing<P>;
  component?: Component<P & Record<string, unknown>>;
}

/** An explanation whose figures are drawn by a function. */
export interface TopicModule<G extends Game = Game> extends Omit<Topic<G>, 'Body'> {
  /** Figures that need pictures. */
  body?: Draw<BodyProps<G>>;
}

/** The board of a game as a module exports it, under the name `face`. */
export interface BoardModule<G extends Game = Game> extends Omit<
  GameFace<G>,
  'Board' | 'Player' | 'Mark' | 'Symbol' | 'topics'
> {
  board: Draw<BoardProps<G>>;
  /** A line in a player's panel. */
  player?: Draw<PlayerProps<G>>;
  /** A picture of a field's value. */
  mark?: Draw<ValueProps>;
  /** A picture of a symbol, for the key of symbols. */
  symbol?: Draw<SymbolProps>;
  /** What the things on the board and in the panels are, by the beginning of their ids. */
  topics?: Readonly<Record<string, TopicModule<G>>>;
}

/** A property that a component reads; it is drawn again where the value changes. */
class Cell {
  value: unknown = $state.raw();
}

/** A component as a function that draws it. */
function drawing<P>(component: Component<P & Record<string, unknown>>): Draw<P> {
  const draw = (target: HTMLElement, props: P, tools: Tools): Drawing<P> => {
    const cells = new Map<string, Cell>();
    const shown = {} as P & Record<string, unknown>;
    const update = (next: P): void => {
      for (const [name, value] of Object.entries(next as Record<string, unknown>)) {
        const cell = cells.get(name) ?? new Cell();
        cell.value = value;
        if (!cells.has(name)) Object.defineProperty(shown, name, { get: () => cell.value, enumerable: true });
        cells.set(name, cell);
      }
    };
    update(props);
    const context = new Map([[LOOKS, () => Array.from({ length: SEATS }, (_, seat) => tools.look(seat))]]);
    const instance = mount(component, { target, props: shown, context });
    return { update, destroy: () => void unmount(instance) };
  };
  return Object.assign(draw, { component });
}
const SEATS = 6;

type Any = Record<string, unknown>;
/** A drawing function of a component, where there is one. */
const drawn = <P>(part: Component<P & Any> | undefined): Draw<P> | undefined => part && drawing<P>(part);

/** The board of these components as a module that any page could load. */
export function boardModule<G extends Game>(face: GameFace<G>): BoardModule<G> {
  const { Board, Player, Mark, Symbol: Sign, topics, ...rest } = face;
  const bodied = Object.entries(topics ?? {}).map(([id, { Body, ...topic }]) => [
    id,
    defined(topic, { body: drawn(Body as never) }),
  ]);
  return defined(rest, {
    board: drawing<BoardProps<G>>(Board as never),
    player: drawn<PlayerProps<G>>(Player as never),
    mark: drawn<ValueProps>(Mark as never),
    symbol: drawn<SymbolProps>(Sign as never),
    topics: topics && Object.fromEntries(bodied),
  }) as BoardModule<G>;
}

/** A drawing function as a component. */
function component<P extends Any>(draw: Draw<P>, game: string, whole = false): Component<P> {
  if (draw.component) return draw.component as Component<P>;
  return ((internals: never, props: P) =>
    (Mounted as unknown as (internals: never, props: object) => object)(internals, {
      draw,
      game,
      whole,
      get given() {
        return props;
      },
    })) as unknown as Component<P>;
}

/** The parts of a board module as components. */
export function componentsOf<G extends Game>(module: BoardModule<G>, game: string): GameFace<G> {
  const { board, player, mark, symbol, topics, ...rest } = module;
  const shown = (draw: unknown): unknown => draw && component(draw as Draw<Any>, game);
  const bodied = Object.entries(topics ?? {}).map(([id, { body, ...topic }]) => [
    id,
    defined(topic, { Body: shown(body) }),
  ]);
  return defined(rest, {
    Board: component(board as unknown as Draw<Any>, game, true),
    Player: shown(player),
    Mark: shown(mark),
    Symbol: shown(symbol),
    topics: topics && Object.fromEntries(bodied),
  }) as unknown as GameFace<G>;
}

/** Both, without the parts that do not exist. */
const defined = (rest: object, parts: object): object => ({
  ...rest,
  ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
});
