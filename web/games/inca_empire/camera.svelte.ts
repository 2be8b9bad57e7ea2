import { HEIGHT, WIDTH, type Point } from './content';

const MOST = 2.6;
const CLICK = 5;

/** Which part of the map is seen, and how pointers, wheel and keys move it. */
export class Camera {
  /** The point of the map at the upper left corner, and pixels for a unit. */
  x = $state(0);
  y = $state(0);
  k = $state(0.9);
  width = $state(0);
  height = $state(0);
  /** Whether the next change glides; while a hand moves the map it must not. */
  gliding = $state(false);
  #pointers = new Map<number, Point>();
  #moved = 0;
  #placed = false;

  /** The zoom at which all names are read well: the realm is as high as the view. */
  readonly normal: number = $derived(Math.max(0.78, Math.min(1.3, this.width / 1040, this.height / 780)));
  readonly least: number = $derived(Math.min(0.6, Math.max(0.12, Math.min(this.width / WIDTH, this.height / 1000))));

  /** Show the middle of the realm once there is room to show it in. */
  settle(at: Point): void {
    if (this.#placed || this.width < 50 || this.height < 50) return;
    this.#placed = true;
    this.show(at, this.normal, false);
  }

  show([x, y]: Point, k = this.k, glide = true): void {
    this.gliding = glide;
    this.k = Math.max(this.least, Math.min(MOST, k));
    this.x = x - this.width / 2 / this.k;
    this.y = y - this.height / 2 / this.k;
    this.#clamp();
  }

  /** Show a part of the map as large as it fits, at most at normal zoom. */
  fit([left, top, right, bottom]: readonly [number, number, number, number], most = this.normal): void {
    const k = Math.min(most, this.width / (right - left), this.height / (bottom - top));
    this.show([(left + right) / 2, (top + bottom) / 2], k);
  }

  whole(): void {
    this.fit([40, -60, WIDTH - 40, HEIGHT + 400], MOST);
  }

  zoom(factor: number, at: Point = [this.width / 2, this.height / 2], glide = true): void {
    const [ux, uy] = [this.x + at[0] / this.k, this.y + at[1] / this.k];
    this.gliding = glide;
    this.k = Math.max(this.least, Math.min(MOST, this.k * factor));
    this.x = ux - at[0] / this.k;
    this.y = uy - at[1] / this.k;
    this.#clamp();
  }

  pan(dx: number, dy: number, glide = false): void {
    this.gliding = glide;
    this.x -= dx / this.k;
    this.y -= dy / this.k;
    this.#clamp();
  }

  /** Where a point of the map is in the view. */
  seen([x, y]: Point): Point {
    return [(x - this.x) * this.k, (y - this.y) * this.k];
  }

  /** Move so far that the point is seen, for who goes through the map by keys. */
  reveal(at: Point): void {
    const [x, y] = this.seen(at);
    if (x < 30 || y < 30 || x > this.width - 30 || y > this.height - 30) this.show(at);
  }

  /** The middle of the view stays on the map. */
  #clamp(): void {
    const [w, h] = [this.width / this.k, this.height / this.k];
    this.x = Math.max(-w / 2 + 60, Math.min(WIDTH - w / 2 - 60, this.x));
    this.y = Math.max(
      Math.min(0, (HEIGHT - h) / 2) - 40,
      Math.min(Math.max(HEIGHT - h, (HEIGHT - h) / 2) + 160, this.y),
    );
  }

  // What hands do.

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
    this.#moved = 0;
  };

  move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
    this.#moved += Math.abs(dx) + Math.abs(dy);
    if (this.#moved < CLICK) return;
    const box = event.currentTarget as HTMLElement;
    if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = (one: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
      const { left, top } = box.getBoundingClientRect();
      this.zoom(
        spread([event.clientX, event.clientY]) / (spread(before) || 1),
        [(before[0] + other[0]) / 2 - left, (before[1] + other[1]) / 2 - top],
        false,
      );
    }
    this.pan(dx / (other ? 2 : 1), dy / (other ? 2 : 1));
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
  };

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  /** Where a box of this width and height stands beside a point without leaving the view. */
  beside(at: Point, w: number, h: number): Point {
    const [x, y] = this.seen(at);
    const left = Math.max(6, Math.min(this.width - w - 6, x + (x > this.width - w - 60 ? -w - 26 : 26)));
    return [left, Math.max(6, Math.min(this.height - h - 6, y - h / 2))];
  }

  /** Whether the pointer dragged the map, so that this release is no click; answered once. */
  released(): boolean {
    const dragged = this.#moved >= CLICK;
    this.#moved = 0;
    return dragged;
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * 0.0014), [event.clientX - left, event.clientY - top], false);
  };

  keys = (event: KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => this.pan(90, 0, true),
      ArrowRight: () => this.pan(-90, 0, true),
      ArrowUp: () => this.pan(0, 90, true),
      ArrowDown: () => this.pan(0, -90, true),
      '+': () => this.zoom(1.25),
      '-': () => this.zoom(0.8),
      '0': () => this.whole(),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}
