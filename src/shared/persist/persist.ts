import type { Store, UnknownAction } from '@reduxjs/toolkit';

type StorageName = 'localStorage' | 'sessionStorage';

/** Null where nothing is kept, where the browser forbids its storage, and on the server. */
export function readStorage(storage: StorageName, key: string): string | null {
  // An exception would take a server as long as a twentieth of the page.
  if (typeof window === 'undefined') return null;
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Null also where something else than JSON is kept. */
export function readStoredJson(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(readStorage(storage, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null removes. Where storage is forbidden or full, what was kept before stays, and the value lives as long as this document. */
export function writeStorage(storage: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {
    // As documented.
  }
}

interface Persisted<State, Value, Kept> {
  readonly key: string;
  /** Another value, by identity, is written. */
  readonly select: (state: State) => Value;
  /** Null: nothing of it is worth keeping. */
  readonly write: (value: Value, state: State) => string | null;
  /** Gets what anybody may have written; null: nothing is kept. */
  readonly parse: (text: string | null) => Kept;
  readonly restored: (kept: Kept) => UnknownAction;
}

/**
 * Restores a part of the state from `localStorage`, keeps every change there, and restores it again when another tab has written it.
 * Returns how to stop.
 */
export function persist<State, Value, Kept>(
  store: Pick<Store<State>, 'dispatch' | 'getState' | 'subscribe'>,
  { key, select, write, parse, restored }: Persisted<State, Value, Kept>,
): () => void {
  let known = select(store.getState());
  let restoring = false;

  const restore = (): void => {
    restoring = true;
    store.dispatch(restored(parse(readStorage('localStorage', key))));
    restoring = false;
    known = select(store.getState());
  };
  const keep = (): void => {
    const state = store.getState();
    const value = select(state);
    if (restoring || value === known) return;
    known = value;
    writeStorage('localStorage', key, write(value, state));
  };

  restore();
  const unsubscribe = store.subscribe(keep);
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
      // A page that was frozen for the way back has heard of nothing.
      if (persisted) restore();
    },
    { signal },
  );
  return () => {
    unsubscribe();
    listening.abort();
  };
}
