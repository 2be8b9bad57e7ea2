import type { ChangedFields } from './messages';

/** The new object; shares with the old one what did not change. */
export function changed(old: Record<string, unknown>, { fields, gone }: ChangedFields): Record<string, unknown> {
  const unchanged = Object.entries(old).filter(([name]) => !gone.includes(name));
  return { ...Object.fromEntries(unchanged), ...fields };
}
