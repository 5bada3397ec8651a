import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { readStorage, type StorageName, writeStorage } from './storage.ts';

interface Persisted<State, Value, Stored> {
  /** By default `localStorage`, which all tabs share. */
  readonly storage?: StorageName;
  readonly key: string;
  /** Another value, by identity, is written. */
  readonly select: (state: State) => Value;
  /** Null: nothing to store. */
  readonly write: (value: Value, state: State) => string | null;
  /** Parses untrusted text; null: nothing is stored. */
  readonly parse: (text: string | null) => Stored;
  /** False in a state from before the restoration, which time travel can reach: nothing is written. */
  readonly isRestored: (state: State) => boolean;
  /** Null: the state is newer than what is stored. */
  readonly restored: (stored: Stored) => UnknownAction | null;
  /** Reports whether the value was stored; null: nothing to report. */
  readonly written?: (isStored: boolean) => UnknownAction | null;
}

/** Keys, by store, whose last write failed: the state is newer than what is stored. */
const unstoredKeys = new WeakMap<object, Set<string>>();

/**
 * Restores state from storage, and stores every change there. Local storage is restored again when another tab changes
 * it. Returns the cleanup.
 */
export function persist<State, Value, Stored>(
  store: Pick<Store<State>, 'dispatch' | 'getState' | 'subscribe'>,
  {
    storage = 'localStorage',
    key,
    select,
    write,
    parse,
    isRestored,
    restored,
    written,
  }: Persisted<State, Value, Stored>,
): () => void {
  const unstored = unstoredKeys.get(store) ?? new Set();
  unstoredKeys.set(store, unstored);
  let known = select(store.getState());
  let restoring = false;

  const restore = (): void => {
    if (unstored.has(key)) return;
    const action = restored(parse(readStorage(storage, key)));
    if (action === null) return;
    restoring = true;
    store.dispatch(action);
    restoring = false;
    known = select(store.getState());
  };
  const save = (): void => {
    const state = store.getState();
    const value = select(state);
    if (restoring || value === known || !isRestored(state)) return;
    known = value;
    const isStored = writeStorage(storage, key, write(value, state));
    if (isStored) unstored.delete(key);
    else unstored.add(key);
    const action = written?.(isStored) ?? null;
    if (action !== null) store.dispatch(action);
  };

  restore();
  const unsubscribe = store.subscribe(save);
  // It belongs to one tab: nobody else writes there.
  if (storage === 'sessionStorage') return unsubscribe;
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
