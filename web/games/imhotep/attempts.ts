import type { Attempt } from '$kit';
import { SITES } from './content';
import { dockOpen, hasSailed, type ImhotepView } from './view';

/** The things on the board that answer a click with a rule. */
export const THINGS = '[data-dock], [data-ship], [data-space], [data-slot], [data-quarry], [data-sled]';

/** The action that a click on a thing would be; a dock is tried with the ship in hand, or with the first that waits. */
export function attemptAt(thing: Element, view: ImhotepView, held: number | null): Attempt | null {
  const at = (name: string): string | null => thing.getAttribute(`data-${name}`);
  const waiting = view.ships.findIndex((_, index) => !hasSailed(view, index + 1)) + 1;
  const [dock, ship, space, slot] = [at('dock'), at('ship'), at('space'), at('slot')];
  if (dock) return { kind: 'sail', fields: { ship: held ?? (waiting || 1), site: dock } };
  if (ship)
    return {
      kind: 'sail',
      fields: { ship: Number(ship), site: SITES.find((site) => dockOpen(view, site)) ?? 'M' },
    };
  if (space) {
    const [on, place] = space.split('.').map(Number);
    return { kind: 'load', fields: { ship: on ?? 1, space: place ?? 1 } };
  }
  if (slot) return { kind: 'pick', fields: { slot: Number(slot) } };
  return { kind: 'get', fields: {} };
}
