import type { Store, UnknownAction } from '@reduxjs/toolkit';

type StorageName = 'localStorage' | 'sessionStorage';

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

/** Null also for invalid JSON: the visitor may change what the browser stores. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export function readStoredJson(storage: StorageName, key: string): unknown {
  return parseJson(readStorage(storage, key));
}

function isPair(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** What this tab stores of addresses or history entries; invalid pairs are left out. */
export function readStoredPairs(key: string): [string, number][] {
  const pairs = readStoredJson('sessionStorage', key);
  return Array.isArray(pairs) ? pairs.filter(isPair) : [];
}

/**
 * Null removes the item. When storage is blocked or full, the stored value stays and the new one is in memory only.
 */
export function writeStorage(storage: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {
    // A visitor can do nothing about blocked or full storage.
  }
}

interface Persisted<State, Value, Stored> {
  readonly key: string;
  /** Another value, by identity, is written. */
  readonly select: (state: State) => Value;
  /** Null: nothing to store. */
  readonly write: (value: Value, state: State) => string | null;
  /** Parses untrusted text; null: nothing is stored. */
  readonly parse: (text: string | null) => Stored;
  readonly restored: (stored: Stored) => UnknownAction;
}

/**
 * Restores state from `localStorage`, stores every change there, and restores again when another tab changes it.
 * Returns the cleanup.
 */
export function persist<State, Value, Stored>(
  store: Pick<Store<State>, 'dispatch' | 'getState' | 'subscribe'>,
  { key, select, write, parse, restored }: Persisted<State, Value, Stored>,
): () => void {
  let known = select(store.getState());
  let restoring = false;

  const restore = (): void => {
    restoring = true;
    store.dispatch(restored(parse(readStorage('localStorage', key))));
    restoring = false;
    known = select(store.getState());
  };
  const save = (): void => {
    const state = store.getState();
    const value = select(state);
    if (restoring || value === known) return;
    known = value;
    writeStorage('localStorage', key, write(value, state));
  };

  restore();
  const unsubscribe = store.subscribe(save);
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener(
    'storage',
    (event) => {
      // Null: everything was cleared.
      if (event.key === key || event.key === null) restore();
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      // A page in the back/forward cache misses storage events.
      if (persisted) restore();
    },
    { signal },
  );
  return () => {
    unsubscribe();
    listening.abort();
  };
}
