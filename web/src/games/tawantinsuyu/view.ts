import type { Effect, God, Resource, Worker } from './content';

export interface PlayerView {
  score: number;
  resources: Record<Resource, number>;
  temple: number;
  priest: number | null;
  workers: Worker[];
  army_up: string[];
  army_down: string[];
  production_up: string[];
  production_down: string[];
  passive: string[];
  statues: Record<string, number>;
  tapestries: string[][];
}

/** What the server shows of a position; see the game's view. */
export interface TawView {
  seats: number;
  active: number;
  first: number;
  holder: number;
  festivals: number;
  personality: string;
  players: PlayerView[];
  bag: Partial<Record<Worker, number>>;
  nomads: Partial<Record<Worker, number>>;
  casualties: Partial<Record<Worker, number>>;
  village: Worker[];
  hill: Record<string, Worker>;
  steps: Record<string, number>;
  regions: Record<string, number>;
  stock: Record<string, number>;
  offer: string[];
  aside: string | null;
  market: (string | null)[];
  stacks: string[][];
  under: string[][];
  top: string | null;
  second: string | null;
  pile: string[];
  under_pile: string[];
  drawn: string[];
  starting: string[];
  tokens: number[];
  slots: (God | null)[];
  gods: string[][];
  armies: string[][];
  dealt: string[][];
  hidden: { gods: number[]; armies: number[]; deck: number; army_deck: number };
  bottom: (string | null)[];
}

export interface SpaceOutlook {
  wander: number;
  descend: number;
  less: number;
  steps: number[];
  workers: Partial<Record<Worker, { food: number; swift: boolean; tasks: number; alike: number; open: boolean }>>;
}

/** What the rules work out from the view. */
export interface TawOutlook {
  scores: number[];
  stage: { name: 'setup' | 'turn' | 'festival' | 'end'; festivals: number; step: string | null };
  activation: { action: string; seat: number; now: number } | null;
  working: { seat: number; space: string | null; worker?: Worker; ability?: Worker; left?: number; used?: string[] } | null;
  festival: {
    casualties: number;
    leaders: Record<string, number>;
    trigger: number;
    places: { temple: number; regions: number; weavings: number; potatoes: number; missing: number }[];
  };
  tapestries: { rows: { tiles: string[]; joins: boolean[]; points: number }[]; largest: number }[];
  markers: { steps: number; conquest: number }[];
  worth: number[];
  actions: string[];
  followers: Record<string, number[]>;
  wander?: number[];
  /** The lists of effects of which one is to be chosen. */
  choices?: Effect[][];
  spaces?: Record<string, SpaceOutlook>;
  solo?: { win: number; next: { action: string; holds: boolean | null }[] };
}

/** Kinds with their numbers, one entry for each piece. */
export const pieces = (counts: Partial<Record<Worker, number>>): Worker[] =>
  Object.entries(counts).flatMap(([kind, number]) => Array.from({ length: number }, () => kind as Worker));
