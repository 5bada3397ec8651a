import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSame } from '#shared/drafts';
import type { FormStatus } from '#shared/form';
import { pageLeft } from '#shared/routing';

/** What the visitor has chosen and typed. */
export interface VisitRequestDraft {
  /** `YYYY-MM-DD`; empty: none is chosen. */
  readonly day: string;
  /** Alias of a sales center; empty: any. */
  readonly center: string;
  readonly name: string;
  readonly phone: string;
  readonly message: string;
  readonly agreement: boolean;
}

interface VisitRequestState {
  readonly draft: VisitRequestDraft;
  /** The lead that is confirmed, by its Idempotency-Key; null: there is none yet. */
  readonly lead: string | null;
  /** Whether the last attempt was refused. */
  readonly failed: boolean;
  readonly formStatus?: FormStatus;
}

export const emptyDraft: VisitRequestDraft = {
  day: '',
  center: '',
  name: '',
  phone: '',
  message: '',
  agreement: false,
};

const initialState: VisitRequestState = { draft: emptyDraft, lead: null, failed: false };

/** An appointment with a backend that books no visits: a day, and a call request that names it. */
export const visitRequestSlice = createSlice({
  name: 'visitRequest',
  initialState,
  reducers: {
    // Another center may be closed on the day that was chosen.
    requestCenterChosen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      lead: null,
      draft: { ...state.draft, center: payload, day: '' },
    }),
    requestDayChosen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      lead: null,
      draft: { ...state.draft, day: payload },
    }),
    // The form saves its last values when it unmounts; after a success they are cleared already.
    requestDraftChanged: (state, { payload }: PayloadAction<VisitRequestDraft>) =>
      state.lead === null ? { ...state, draft: payload } : state,
    // What was typed before the storage answered is not overwritten.
    requestDraftRestored: (state, { payload }: PayloadAction<VisitRequestDraft>) =>
      isSame(state.draft, emptyDraft) && state.lead === null ? { ...state, draft: payload } : state,
    requestFormStatusChanged: (state, { payload }: PayloadAction<FormStatus>) => ({ ...state, formStatus: payload }),
    requestSubmitted: (state) => ({ ...state, failed: false }),
    /** The backend has it, or the outbox sends it. */
    requestTaken: (_, { payload }: PayloadAction<string>) => ({ ...initialState, lead: payload }),
    requestFailed: (state) => ({ ...state, failed: true }),
  },
  extraReducers: (build) => {
    build.addCase(pageLeft, ({ formStatus: _, ...state }) => state);
  },
  selectors: {
    selectRequestDraft: ({ draft }) => draft,
    selectRequestLead: ({ lead }) => lead,
    /** Something is chosen or typed, or was just sent. */
    selectRequestBegun: ({ draft, lead }) => lead !== null || !isSame(draft, emptyDraft),
    selectRequestFailed: ({ failed }) => failed,
    selectRequestFormStatus: ({ formStatus }) => formStatus,
  },
});

export type VisitRequestPart = { readonly [visitRequestSlice.name]?: VisitRequestState };

export const requestEvents = visitRequestSlice.actions;
// DevTools may restore a state that is older than this part of the store.
export const {
  selectRequestDraft,
  selectRequestLead,
  selectRequestBegun,
  selectRequestFailed,
  selectRequestFormStatus,
} = visitRequestSlice.getSelectors(({ visitRequest }: VisitRequestPart) => visitRequest ?? initialState);
