import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { isSame } from '../isSame.ts';
import { fittingDraft, persistDraft } from './persistDraft.ts';

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
