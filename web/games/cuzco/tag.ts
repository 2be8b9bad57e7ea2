import { t } from '$kit';
import type { Camera } from './camera.svelte';
import { topOf, type Point } from './grid';
import { priceOf, type Play } from './play.svelte';
import type { Water } from './view';

/** What a tag says and where it stands on the screen. */
export interface TagText {
  at: Point;
  /** Action points. */
  price: number | null;
  gain: number;
  closes: Water[];
  /** Why the tile may not lie here. */
  reason: string;
}

/** The tag above what the pointer aims at; null where there is nothing to say. */
export function tagOf(play: Play, camera: Camera, seat: number | null): TagText | null {
  const ghost = play.aim ? play.ghost : null;
  if (ghost) {
    const top = ghost.cells.map((cell) => topOf(cell, play.level(cell) + 1)).reduce((a, b) => (b[1] < a[1] ? b : a));
    const reason =
      play.reason?.id === ghost.id ? (play.reason?.text ?? '') : ghost.fields ? '' : t('web-cuzco-off-board');
    return {
      at: camera.toScreen([top[0], top[1] - 24]),
      price: ghost.offer ? priceOf(ghost.offer) : null,
      gain: 0,
      closes: ghost.offer ? play.closes(ghost.cells) : [],
      reason,
    };
  }
  const target = play.aim && !play.site ? play.targets.get(play.aim) : undefined;
  if (!target || !play.aim) return null;
  const [x, y] = topOf(play.aim, play.level(play.aim));
  const gains = target.offers.map(({ choice }) => choice.gain?.[seat ?? 0] ?? 0);
  return {
    at: camera.toScreen([x, y - 16]),
    price: target.price,
    gain: Math.max(...gains),
    closes: play.tool === 'pond' ? play.closes([play.aim]) : [],
    reason: '',
  };
}
