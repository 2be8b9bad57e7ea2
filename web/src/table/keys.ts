import type { Table } from '$lib/table.svelte';

/** Keys of a table; typing in a field is left alone. */
export function tableKeys(event: KeyboardEvent, table: Table, rules: () => void): void {
  const target = event.target;
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
  const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();
  const does: Record<string, () => void> = {
    Escape: () => (table.draft.kind === null ? table.skip() : table.drop()),
    u: () => table.position?.undo.limit != null && table.undo(),
    r: () => table.position?.undo.redo && table.do('redo'),
    h: () => table.position?.prompt && table.askHint(),
    '/': () => focus('#notation'),
    '?': rules,
  };
  const known = does[event.key];
  if (known) {
    event.preventDefault();
    known();
  } else if (/^[1-9]$/.test(event.key)) {
    const choices = document.querySelectorAll<HTMLButtonElement>('[data-choice]');
    choices[Number(event.key) - 1]?.click();
  } else if (event.key === 'Enter' && table.confirming && !(target instanceof HTMLButtonElement)) {
    table.do('confirm');
  }
}
