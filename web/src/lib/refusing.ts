import type { BoardProps, Fields } from './boards';

/** An action that somebody tried on the board. */
export interface Attempt {
  kind: string;
  fields: Fields;
}

/**
 * Say why a click on something that is not offered does nothing, while this person is asked.
 *
 * `attempt` tells which action the click on a thing would have been; null where it means nothing.
 */
export function refusing(
  props: () => Pick<BoardProps, 'offers' | 'why'>,
  things: string,
  attempt: (thing: Element) => Attempt | null,
): (board: Element) => () => void {
  return (board) => {
    // Before the things themselves: a click that plays changes what is offered.
    const ask = (event: Event): void => {
      const { offers, why } = props();
      const thing = event.target instanceof Element ? event.target.closest(things) : null;
      if (!thing || !why || offers.length === 0 || thing.hasAttribute('data-legal')) return;
      const tried = attempt(thing);
      if (tried) void why(tried.kind, tried.fields, true);
    };
    board.addEventListener('click', ask, true);
    return () => board.removeEventListener('click', ask, true);
  };
}
