import type { Component } from 'svelte';
import type { Offer, Draft } from './choosing';
import type { Entry, Refused } from './messages';
import type { Value } from './words.svelte';

/** What a drawn board gets: the view to draw, what may be clicked, and what happened last. */
export interface BoardProps {
  view: Record<string, unknown>;
  /** What the game itself works out from the view for who draws it. */
  outlook: Record<string, unknown>;
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
  act: (action: number) => void;
  hover: (offers: Offer[]) => void;
  /** Put down what is half chosen. */
  drop?: () => void;
  /** Why something that is not offered is forbidden; aloud it is also told beside the question. */
  why?: (notation: string, aloud?: boolean) => Promise<Refused>;
}

export interface PlayerProps {
  view: Record<string, unknown>;
  outlook: Record<string, unknown>;
  seat: number;
}

export interface ValueProps {
  field: string;
  value: Value;
  /** A single small picture, for a line of the log. */
  brief?: boolean;
}

/** What a game adds to the generic renderer; all of it may be missing. */
export interface GameFace {
  Board: Component<BoardProps>;
  /** A line in a player's panel. */
  Player?: Component<PlayerProps>;
  /** A picture of a field's value in the prompt. */
  Mark?: Component<ValueProps>;
  /** Fields whose values the mark says better than words. */
  marked?: readonly string[];
  /** How far the game is, for the top bar. */
  phase?: (view: Record<string, unknown>) => { now: number; of: number; text?: string } | null;
  /** Whether everybody takes a short turn now, which is shown at a brisker pace. */
  brisk?: (view: Record<string, unknown>) => boolean;
  /** The colour and shape of each seat, where they are not those of its place. */
  looks?: (view: Record<string, unknown>) => number[];
}

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  imhotep: () => import('../games/imhotep/face'),
  cuzco: () => import('../games/cuzco/face'),
  inca_empire: () => import('../games/inca_empire/face'),
  tawantinsuyu: () => import('../games/tawantinsuyu/face'),
};

export const hasFace = (game: string): boolean => game in FACES;

/** The drawn board of a game, loaded when it is first needed. */
export async function faceOf(game: string): Promise<GameFace | null> {
  const load = FACES[game];
  return load ? (await load()).face : null;
}
