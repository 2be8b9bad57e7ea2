/** A list with the new value alone, or by key or index the differences of the parts that changed. */
export type Difference = readonly unknown[] | { readonly [key: string]: unknown };
type Parts = Record<string, unknown>;

/** The new value; shares with the old one what did not change. */
export function changed<T>(old: T, change: Difference): T {
  if (isWhole(change)) return change[0] as T;
  const fresh = (Array.isArray(old) ? [...(old as unknown[])] : { ...old }) as Parts;
  for (const [key, part] of Object.entries(change)) fresh[key] = changed(fresh[key], part as Difference);
  return fresh as T;
}

const isWhole = (change: Difference): change is readonly unknown[] => Array.isArray(change);
