import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { consentVersion } from './consentVersion.ts';
import { openDrafts } from './draftStore.ts';

interface StoredForm<State, Values> {
  /** The form's name in the storage. */
  readonly form: string;
  /** What is to be kept, the same object as long as it is the same; null: nothing. */
  readonly select: (state: State) => Values | null;
  /** The event with which the store hears of what was kept, undefined: of nothing; null when it does not fit. */
  readonly restored: (values: unknown, agreementHolds: boolean) => UnknownAction | null;
}

/**
 * Keeps what was typed over reloads, for a week at most: tells the store what was kept, and keeps every change of it. Returns how
 * to stop. To be called by a part that comes late, with its form.
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
    // Its week goes on from when it was typed, not from when it was read.
    unsubscribe();
    store.dispatch(action);
    known = select(store.getState());
    unsubscribe = store.subscribe(save);
  };

  let unsubscribe = store.subscribe(save);
  void restore();
  return () => {
    stopped = true;
    // A form that goes says its last words after this.
    setTimeout(() => {
      unsubscribe();
      drafts.close();
    });
  };
}
