import type { Store } from '@reduxjs/toolkit';
import { fittingDraft, isSame, persistDraft } from '#shared/drafts';
import { consultationDraftRestored, selectConsultationDraft, type ConsultationPart } from './consultationSlice.ts';
import { emptyConsultation, type ConsultationDraft } from './consultationTypes.ts';

function select(state: ConsultationPart): ConsultationDraft | null {
  const draft = selectConsultationDraft(state);
  return isSame(draft, emptyConsultation) ? null : draft;
}

/** What was typed comes back after a reload. Returns how to stop. */
export function persistConsultation(store: Store<ConsultationPart>): () => void {
  return persistDraft(store, {
    form: 'consultation',
    select,
    restored: (values, agreementHolds) => {
      const draft = fittingDraft(values, emptyConsultation, agreementHolds);
      return draft && consultationDraftRestored(draft);
    },
  });
}
