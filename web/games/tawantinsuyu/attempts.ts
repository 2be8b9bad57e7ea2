import type { Attempt, Fields } from '$kit';
import { SECTIONS } from './content';

/** What kinds of things are on the board, by the beginning of their id, and the fields of an action on them. */
const FIELDS: Record<string, { kinds: readonly string[]; fields: (id: string) => Fields }> = {
  space: { kinds: ['space', 'take'], fields: (space) => ({ space }) },
  steps: { kinds: ['steps'], fields: (slot) => ({ slot }) },
  task: { kinds: ['task'], fields: (icon) => ({ icon }) },
  market: { kinds: ['building', 'swap_tile'], fields: (slot) => ({ slot }) },
  statue: {
    kinds: ['statue'],
    fields: (statue) => ({ god: statue.split('_')[0] ?? '', size: statue.split('_')[1] ?? '' }),
  },
  target: { kinds: ['conquer'], fields: (target) => ({ target }) },
  god: { kinds: ['god_card'], fields: (card) => ({ card }) },
  nomad: { kinds: ['nomad'], fields: (worker) => ({ worker }) },
  worker: { kinds: ['place'], fields: (worker) => ({ worker, ability: 'own' }) },
};
/** Actions that are things themselves. */
const PLAIN: ReadonlySet<string> = new Set(['pray', 'train', 'recruit']);

/** The action that a click on a thing would be: of a kind that is asked for now, else the usual one. */
export function attemptAt(thing: string, offered: ReadonlySet<string>, priest: number | null): Attempt | null {
  if (PLAIN.has(thing)) return { kind: thing, fields: {} };
  const [what = '', ...rest] = thing.split('-');
  const id = rest.join('-');
  if (what === 'side') {
    const sides = priest === null ? 0 : (Number(id) - priest + SECTIONS) % SECTIONS;
    return sides === 1 || sides === 2 ? { kind: 'move_priest', fields: { sides } } : null;
  }
  const known = FIELDS[what];
  if (!known) return null;
  const kind = known.kinds.find((one) => offered.has(one)) ?? known.kinds[0]!;
  return { kind, fields: known.fields(id) };
}
