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
    drafts.write(form, values);
  };
  const restore = async (): Promise<void> => {
    const stored = await drafts.read(form);
    const action = restored(stored?.values, stored?.consentVersion === consentVersion);
    if (stopped) return;
    const typed = select(store.getState());
    if (action !== null) {
      // The week counts from typing, not from restoring.
      unsubscribe();
      store.dispatch(action);
      known = select(store.getState());
      unsubscribe = store.subscribe(save);
    }
    // The visitor may have typed before this form was there, and may not change anything later.
    if (typed !== null && JSON.stringify(known) !== JSON.stringify(stored?.values)) drafts.write(form, known);
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

/** What to store of a draft; null for an empty one, which needs no storing. */
export const storableDraft = <Draft extends object>(typed: Draft, empty: Draft): Draft | null =>
  isSame(typed, empty) ? null : typed;

interface DraftWithAgreement {
  readonly agreement: boolean;
}

/**
 * What to restore into a form that holds `typed`; null: nothing, as there is newer input. On Back a browser restores some
 * fields of a draft and not those that React controls. The agreement stays as the visitor sees it.
 */
export function restorableDraft<Draft extends DraftWithAgreement>(
  typed: Draft,
  empty: Draft,
  stored: Draft | null,
): Draft | null {
  if (stored === null || isSame(typed, empty)) return stored;
  const names = Object.keys(empty) as (keyof Draft)[];
  const whole = { ...stored, agreement: typed.agreement };
  const isPart = names.every((name) => typed[name] === empty[name] || typed[name] === whole[name]);
  return isPart && !isSame(typed, whole) ? whole : null;
}

interface PlainForm<State, Draft> {
  readonly form: string;
  readonly select: (state: State) => Draft;
  readonly empty: Draft;
  /** Null: nothing fitting is stored, or there is newer input. */
  readonly restored: (draft: Draft | null) => UnknownAction | null;
}

/** `persistDraft` for a form that stores its draft alone. Define the argument outside of the component. */
export function usePersistedDraft<State, Draft extends DraftWithAgreement>(plain: PlainForm<State, Draft>): void {
  const store = useStore<State>();
  useEffect(() => {
    return persistDraft(store, {
      form: plain.form,
      select: (state: State) => storableDraft(plain.select(state), plain.empty),
      restored: (values, agreementHolds) =>
        plain.restored(
          restorableDraft(
            plain.select(store.getState()),
            plain.empty,
            fittingDraft(values, plain.empty, agreementHolds),
          ),
        ),
    });
  }, [store, plain]);
}
