import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { isLive } from '#shared/store';
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
  /** Null: the state is newer than what is stored. */
  readonly restored: (stored: Stored) => UnknownAction | null;
  /** Reports whether the value was stored; null: nothing to report. */
  readonly written?: (isStored: boolean) => UnknownAction | null;
}

/** What the browser refused to store: newer than what is stored, also when another page persists the same state. */
const refused = new Set<unknown>();

/**
 * Restores state from storage, and stores every change there, but no state of time travel. Local storage is restored
 * again when another tab changes it. Returns the cleanup.
 */
export function persist<State, Value, Stored>(
  store: Pick<Store<State>, 'dispatch' | 'getState' | 'subscribe'>,
  { storage = 'localStorage', key, select, write, parse, restored, written }: Persisted<State, Value, Stored>,
): () => void {
  let known = select(store.getState());
  let restoring = false;

  const restore = (): void => {
    if (refused.has(known)) return;
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
    if (restoring || value === known || !isLive(store)) return;
    known = value;
    const isStored = writeStorage(storage, key, write(value, state));
    if (!isStored) refused.add(value);
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
