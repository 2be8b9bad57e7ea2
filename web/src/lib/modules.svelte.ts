import { mount, unmount, type Component } from 'svelte';
import type { BoardProps, Game, GameFace, PlayerProps, ValueProps } from './boards';
import Mounted from './Mounted.svelte';
import { LOOKS } from './seatLooks';
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

/** The board of a game as a module exports it, under the name `face`. */
export interface BoardModule<G extends Game = Game> extends Omit<GameFace<G>, 'Board' | 'Player' | 'Mark'> {
  board: Draw<BoardProps<G>>;
  /** A line in a player's panel. */
  player?: Draw<PlayerProps<G>>;
  /** A picture of a field's value. */
  mark?: Draw<ValueProps>;
}

/** A property that a component reads; it is drawn anew where the value changes. */
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

/** The board of this build's components, as the module that any page could load. */
export function boardModule<G extends Game>({ Board, Player, Mark, ...rest }: GameFace<G>): BoardModule<G> {
  return {
    ...rest,
    board: drawing<BoardProps<G>>(Board as Component<BoardProps<G> & Record<string, unknown>>),
    ...(Player && { player: drawing<PlayerProps<G>>(Player as Component<PlayerProps<G> & Record<string, unknown>>) }),
    ...(Mark && { mark: drawing<ValueProps>(Mark as Component<ValueProps & Record<string, unknown>>) }),
  };
}

/** A drawing function as a component. */
function component<P extends Record<string, unknown>>(draw: Draw<P>, game: string): Component<P> {
  if (draw.component) return draw.component as Component<P>;
  return ((internals: never, props: P) =>
    (Mounted as unknown as (internals: never, props: object) => object)(internals, {
      draw,
      game,
      get given() {
        return props;
      },
    })) as unknown as Component<P>;
}

/** The parts of a board module as components. */
export function componentsOf<G extends Game>(module: BoardModule<G>, game: string): GameFace<G> {
  const { board, player, mark, ...rest } = module;
  type Any = Draw<Record<string, unknown>>;
  return {
    ...rest,
    Board: component(board as unknown as Any, game) as unknown as GameFace<G>['Board'],
    ...(player && { Player: component(player as unknown as Any, game) as unknown as Component<PlayerProps<G>> }),
    ...(mark && { Mark: component(mark as unknown as Any, game) as unknown as Component<ValueProps> }),
  };
}
