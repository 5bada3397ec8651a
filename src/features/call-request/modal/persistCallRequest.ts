import { createSelector, type Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { useEffect } from 'react';
import { fittingDraft, isSame, persistDraft, restorableDraft } from '#shared/form';
import {
  callRequestDraftRestored,
  emptyCallRequest,
  selectCallRequestDraft,
  suggest,
  type CallRequestPart,
  type Suggestion,
} from '../callRequestSlice.ts';

interface StoredDraft {
  readonly draft: unknown;
  readonly suggested: unknown;
}

const noSuggestion: Suggestion = { currentProject: '', message: '' };

function fittingSuggestion(stored: unknown): Suggestion | null {
  const fitting = fittingDraft(stored, { ...noSuggestion, flat: '' }, false);
  if (fitting === null) return null;
  const { flat, ...suggested } = fitting;
  return flat === '' ? suggested : fitting;
}

const selectSuggestion = ({ callRequest }: CallRequestPart): Suggestion => callRequest.suggested;

/** Nothing, as long as the site alone has written into the form. */
export const selectStoredCallRequest = createSelector(
  [selectCallRequestDraft, selectSuggestion],
  (draft, suggested): StoredDraft | null =>
    isSame(draft, { ...emptyCallRequest, ...suggested }) || isSame(draft, emptyCallRequest)
      ? null
      : { draft, suggested },
);

/**
 * Restores typed values after a reload, unless there is newer input, and applies the suggestion. Returns the cleanup.
 */
function persistCallRequest(store: Store<CallRequestPart>): () => void {
  return persistDraft(store, {
    form: 'callRequest',
    select: selectStoredCallRequest,
    restored: (values, agreementHolds) => {
      const stored = (values ?? {}) as Partial<StoredDraft>;
      const draft = fittingDraft(stored.draft, emptyCallRequest, agreementHolds);
      const suggested = fittingSuggestion(stored.suggested);
      if (draft === null || suggested === null) return null;
      const state = store.getState();
      const now = selectSuggestion(state);
      const before = { draft, suggested };
      const written = isSame(now, noSuggestion) ? before : suggest(before, now);
      if (selectStoredCallRequest(state) === null) return callRequestDraftRestored(written);
      const { currentProject, message } = now;
      const empty = { ...emptyCallRequest, currentProject, message };
      const whole = restorableDraft(selectCallRequestDraft(state), empty, written.draft);
      return whole && callRequestDraftRestored({ ...written, draft: whole });
    },
  });
}

export function usePersistedCallRequest(): void {
  const store = useStore<CallRequestPart>();
  useEffect(() => persistCallRequest(store), [store]);
}
