import { explaining } from '$lib/explaining.svelte';
import { choiceList } from '$lib/panels.svelte';
import type { Table } from '$lib/table.svelte';

/** Keys of a table; typing in a field is left alone. */
export function tableKeys(
  event: KeyboardEvent,
  table: Table,
  { rules, symbols }: { rules: () => void; symbols: () => void },
): void {
  const target = event.target;
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
  const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();
  const actions: Record<string, () => void> = {
    Escape: () => (table.draft.kind === null ? table.skip() : table.drop()),
    u: () => table.undoable && table.undo(),
    y: () => table.position?.undo.redo && table.do('redo'),
    h: () => table.position?.prompt && table.askHint(),
    a: () => choiceList.toggle(),
    '/': () => focus('#notation'),
    e: () => explaining.toggle(),
    k: symbols,
    '?': rules,
  };
  const action = actions[event.key];
  if (action) {
    event.preventDefault();
    action();
  } else if (/^[1-9]$/.test(event.key)) {
    const choices = document.querySelectorAll<HTMLButtonElement>('[data-choice]');
    choices[Number(event.key) - 1]?.click();
  } else if (event.key === 'Enter' && table.confirming && !(target instanceof HTMLButtonElement)) {
    table.do('confirm');
  }
}
