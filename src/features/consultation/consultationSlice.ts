import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type AttemptResult,
  beginSubmission,
  changeDraft,
  type FormStatus,
  isAwaited,
  leaveForm,
  noSubmissions,
  type Submissions,
} from '#shared/form';
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

/** One for all the pages that have the form. */
interface ConsultationState extends Submissions<ConsultationDraft> {
  /** The lead that the block confirms, by its Idempotency-Key; null: it shows the form. */
  readonly lead: string | null;
  /** Whether the last attempt was refused. */
  readonly failed: boolean;
  readonly formStatus?: FormStatus;
}

const initialState: ConsultationState = { ...noSubmissions, draft: emptyConsultation, lead: null, failed: false };

export const consultationSlice = createSlice({
  name: 'consultation',
  initialState,
  reducers: {
    // The form flushes its final snapshot on unmount; ignore it after a success.
    consultationDraftChanged: (state, { payload }: PayloadAction<ConsultationDraft>) => {
      if (state.lead === null) changeDraft(state, payload);
    },
    consultationFormStatusChanged: (state, { payload }: PayloadAction<FormStatus>) => {
      if (state.lead === null) state.formStatus = payload;
    },
    consultationDraftRestored: (state, { payload }: PayloadAction<ConsultationDraft>) => {
      if (state.lead === null) state.draft = payload;
    },
    consultationSubmitted: (state) => {
      state.failed = false;
      beginSubmission(state);
    },
    /** Received by the backend, or queued in the browser. */
    consultationTaken: (state, { payload: { attempt, lead } }: PayloadAction<AttemptResult>) =>
      isAwaited(state, attempt) ? { ...initialState, attempt, lead } : state,
    consultationFailed: (state, { payload: { attempt } }: PayloadAction<Pick<AttemptResult, 'attempt'>>) => {
      if (!isAwaited(state, attempt)) return;
      state.awaits = 'nothing';
      state.failed = true;
    },
    /** Back to the form, for another question or page. */
    consultationLeft: (state) => {
      state.lead = null;
    },
  },
  extraReducers: (build) => {
    build.addCase(pageLeft, (state) => {
      delete state.formStatus;
      state.lead = null;
      state.failed = false;
      leaveForm(state);
    });
  },
  selectors: {
    selectConsultationDraft: ({ draft }) => draft,
    selectConsultationFormStatus: ({ formStatus }) => formStatus,
    selectConsultationFailed: ({ failed }) => failed,
    selectConsultationLead: ({ lead }) => lead,
    selectConsultationAttempt: ({ attempt }) => attempt,
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
  selectConsultationAttempt,
  selectConsultationDraft,
  selectConsultationFailed,
  selectConsultationFormStatus,
  selectConsultationLead,
} = consultationSlice.getSelectors(({ consultation }: Partial<ConsultationPart>) => consultation ?? initialState);
