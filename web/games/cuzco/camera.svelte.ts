import { HEIGHT, WIDTH, type Point } from './grid';

const MOST = 2.6;
/** How far one may look beyond the valley, in its own units. */
const BEYOND = 90;
const SLACK = 6;

/** What part of the valley is seen: drag, pinch, wheel, buttons and keys. */
export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  moving = $state(false);
  #pointers = new Map<number, Point>();
  #start: Point | null = null;
  #moved = false;

  get whole(): number {
    return Math.min(this.width / WIDTH, this.height / HEIGHT) || 1;
  }
  /** Everything in sight; on a narrow screen as high as it is. */
  fit(narrow = false): void {
    this.scale = narrow ? Math.max(this.whole, (this.height / HEIGHT) * 1.04) : this.whole;
    this.x = (this.width - WIDTH * this.scale) / 2;
    this.y = (this.height - HEIGHT * this.scale) / 2;
  }
  zoom(by: number, [px, py]: Point = [this.width / 2, this.height / 2]): void {
    const scale = Math.min(MOST, Math.max(this.whole, this.scale * by));
    const factor = scale / this.scale;
    this.x = px - (px - this.x) * factor;
    this.y = py - (py - this.y) * factor;
    this.scale = scale;
    this.#clamp();
  }
  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#clamp();
  }
  #clamp(): void {
    const room = (size: number, world: number): [number, number] => {
      const rest = size - world * this.scale;
      const more = BEYOND * this.scale;
      return rest > 0 ? [rest / 2, rest / 2] : [rest - more, more];
    };
    const [left, right] = room(this.width, WIDTH);
    const [top, bottom] = room(this.height, HEIGHT);
    this.x = Math.min(right, Math.max(left, this.x));
    this.y = Math.min(bottom, Math.max(top, this.y));
  }
  toWorld([px, py]: Point): Point {
    return [(px - this.x) / this.scale, (py - this.y) / this.scale];
  }
  toScreen([x, y]: Point): Point {
    return [x * this.scale + this.x, y * this.scale + this.y];
  }
  /** Bring a point into sight. */
  show(point: Point): void {
    const [px, py] = this.toScreen(point);
    const edge = 60;
    this.pan(
      px < edge ? edge - px : px > this.width - edge ? this.width - edge - px : 0,
      py < edge ? edge - py : py > this.height - edge ? this.height - edge - py : 0,
    );
  }

  down(id: number, point: Point): void {
    this.#pointers.set(id, point);
    if (this.#pointers.size === 1) [this.#start, this.#moved] = [point, false];
    else this.#moved = true;
  }
  /** Whether the pointers drag or pinch the valley. */
  move(id: number, point: Point): boolean {
    const before = this.#pointers.get(id);
    if (!before) return false;
    const others = [...this.#pointers].filter(([other]) => other !== id).map(([, at]) => at);
    this.#pointers.set(id, point);
    const other = others[0];
    if (other) {
      const far = (at: Point): number => Math.hypot(at[0] - other[0], at[1] - other[1]) || 1;
      this.zoom(far(point) / far(before), [(before[0] + other[0]) / 2, (before[1] + other[1]) / 2]);
      this.pan((point[0] - before[0]) / 2, (point[1] - before[1]) / 2);
    } else {
      if (!this.#moved && this.#start && Math.hypot(point[0] - this.#start[0], point[1] - this.#start[1]) < SLACK)
        return false;
      this.#moved = true;
      this.pan(point[0] - before[0], point[1] - before[1]);
    }
    this.moving = true;
    return true;
  }
  /** Whether it was a click and no drag. */
  up(id: number): boolean {
    const pressed = this.#pointers.delete(id);
    if (this.#pointers.size === 0) this.moving = false;
    return pressed && !this.#moved;
  }
}
