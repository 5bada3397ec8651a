import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type FormStatus, isSame } from '#shared/form';
import { pageLeft } from '#shared/routing';

/** What the form holds, as the visitor typed it. */
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
    // The form says its last words when it goes; after a success they are no longer wanted.
    consultationDraftChanged: (state, { payload }: PayloadAction<ConsultationDraft>) =>
      state.lead === null ? { ...state, draft: payload } : state,
    consultationFormStatusChanged: (state, { payload }: PayloadAction<FormStatus>) =>
      state.lead === null ? { ...state, formStatus: payload } : state,
    // Whoever was faster than the storage is not overwritten.
    consultationDraftRestored: (state, { payload }: PayloadAction<ConsultationDraft>) =>
      isSame(state.draft, emptyConsultation) && state.lead === null ? { ...state, draft: payload } : state,
    consultationSubmitted: (state) => ({ ...state, failed: false }),
    /** The backend has it, or the browser keeps it and will send it by itself. */
    consultationTaken: (_, { payload }: PayloadAction<string>) => ({ ...initialState, lead: payload }),
    consultationFailed: (state) => ({ ...state, failed: true }),
    /** Another question is to be asked, here or on another page. */
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
// A state may be travelled to that is older than this part of the store.
export const {
  selectConsultationDraft,
  selectConsultationFailed,
  selectConsultationFormStatus,
  selectConsultationLead,
} = consultationSlice.getSelectors(({ consultation }: Partial<ConsultationPart>) => consultation ?? initialState);
