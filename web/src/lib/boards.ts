import type { Component } from 'svelte';
import { componentsOf, type BoardModule } from './modules.svelte';
import { session } from './session.svelte';
import type { Offer, Draft, Want } from './choosing';
import type { Entry, Text } from './messages';
import type { Scoring } from './scoring';
import type { Surroundings, Topics } from './topics';
import type { Value } from './words.svelte';

/** What a game's board draws: the view of its states, and what the game computes from it. */
export interface Game {
  view: object;
  derived: object;
}

/** The fields of an action by name. */
export type Fields = Record<string, Value>;

/** A refusal that only the board knows, and its rule where there is one. */
export interface Unruled {
  rule: string | null;
  text: string;
}

/** Whether an action is legal; if not, the rule against it and the reason in the reader's language. */
export interface Answer {
  legal: boolean;
  rule: string | null;
  text: string;
}

/** What a drawn board gets: the view to draw, what may be clicked, and what happened last. */
export interface BoardProps<G extends Game = Game> {
  /** The id of the game, for its words. */
  game?: string;
  view: G['view'];
  /** What the game itself computes from the view for its drawn board. */
  derived: G['derived'];
  seat: number | null;
  names: string[];
  /** Legal actions; empty when the viewer is not asked. */
  offers: Offer[];
  draft: Draft;
  hovered: ReadonlySet<number>;
  /** The entries that led to this position since the one drawn before. */
  fresh: Entry[];
  /** Everything that counts so far. */
  log: Entry[];
  /** The line of the log that somebody points at. */
  marked: Entry | null;
  phone: boolean;
  still: boolean;
  pick: (kind: string | null, picks: Record<string, Value>) => void;
  /** Play an action; `then` are decisions after it that the same click has made. */
  act: (action: number, then?: Want[]) => void;
  /** Whether a click may also make later decisions; not while a guide leads. */
  ahead?: boolean;
  hover: (offers: Offer[]) => void;
  /** Put down what is half chosen. */
  drop?: () => void;
  /** Whether an action is legal and else why not; aloud, the reason is also shown beside the question, in these words where no rule is known to the server. */
  why?: ((kind: string, fields: Fields, aloud?: boolean | Unruled) => Promise<Answer>) | undefined;
}

export interface PlayerProps<G extends Game = Game> {
  view: G['view'];
  derived: G['derived'];
  seat: number;
}

export interface ValueProps {
  field: string;
  value: Value;
  /** A single small picture, for a line of the log. */
  brief?: boolean;
}

export interface SymbolProps {
  id: string;
}

/** What a choice would bring a seat later than at once, in a few characters. */
export interface Prospect {
  seat: number;
  text: string;
}

/** A board as the components of this site use it. */
export interface GameFace<G extends Game = Game> {
  Board: Component<BoardProps<G>>;
  /** A line in a player's panel. */
  Player?: Component<PlayerProps<G>>;
  /** A picture of a field's value in the prompt. */
  Mark?: Component<ValueProps>;
  /** Fields whose values the mark says better than words. */
  marked?: readonly string[];
  /** What the things on the board and in the panels are, by the beginning of their ids. */
  topics?: Topics<G>;
  /** The ids of the symbols that the key of symbols lists, and their pictures. */
  symbols?: readonly string[];
  Symbol?: Component<SymbolProps>;
  /** Kinds of decisions that are made by clicks on the board; the prompt lists the others. */
  onBoard?: ReadonlySet<string>;
  /** What a choice would bring that is not scored at once; the prompt shows it beside the choice. */
  prospects?: (offer: Offer, here: Surroundings<G>) => Prospect[];
  /** How far the game is, for the top bar. */
  phase?: (view: G['view']) => { now: number; of: number; text?: string } | null;
  /** Whether everybody takes a short turn now, which is shown at a brisker pace. */
  brisk?: (view: G['view']) => boolean;
  /** Whether a decision of one of these kinds shows something that others may not see; without it, every one. */
  secret?: readonly string[];
  /** The scoring that these entries brought without decisions; it is shown line by line. */
  scoring?: (entries: Entry[], seats: number) => Scoring | null;
  /** The round or era that begins with an event, for the graph of points. */
  milestone?: (event: Text) => string | null;
  /** The colour and shape of each seat, where they are not those of its place. */
  looks?: (view: G['view']) => number[];
}

/** The board of a game, loaded when it is first needed: its package's, or the generic one. */
export async function faceOf(game: string): Promise<GameFace> {
  const { face } = (await packaged(game)) ?? (await import('../generic/face'));
  return componentsOf(face, game);
}

/** The board in a game's package; nothing where it has none, or none that can be loaded. */
async function packaged(game: string): Promise<{ face: BoardModule } | null> {
  await session.known;
  const address = session.game(game)?.look.board;
  if (!address) return null;
  try {
    return (await import(/* @vite-ignore */ address)) as { face: BoardModule };
  } catch (error) {
    console.error(`The board of ${game} cannot be loaded.`, error);
    return null;
  }
}
