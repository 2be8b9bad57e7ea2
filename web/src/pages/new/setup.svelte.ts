import type { Clock, GameInfo, NewTable, OptionInfo, PresetInfo, SeatWish } from '$lib/messages';
import { session } from '$lib/session.svelte';
import { t } from '$lib/words.svelte';
import { presetsOf, SOLO } from './presets';

export type Setting = string | number | boolean;
export type SeatKind = SeatWish['kind'];

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  calm: { kind: 'turn', seconds: 120 },
  bank: { kind: 'bank', seconds: 1200, increment: 15 },
  days: { kind: 'bank', seconds: 3 * 86400, increment: 12 * 3600 },
};

/** The choices on the page for a new table of one game. */
export class Setup {
  readonly game: GameInfo;
  seats = $state<SeatWish[]>([]);
  options = $state<Record<string, Setting>>({});
  kind = $state<'live' | 'by_turns'>('live');
  clock = $state('none');
  visibility = $state<'public' | 'link' | 'private'>('public');
  hints = $state(true);
  chat = $state(true);
  rated = $state(false);
  seed = $state('');

  constructor(game: GameInfo, count: number) {
    this.game = game;
    this.options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
    this.resize(game.seats.includes(count) ? count : game.seats.includes(3) ? 3 : Math.max(...game.seats));
  }

  /** Nobody has to come to this table: it starts at once. */
  readonly alone: boolean = $derived(this.seats.every(({ kind }) => kind !== 'open' && kind !== 'invited'));
  /** Whether the game can count for ratings: people come, and nobody shares a screen. */
  readonly ratable: boolean = $derived(
    !this.alone &&
      this.seats.every(({ kind }) => kind !== 'hotseat') &&
      this.seats.filter(({ kind }) => kind !== 'bot').length > 1,
  );
  readonly counts: boolean = $derived(this.rated && this.ratable);
  readonly presets: PresetInfo[] = $derived.by(() => presetsOf(this.game, this.seats.length));
  /** The preset that all options agree with. */
  readonly preset: PresetInfo | null = $derived(
    this.presets.find((preset) =>
      this.offered.every(({ id, default: usual }) => this.options[id] === (preset.options[id] ?? usual)),
    ) ?? null,
  );
  /** The options that mean something with this many seats. */
  readonly offered: OptionInfo[] = $derived.by(() =>
    this.game.options.filter(({ id }) => this.seats.length === 1 || !id.startsWith(SOLO)),
  );

  valuesOf(option: OptionInfo): Setting[] {
    return option.values.filter((value) => option.only_seats[String(value)]?.includes(this.seats.length) ?? true);
  }

  resize(count: number): void {
    const bots = this.#opponents();
    const taken = new Set(this.seats.map(({ bot }) => bot));
    this.seats = Array.from({ length: count }, (_, at): SeatWish => {
      const seat = this.seats[at];
      if (seat) return seat;
      if (at === 0) return { kind: 'me' };
      const bot = bots.find((spec) => !taken.has(spec)) ?? this.game.default_bot;
      taken.add(bot);
      return { kind: 'bot', bot };
    });
    // Values that need more seats go back to their default.
    for (const option of this.game.options)
      if (!this.valuesOf(option).includes(this.options[option.id] ?? option.default))
        this.options[option.id] = option.default;
  }

  /** Opponents of the default level first, then those nearest to it. */
  #opponents(): string[] {
    const usual = Number(/level:(\d)/.exec(this.game.default_bot)?.[1] ?? 2);
    return this.game.opponents
      .toSorted((a, b) => Math.abs(a.level - usual) - Math.abs(b.level - usual))
      .map(({ spec }) => spec);
  }

  /** Put somebody on a seat; whoever else was “me” shares the screen instead. */
  sit(at: number, kind: SeatKind, bot: string | null = null, person: string | null = null): void {
    if (kind === 'me')
      this.seats = this.seats.map((seat) =>
        seat.kind === 'me' ? { kind: 'hotseat', name: session.me?.name ?? null } : seat,
      );
    this.seats[at] =
      kind === 'bot'
        ? { kind, bot }
        : kind === 'hotseat'
          ? { kind, name: t('seat-name', { seat: at + 1 }) }
          : { kind, person };
  }

  choose(preset: PresetInfo): void {
    for (const { id, default: usual } of this.offered) this.options[id] = preset.options[id] ?? usual;
  }

  request(): NewTable {
    return {
      game: this.game.id,
      seats: $state.snapshot(this.seats),
      options: $state.snapshot(this.options),
      kind: this.kind,
      hints: this.hints && !this.counts,
      rated: this.counts,
      chat: this.chat,
      clock: CLOCKS[this.clock] ?? { kind: 'none' },
      visibility: this.alone ? 'link' : this.visibility,
      ...(this.alone && /^\d{1,15}$/.test(this.seed) ? { seed: Number(this.seed) } : {}),
    };
  }
}
