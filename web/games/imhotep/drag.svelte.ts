/** Dragging a stone of the sled or a ship; what it is dropped on is clicked by the board. */
export type Dragged = { what: 'stone' } | { what: 'ship'; ship: number };
type Drop = { space: { ship: number; space: number } } | { dock: string } | null;

const FAR_ENOUGH = 8;
const PLACES = '[data-space][data-legal], [data-dock][data-legal], [data-site]';

export class Drag {
  held = $state.raw<Dragged | null>(null);
  at = $state.raw<[number, number]>([0, 0]);
  #start: { x: number; y: number; held: Dragged } | null = null;
  #drop: (held: Dragged, drop: Drop) => void;

  constructor(drop: (held: Dragged, drop: Drop) => void) {
    this.#drop = drop;
  }

  down = (event: PointerEvent): void => {
    const on = event.target instanceof Element ? event.target : null;
    const ship = on?.closest('[data-ship][data-legal]')?.getAttribute('data-ship');
    const held: Dragged | null = ship
      ? { what: 'ship', ship: Number(ship) }
      : on?.closest('[data-sled][data-legal]')
        ? { what: 'stone' }
        : null;
    this.#start = held && { x: event.clientX, y: event.clientY, held };
  };

  move = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    const start = this.#start;
    if (!start) return;
    if (!this.held && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR_ENOUGH) return;
    if (!this.held) event.currentTarget.setPointerCapture(event.pointerId);
    this.held = start.held;
    const matrix = event.currentTarget.getScreenCTM()?.inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    this.at = [point.x, point.y];
  };

  up = (event: PointerEvent): void => {
    const held = this.held;
    this.#start = null;
    this.held = null;
    if (!held) return;
    // The click that ends a drag means nothing by itself.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60);
    this.#drop(held, under(event));
  };

  cancel = (): void => {
    this.#start = null;
    this.held = null;
  };
}

function under(event: PointerEvent): Drop {
  const place = document.elementFromPoint(event.clientX, event.clientY)?.closest(PLACES);
  const space = place?.getAttribute('data-space')?.split('.').map(Number);
  if (space) return { space: { ship: space[0] ?? 0, space: space[1] ?? 0 } };
  const dock = place?.getAttribute('data-dock') ?? place?.getAttribute('data-site');
  return dock ? { dock } : null;
}
