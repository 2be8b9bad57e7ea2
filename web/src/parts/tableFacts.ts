import type { GameInfo, TableInfo } from '$lib/messages';
import { t, words } from '$lib/words.svelte';

/** The options of a table that differ from the game's defaults, in words. */
export function optionTexts(table: TableInfo, game: GameInfo | undefined): string[] {
  return (game?.options ?? []).flatMap(({ id, default: usual }) => {
    const value = table.options[id] ?? usual;
    if (value === usual) return [];
    const name = words.option(table.game, id);
    if (typeof value === 'boolean') return value ? [name] : [];
    return [
      `${name}: ${id === 'start_player' ? t('seat-name', { seat: Number(value) }) : words.value(table.game, id, value)}`,
    ];
  });
}

/** The clock and the pace of a table in words. */
export function timeTexts({ clock, kind }: TableInfo): string[] {
  const minutes = 'seconds' in clock && clock.seconds ? Math.round(clock.seconds / 60) : 0;
  const time =
    clock.kind === 'none' || !minutes
      ? t('web-clock-none')
      : minutes >= 1440
        ? t('web-fact-days', { days: Math.round(minutes / 1440) })
        : t('web-fact-minutes', { minutes });
  return [t(`web-kind-${kind}`), time];
}

/** How long ago a moment was, as people say it. */
export function ago(seconds: number): string {
  const passed = Math.max(0, Date.now() / 1000 - seconds);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto', style: 'long' });
  if (passed < 3600) return format.format(-Math.floor(passed / 60), 'minute');
  if (passed < 86400) return format.format(-Math.floor(passed / 3600), 'hour');
  return format.format(-Math.floor(passed / 86400), 'day');
}
