import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { consentVersion } from '../consentVersion.ts';
import { isSame } from '../isSame.ts';
import { openDrafts } from './draftStore.ts';

interface StoredForm<State, Values> {
  /** The form's name in the storage. */
  readonly form: string;
  /** What to persist, by reference unchanged while it is equal; null: nothing. */
  readonly select: (state: State) => Values | null;
  /** The action that restores persisted values (undefined: there are none); null when they do not fit. */
  readonly restored: (values: unknown, agreementHolds: boolean) => UnknownAction | null;
}

/**
 * Persists what was typed over reloads, for a week at most: restores it into the store, then stores every change. Returns how to stop. Call it
 * in a lazy module, with its form.
 */
export function persistDraft<State, Values extends object>(
  store: Pick<Store<State>, 'dispatch' | 'getState' | 'subscribe'>,
  { form, select, restored }: StoredForm<State, Values>,
): () => void {
  const drafts = openDrafts();
  let known = select(store.getState());
  let stopped = false;

  const save = (): void => {
    const values = select(store.getState());
    if (values === known) return;
    known = values;
    if (values === null) drafts.forget(form);
    else drafts.write(form, { values, keptAt: Date.now(), consentVersion });
  };
  const restore = async (): Promise<void> => {
    const stored = await drafts.read(form);
    const action = restored(stored?.values, stored?.consentVersion === consentVersion);
    if (stopped || action === null) return;
    // The week counts from typing, not from restoring.
    unsubscribe();
    store.dispatch(action);
    known = select(store.getState());
    unsubscribe = store.subscribe(save);
  };

  let unsubscribe = store.subscribe(save);
  void restore();
  return () => {
    stopped = true;
    // The form flushes its final snapshot after this cleanup.
    setTimeout(() => {
      unsubscribe();
      drafts.close();
    });
  };
}

type Values = Readonly<Record<string, string | boolean>>;

/** The persisted draft if its fields fit those of an empty one; fields that an earlier version lacked are empty. */
export function fittingDraft<Draft extends object>(
  stored: unknown,
  empty: Draft,
  agreementHolds: boolean,
): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = stored as Values;
  const fields = Object.entries(empty).map(([name, nothing]: [string, string | boolean]) => {
    const value = values[name] ?? nothing;
    return [name, name === 'agreement' && !agreementHolds ? false : value] as const;
  });
  const fits = fields.every(([name, value]) => typeof value === typeof (empty as Values)[name]);
  return fits ? (Object.fromEntries(fields) as unknown as Draft) : null;
}

interface PlainForm<State, Draft> {
  readonly form: string;
  readonly select: (state: State) => Draft;
  readonly empty: Draft;
  /** Null: nothing fitting is stored, or there is newer input. */
  readonly restored: (draft: Draft | null) => UnknownAction | null;
}

/** `persistDraft` for a form that stores its draft alone. Define the argument outside of the component. */
export function usePersistedDraft<State, Draft extends object>(plain: PlainForm<State, Draft>): void {
  const store = useStore<State>();
  useEffect(() => {
    const select = (state: State): Draft | null => {
      const draft = plain.select(state);
      return isSame(draft, plain.empty) ? null : draft;
    };
    return persistDraft(store, {
      form: plain.form,
      select,
      restored: (values, agreementHolds) =>
        plain.restored(select(store.getState()) === null ? fittingDraft(values, plain.empty, agreementHolds) : null),
    });
  }, [store, plain]);
}
