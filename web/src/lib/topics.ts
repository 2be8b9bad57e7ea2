import type { Component } from 'svelte';
import type { Game } from './boards';

/** The position that an explanation may quote figures from. */
export interface Surroundings<G extends Game = Game> {
  view: G['view'];
  derived: G['derived'];
  seat: number | null;
  names: string[];
}

export interface BodyProps<G extends Game = Game> {
  value: string;
  here: Surroundings<G>;
}

/** One kind of thing on the table, and how its explanation is put together. */
export interface Topic<G extends Game = Game> {
  name: (value: string, here: Surroundings<G>) => string;
  /** Ids of the rules whose sentences explain it; the link opens the first. */
  rules: (value: string, here: Surroundings<G>) => readonly string[];
  /** Figures of this position. */
  facts?: (value: string, here: Surroundings<G>) => string[];
  /** Figures that need pictures. */
  Body?: Component<BodyProps<G>>;
  /** Shown without delay, because people compare such things. */
  atOnce?: boolean;
}
export type Topics<G extends Game = Game> = Readonly<Record<string, Topic<G>>>;

/** A topic from its name, a message key or a function, and its rules. */
export function topic<G extends Game>(
  name: string | Topic<G>['name'],
  rules: readonly string[] | Topic<G>['rules'],
  say: (key: string) => string,
  more: Partial<Topic<G>> = {},
): Topic<G> {
  return {
    name: typeof name === 'string' ? () => say(name) : name,
    rules: typeof rules === 'function' ? rules : () => rules,
    ...more,
  };
}

/** The attribute `card-ENT` is the topic `card` with the value `ENT`. */
export function topicAt<G extends Game>(
  topics: Topics<G> | undefined,
  id: string,
): { topic: Topic<G>; value: string } | null {
  const dash = id.indexOf('-');
  const topic = topics?.[dash < 0 ? id : id.slice(0, dash)];
  return topic ? { topic, value: dash < 0 ? '' : id.slice(dash + 1) } : null;
}
