import type { GameInfo, PresetInfo } from '$lib/messages';

/** Options of the solo opponent begin like this. */
export const SOLO = 'solo_';

/** The named choices of options that a game offers to this many seats. */
export const presetsOf = (game: GameInfo, seats: number): PresetInfo[] =>
  game.presets.filter((preset) => !preset.seats.length || preset.seats.includes(seats));
