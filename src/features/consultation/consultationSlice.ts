import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSame } from '#shared/drafts';
import { emptyDraft, type ConsultationDraft } from './consultationTypes.ts';

interface ConsultationState {
  /** One for all the pages that have the form. */
  readonly draft: ConsultationDraft;
}

const initialState: ConsultationState = { draft: emptyDraft };

export const consultationSlice = createSlice({
  name: 'consultation',
  initialState,
  reducers: {
    consultationDraftChanged: (_, { payload }: PayloadAction<ConsultationDraft>) => ({ draft: payload }),
    // Whoever was faster than the storage is not overwritten.
    consultationDraftRestored: (state, { payload }: PayloadAction<ConsultationDraft>) => (isSame(state.draft, emptyDraft) ? { draft: payload } : state),
    consultationAccepted: () => initialState,
  },
  selectors: {
    selectConsultationDraft: ({ draft }) => draft,
  },
});

export type ConsultationPart = { readonly [consultationSlice.name]: ConsultationState };

export const { consultationDraftChanged, consultationDraftRestored, consultationAccepted } = consultationSlice.actions;
export const { selectConsultationDraft } = consultationSlice.selectors;
