import type { Position } from './messages';

/** Running points by seat, where the position tells them. */
export function scoresOf(position: Position): number[] {
  if (position.result) return position.result.scores;
  const told = (position as Position & { scores?: unknown }).scores ?? position.outlook['scores'] ?? position.view['scores'];
  return Array.isArray(told) && told.every((one) => typeof one === 'number') ? told : [];
}
