import { type BoardProps, t } from '$kit';
import { CELL, isTile, type CellName } from './content';
import { priceOf, type Play } from './play.svelte';
import type { Game } from './types';

/** A cell in words, for who does not see it: what lies and stands there, and what the tool can do. */
export function spoken(play: Play, cell: CellName, props: BoardProps<Game>): string {
  const view = play.view;
  const ground = view.terrain.find((one) => one.cell === cell);
  const temple = view.temples.find((one) => one.cell === cell);
  const owner = view.incas.findIndex((cells) => cells.includes(cell));
  const parts = [cell];
  if (ground) parts.push(t(`web-cuzco-${ground.kind}`), t('web-cuzco-level', { level: ground.level }));
  else parts.push(t(view.water.includes(cell) ? 'web-cuzco-pond' : `web-cuzco-${CELL.get(cell)?.ground ?? 'land'}`));
  if (temple) parts.push(t('web-cuzco-temple-of', { value: temple.value }));
  if (owner >= 0) parts.push(t('web-cuzco-inca-of', { name: props.names[owner] ?? '' }));
  const ghost = isTile(play.tool) ? play.ghost : null;
  const offer = ghost?.offer ?? play.targets.get(cell)?.offers[0];
  if (offer) parts.push(t('web-cuzco-here', { ap: priceOf(offer) }));
  else if (play.tool) parts.push(t('web-cuzco-not-here'));
  if (ghost && ghost.cells.length > 1) parts.push(ghost.cells.join(' '));
  return parts.join(', ');
}

/** What is explained at a cell: who or what stands there, else the ground. */
export function explainedAt(play: Play, cell: CellName | null): string {
  if (cell === null) return 'ground-land';
  const { view } = play;
  const owner = view.incas.findIndex((cells) => cells.includes(cell));
  if (owner >= 0) return `inca-${owner}`;
  if (view.temples.some((one) => one.cell === cell)) return 'temple';
  const kind = view.terrain.find((one) => one.cell === cell)?.kind;
  return `ground-${kind ?? (view.water.includes(cell) ? 'pond' : (CELL.get(cell)?.ground ?? 'land'))}`;
}
