/** Attributes whose whole value is the id of an explanation; of the others `data-card="STA"` stands for `card-STA`. */
const WHOLE: ReadonlySet<string> = new Set(['explain', 'thing']);
/** Milliseconds that a pointer rests, or a finger stays down, before an explanation comes. */
const REST = 450;
const HOLD = 500;
const SLACK = 10;
/** Larger things are explained beside the pointer. */
const LARGE = 170;

export interface Shown {
  id: string;
  /** What the tip stands beside, on the screen. */
  box: { left: number; top: number; right: number; bottom: number };
  /** It stays until it is closed, and its buttons can be pressed. */
  kept: boolean;
  /** What the tip offers to do, on screens where a touch only shows. */
  act: (() => void) | null;
}

/** Which explanation is shown: of what the pointer rests on, has the focus, or was held. */
class Explaining {
  shown = $state.raw<Shown | null>(null);
  /** Every click explains instead of playing, and everything can be reached with Tab. */
  mode = $state(false);
  /** Whether there is an explanation, and whether it comes at once; the table says so. */
  knows: (id: string) => 'at-once' | 'resting' | null = () => null;

  #thing: Element | null = null;
  #id = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #press: { at: [number, number]; timer: ReturnType<typeof setTimeout> } | null = null;
  #swallow = false;
  #reachable: Element[] = [];

  /** Show the explanation of a thing. */
  show(
    thing: Element,
    kept: boolean,
    at: readonly [number, number] | null = null,
    act: (() => void) | null = null,
  ): void {
    const id = this.#idOf(thing);
    if (!id) return;
    clearTimeout(this.#timer);
    const box = thing.getBoundingClientRect();
    const near = at !== null && (box.width > LARGE || box.height > LARGE || box.width === 0);
    this.shown = {
      id,
      box: near ? { left: at[0] - 8, right: at[0] + 8, top: at[1] - 10, bottom: at[1] + 10 } : box,
      kept,
      act,
    };
  }
  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
  /** Hide what only passes: the thing under the pointer may have changed. */
  pass(): void {
    if (this.shown && !this.shown.kept) this.hide();
    this.#thing = null;
  }

  toggle(on = !this.mode): void {
    this.mode = on;
    this.hide();
    for (const thing of this.#reachable) for (const name of ['tabindex', 'data-reach']) thing.removeAttribute(name);
    this.#reachable = [];
    if (!on) return;
    for (const thing of document.querySelectorAll('.screen *')) {
      if (thing.matches('button, a, [tabindex]') || this.thingAt(thing) !== thing) continue;
      if (thing.querySelector('button, [tabindex]')) continue;
      thing.setAttribute('tabindex', '0');
      thing.setAttribute('data-reach', '');
      this.#reachable.push(thing);
    }
  }

  // Events of the window.

  move = (event: PointerEvent): void => {
    if (this.#press && far(this.#press.at, [event.clientX, event.clientY]) > SLACK) this.#release();
    if (event.pointerType === 'touch' || this.shown?.kept) return;
    const thing = this.thingAt(event.target);
    const id = thing ? this.#idOf(thing) : '';
    if (thing === this.#thing && id === this.#id) return;
    this.pass();
    clearTimeout(this.#timer);
    [this.#thing, this.#id] = [thing, id];
    if (!thing || event.buttons || thing.closest('[data-explain-held]')) return;
    const pace = this.knows(id);
    const at = [event.clientX, event.clientY] as const;
    if (pace === 'at-once') this.show(thing, false, at);
    else this.#timer = setTimeout(() => thing.isConnected && this.show(thing, false, at), REST);
  };
  down = (event: PointerEvent): void => {
    this.#swallow = false;
    const { target } = event;
    if (target instanceof Element && target.closest('[data-tip]')) return;
    this.hide();
    const thing = this.thingAt(target);
    if (event.pointerType !== 'touch' || !thing || !event.isPrimary) return this.#release();
    const at: [number, number] = [event.clientX, event.clientY];
    const { pointerId } = event;
    this.#release();
    const held = (): void => {
      this.#press = null;
      this.show(thing, true, at);
      if (!this.shown) return;
      this.#swallow = true;
      // Cameras forget the finger: what follows is no click and no drag.
      target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId }));
    };
    this.#press = { at, timer: setTimeout(held, HOLD) };
  };
  up = (): void => this.#release();
  #release(): void {
    clearTimeout(this.#press?.timer);
    this.#press = null;
  }
  /** A click that ends a long press, or that asks in the mode for asking, plays nothing. */
  click = (event: MouseEvent): void => {
    const thing = this.thingAt(event.target);
    const inTip = event.target instanceof Element && event.target.closest('[data-tip], [data-explain-mode]');
    if (!this.#swallow && !(this.mode && thing && !inTip)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!this.#swallow && thing) this.show(thing, true, [event.clientX, event.clientY]);
    this.#swallow = false;
  };
  menu = (event: MouseEvent): void => {
    const thing = this.thingAt(event.target);
    if (!thing) return;
    event.preventDefault();
    if (!this.#swallow) this.show(thing, true, [event.clientX, event.clientY]);
  };
  focus = (event: FocusEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[data-tip]') || !target.matches(':focus-visible')) return;
    const thing = this.thingAt(target);
    this.pass();
    if (thing && (this.mode || !thing.closest('[data-explain-held]'))) this.show(thing, this.mode);
  };
  blur = (): void => this.pass();

  /** The innermost thing with an explanation; a sign only where it lies in no other thing. */
  thingAt(target: EventTarget | null): Element | null {
    let sign: Element | null = null;
    for (let one = target instanceof Element ? target : null; one; one = one.parentElement) {
      const id = this.#idOf(one);
      if (!id) continue;
      if (!id.startsWith('sign-')) return one;
      sign ??= one;
    }
    return sign;
  }
  #idOf(thing: Element): string {
    for (const [name, value] of Object.entries((thing as HTMLElement | SVGElement).dataset ?? {})) {
      const id = WHOLE.has(name) ? (value ?? '') : `${name}-${value}`;
      if (this.knows(id)) return id;
    }
    return '';
  }
}

export const explaining = new Explaining();

const far = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));
