export type StorageName = 'localStorage' | 'sessionStorage';

/** Null when nothing is stored, when the browser blocks storage, and on the server. */
export function readStorage(storage: StorageName, key: string): string | null {
  // On a server, an exception would cost a twentieth of the page's render time.
  if (typeof window === 'undefined') return null;
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** The keys with a prefix; none when the browser blocks storage. */
export function storedKeys(storage: StorageName, prefix: string): readonly string[] {
  try {
    return Object.keys(window[storage]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Null also for invalid JSON: the visitor may change what the browser stores. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isPair(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** What this tab stores of addresses or history entries; invalid pairs are left out. */
export function readStoredPairs(key: string): [string, number][] {
  const pairs = parseJson(readStorage('sessionStorage', key));
  return Array.isArray(pairs) ? pairs.filter(isPair) : [];
}

/** Whether this document was reloaded or returned to: then pairs of an earlier document are of this visit. */
export function documentCameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/**
 * Null removes the item. False when storage is blocked or full: the stored value stays, and the new one is in memory
 * only.
 */
export function writeStorage(storage: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Visitors go back a few pages: older pairs are forgotten. */
const mostPairs = 60;

/** The newest pair is the last. */
export function writeStoredPairs(key: string, pairs: Iterable<readonly [string, number]>): void {
  writeStorage('sessionStorage', key, JSON.stringify([...pairs].slice(-mostPairs)));
}
