import type { Store } from '@reduxjs/toolkit';
import { todayInKyiv } from '#shared/format';
import { consentRestored, selectDecision, selectSource, type ConsentPart } from './consentSlice.ts';
import { readKept, writeKept } from './keptFormat.ts';

const storageKey = 'obriy.consent';

/** Storage may be forbidden: then the question comes at every visit. */
function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(json: string): void {
  try {
    localStorage.setItem(storageKey, json);
  } catch {
    // The choice holds as long as this document lives.
  }
}

/** Restores the choice from the browser's memory, keeps every later one there, and hears of those of other tabs. Returns how to stop. */
export function keepConsent(store: Pick<Store<ConsentPart>, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  let known = selectDecision(store.getState());

  const restore = (): void => {
    const kept = readKept(read(), todayInKyiv(new Date()));
    // Before the dispatch: what was just read need not be written.
    known = kept?.decision ?? null;
    store.dispatch(consentRestored(kept));
  };
  const keep = (): void => {
    const decision = selectDecision(store.getState());
    if (decision === known) return;
    known = decision;
    if (decision !== null) write(writeKept({ decision, source: selectSource(store.getState()) }));
  };

  restore();
  const unsubscribe = store.subscribe(keep);
  const heed = ({ key }: StorageEvent): void => {
    // Null: everything was cleared.
    if (key === storageKey || key === null) restore();
  };
  window.addEventListener('storage', heed);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', heed);
  };
}
