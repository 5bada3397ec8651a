import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FormStatus } from '#shared/form';
import { pageLeft } from '#shared/routing';

/** The values as typed. */
export interface ConsultationDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** When a call is welcome; empty: as soon as possible. */
  readonly callTime: string;
  readonly message: string;
  readonly agreement: boolean;
}

export const emptyConsultation: ConsultationDraft = {
  name: '',
  phone: '',
  email: '',
  callTime: '',
  message: '',
  agreement: false,
};

interface ConsultationState {
  /** One for all the pages that have the form. */
  readonly draft: ConsultationDraft;
  /** The lead that the block confirms, by its Idempotency-Key; null: it shows the form. */
  readonly lead: string | null;
  /** Whether the last attempt was refused. */
  readonly failed: boolean;
  readonly formStatus?: FormStatus;
}

const initialState: ConsultationState = { draft: emptyConsultation, lead: null, failed: false };

export const consultationSlice = createSlice({
  name: 'consultation',
  initialState,
  reducers: {
    // The form flushes its final snapshot on unmount; ignore it after a success.
    consultationDraftChanged: (state, { payload }: PayloadAction<ConsultationDraft>) =>
      state.lead === null ? { ...state, draft: payload } : state,
    consultationFormStatusChanged: (state, { payload }: PayloadAction<FormStatus>) =>
      state.lead === null ? { ...state, formStatus: payload } : state,
    consultationDraftRestored: (state, { payload }: PayloadAction<ConsultationDraft>) =>
      state.lead === null ? { ...state, draft: payload } : state,
    consultationSubmitted: (state) => ({ ...state, failed: false }),
    /** Received by the backend, or queued in the browser. */
    consultationTaken: (_, { payload }: PayloadAction<string>) => ({ ...initialState, lead: payload }),
    consultationFailed: (state) => ({ ...state, failed: true }),
    /** Back to the form, for another question or page. */
    consultationLeft: (state) => (state.lead === null ? state : { ...state, lead: null }),
  },
  extraReducers: (build) => {
    build.addCase(pageLeft, ({ formStatus: _, ...state }) => state);
  },
  selectors: {
    selectConsultationDraft: ({ draft }) => draft,
    selectConsultationFormStatus: ({ formStatus }) => formStatus,
    selectConsultationFailed: ({ failed }) => failed,
    selectConsultationLead: ({ lead }) => lead,
  },
});

export type ConsultationPart = { readonly [consultationSlice.name]: ConsultationState };

export const {
  consultationDraftChanged,
  consultationDraftRestored,
  consultationFormStatusChanged,
  consultationSubmitted,
  consultationTaken,
  consultationFailed,
  consultationLeft,
} = consultationSlice.actions;
// Time travel can reach a state from before this slice was injected.
export const {
  selectConsultationDraft,
  selectConsultationFailed,
  selectConsultationFormStatus,
  selectConsultationLead,
} = consultationSlice.getSelectors(({ consultation }: Partial<ConsultationPart>) => consultation ?? initialState);
