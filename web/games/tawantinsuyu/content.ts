// Numbers of the box come from the file the rules read; the client only prints them on the board.
import {
  army_cards,
  conquest,
  costs,
  god_cards,
  hill,
  join_rewards,
  passive_buildings,
  production_buildings,
  solo,
  statues,
  temple,
  village,
  weavings,
} from '$content/tawantinsuyu/content.json';
import type { SignName } from './icons';

export const RESOURCES = ['potato', 'maize', 'stone', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export const KINDS = ['architect', 'craftsman', 'warrior', 'courier', 'priest'] as const;
export type Worker = (typeof KINDS)[number];
export const GODS = ['inti', 'quilla', 'illapa', 'cocha', 'pacha', 'vira'] as const;
export type God = (typeof GODS)[number];
export const SECTIONS = 5;

export interface Effect {
  gain?: Partial<Record<Resource | 'vp', number>>;
  draw?: { god?: number; army?: number };
  take?: { nomad?: number; weaving?: number };
  temple?: number;
  rejuvenate?: number;
  free?: string;
  do?: string;
  choose?: Effect[];
  recruit?: string;
}
type Cost = Partial<Record<Resource, number>>;
export interface Space {
  id: string;
  section: number;
  terrace: 'upper' | 'middle' | 'lower';
  god: God;
  colour: 'blue' | 'green' | 'neutral';
  icons: string[];
  x: number;
  y: number;
}
export interface Icon {
  id: string;
  kind: string;
  spaces: string[];
  x: number;
  y: number;
}
export interface Slot {
  id: string;
  section: number;
  slot: 'upper' | 'lower';
}
export interface Tile {
  id: string;
  pattern: string;
  left: string;
  right: string;
}
export interface Building {
  id: string;
  cost: Cost;
  effects: Effect[];
}
export interface Target {
  id: string;
  position: number;
  flip: number;
  discard: number;
  effects: Effect[];
}
type Entry<T> = [string, T];
const byId = <T extends { id: string }>(items: readonly T[]): Map<string, T> =>
  new Map(items.map((item): Entry<T> => [item.id, item]));

export const SPACES = hill.spaces as unknown as Space[];
export const ICONS = hill.icons as unknown as Icon[];
export const SLOTS = hill.step_slots as unknown as Slot[];
export const SPACE = byId(SPACES);
export const ICON = byId(ICONS);
export const GOD_CARD = byId(god_cards.items as unknown as { id: string; god: God; effects: Effect[] }[]);
export const ARMY_CARD = byId(army_cards.items as unknown as { id: string; soldiers: number; resource: Resource }[]);
const producing = production_buildings.items as unknown as Building[];
const passive = passive_buildings.items.map(({ id, cost }) => ({ id, cost, effects: [] })) as unknown as Building[];
export const BUILDING = byId([...producing, ...passive]);
export const isPassive = (building: string): boolean => building.startsWith('Z');
export const WEAVING = byId(weavings.items as unknown as Tile[]);
export const JOIN = byId(join_rewards.items as unknown as { id: string; effects: Effect[] }[]);
export const TEMPLE = temple.items as unknown as {
  space: number;
  reward: Effect[];
  festival_vp: number;
  final_vp: number;
}[];
export const REGIONS = conquest.regions as unknown as { id: string; name: string; spaces: Target[] }[];
export const TARGET = byId(REGIONS.flatMap((region) => region.spaces));
export const STATUE_COUNT = new Map(statues.items.map((item): Entry<number> => [item.id, item.count]));
export const VILLAGE = village.items.map((row) => ({ village: row.village, nomads: row.nomads }));
export const STEP_DISCOUNT: number = costs.descend_discount_per_step_marker;

export const LOOPS = solo.loops as unknown as Record<
  'top' | 'middle' | 'bottom',
  { index: number; effects: Effect[]; personality_slot?: boolean }[]
>;
export const TOKENS = solo.tokens as unknown as { id: string; value: number; loop: 'top' | 'middle' | 'bottom' }[];
export const PERSONALITY = byId(solo.personalities as unknown as { id: string; effects: Effect[] }[]);

/** A picture with a number: what an effect gives, in print. */
export interface Glyph {
  sign?: SignName;
  number?: number;
  text?: string;
  free?: boolean;
}
const TASK: Record<string, SignName> = {
  build_building: 'building',
  build_statue: 'statue',
  build_steps: 'steps',
  buy_weavings: 'weaving',
  merchant: 'merchant',
  train: 'train',
  produce_one: 'produce1',
  building: 'building',
  steps: 'steps',
  small_statue: 'statue',
};

export function glyphsOf(effects: readonly Effect[]): Glyph[] {
  return effects.flatMap((effect): Glyph[] => {
    if (effect.gain) return Object.entries(effect.gain).map(([sign, number]) => ({ sign: sign as SignName, number }));
    if (effect.draw)
      return Object.entries(effect.draw).map(([what, number]) => ({
        sign: what === 'god' ? 'god_card' : 'army_card',
        number,
      }));
    if (effect.take) return [effect.take.nomad ? { sign: 'recruit' } : { sign: 'weaving', free: true }];
    if (effect.temple) return [{ sign: 'temple', number: effect.temple }];
    if (effect.rejuvenate) return [{ sign: 'rejuvenate', number: effect.rejuvenate }];
    if (effect.free) return [{ sign: TASK[effect.free] ?? 'building', free: true }];
    if (effect.do === 'pay_gold_temple') return [{ sign: 'gold' }, { text: '›' }, { sign: 'temple' }];
    if (effect.do) return [{ sign: TASK[effect.do] ?? 'building' }];
    if (effect.recruit)
      return [
        effect.recruit === 'nomad_random'
          ? { sign: 'nomads' }
          : { sign: effect.recruit.includes('potato') ? 'potato' : 'maize' },
        { sign: 'recruit' },
      ];
    return (effect.choose ?? []).flatMap((one, place) => [...(place ? [{ text: '/' }] : []), ...glyphsOf([one])]);
  });
}

/** What a task icon on the hill shows. */
export function taskSign(kind: string): { sign: SignName; number: number } {
  const [, sign, number] = /^([a-z]+?)(\d?)$/.exec(kind) ?? [];
  return kind === 'produce1'
    ? { sign: 'produce1', number: 0 }
    : { sign: sign as SignName, number: Number(number || 0) };
}
