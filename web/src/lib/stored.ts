/** What the browser keeps for this site; a browser that refuses, as in a frame of another site, keeps nothing. */
type Kind = 'localStorage' | 'sessionStorage';

export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(kind: Kind, key: string, value: string): void {
  try {
    window[kind].setItem(key, value);
  } catch {
    // Everything works without it.
  }
}
