/**
 * The fresh value with every part taken from the old one that is equal to it, so that only what changed
 * is drawn again. For values of messages, which nobody else holds.
 */
export function reuseEqual<T>(old: unknown, fresh: T): T {
  if (old === fresh || !isParted(old) || !isParted(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const names = Object.keys(fresh);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = reuseEqual(old[name], fresh[name]);
    same &&= name in old && part === old[name];
    (fresh as Record<string, unknown>)[name] = part;
  }
  return same ? (old as T) : fresh;
}

const isParted = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
