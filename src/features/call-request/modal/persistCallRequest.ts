import { createSelector, type Store } from '@reduxjs/toolkit';
import { fittingDraft, isSame, persistDraft } from '#shared/form';
import {
  callRequestDraftRestored,
  emptyCallRequest,
  selectCallRequestDraft,
  suggest,
  type CallRequestPart,
  type Suggestion,
} from '../callRequestSlice.ts';

interface Kept {
  readonly draft: unknown;
  readonly suggested: unknown;
}

const noSuggestion: Suggestion = { currentProject: '', message: '' };

function fittingSuggestion(kept: unknown): Suggestion | null {
  const fitting = fittingDraft(kept, { ...noSuggestion, flat: '' }, false);
  if (fitting === null) return null;
  const { flat, ...suggested } = fitting;
  return flat === '' ? suggested : fitting;
}

const selectSuggestion = ({ callRequest }: CallRequestPart): Suggestion => callRequest.suggested;

/** Nothing, as long as the site alone has written into the form. */
const select = createSelector([selectCallRequestDraft, selectSuggestion], (draft, suggested): Kept | null =>
  isSame(draft, { ...emptyCallRequest, ...suggested }) || isSame(draft, emptyCallRequest) ? null : { draft, suggested },
);

/** What was typed comes back after a reload, unless the visitor was faster; what this opening is about is suggested to it. Returns how to stop. */
export function persistCallRequest(store: Store<CallRequestPart>): () => void {
  return persistDraft(store, {
    form: 'callRequest',
    select,
    restored: (values, agreementHolds) => {
      const kept = (values ?? {}) as Partial<Kept>;
      const draft = fittingDraft(kept.draft, emptyCallRequest, agreementHolds);
      const suggested = fittingSuggestion(kept.suggested);
      if (draft === null || suggested === null || select(store.getState()) !== null) return null;
      const now = selectSuggestion(store.getState());
      const before = { draft, suggested };
      return callRequestDraftRestored(isSame(now, noSuggestion) ? before : suggest(before, now));
    },
  });
}
