import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import {
  type AttemptResult,
  beginSubmission,
  changeDraft,
  type FormStatus,
  isAwaited,
  isSame,
  leaveForm,
  noSubmissions,
  type Submissions,
} from '#shared/form';
import { pageLeft } from '#shared/routing';

/** What the visitor has chosen and typed. */
export interface VisitRequestDraft {
  /** `YYYY-MM-DD`; empty: none is chosen. */
  readonly day: string;
  /** Alias of a sales center; empty: any. */
  readonly center: string;
  /** The center that the address named at the last choice; when it names another one, that one counts. */
  readonly named: string;
  readonly name: string;
  readonly phone: string;
  readonly message: string;
  readonly agreement: boolean;
}

type Place = Pick<VisitRequestDraft, 'center' | 'named'>;

interface VisitRequestState extends Submissions<VisitRequestDraft> {
  /** Whether the persisted draft has been read. */
  readonly restored: boolean;
  /** The lead that is confirmed, by its Idempotency-Key; null: there is none yet. */
  readonly lead: string | null;
  /** Whether the last attempt was refused. */
  readonly failed: boolean;
  readonly formStatus?: FormStatus;
}

export const emptyVisitRequest: VisitRequestDraft = {
  day: '',
  center: '',
  named: '',
  name: '',
  phone: '',
  message: '',
  agreement: false,
};

const initialState: VisitRequestState = {
  ...noSubmissions,
  draft: emptyVisitRequest,
  restored: false,
  lead: null,
  failed: false,
};

function choose(state: Draft<VisitRequestState>, choice: Partial<VisitRequestDraft>): void {
  state.lead = null;
  state.awaits = 'nothing';
  Object.assign(state.draft, choice);
}

/** An appointment with a backend that books no visits: a day, and a call request that names it. */
export const visitRequestSlice = createSlice({
  name: 'visitRequest',
  initialState,
  reducers: {
    // Another center may be closed on the day that was chosen.
    requestCenterChosen: (state, { payload }: PayloadAction<Place>) => choose(state, { ...payload, day: '' }),
    requestDayChosen: (state, { payload }: PayloadAction<Place & Pick<VisitRequestDraft, 'day'>>) =>
      choose(state, payload),
    // The form flushes its final snapshot on unmount; ignore it after a success.
    requestDraftChanged: (state, { payload }: PayloadAction<VisitRequestDraft>) => {
      if (state.lead === null) changeDraft(state, payload);
    },
    /** Null: nothing was stored. Does not overwrite newer input. */
    requestDraftRestored: (state, { payload }: PayloadAction<VisitRequestDraft | null>) => {
      state.restored = true;
      if (payload !== null && isSame(state.draft, emptyVisitRequest) && state.lead === null) state.draft = payload;
    },
    requestFormStatusChanged: (state, { payload }: PayloadAction<FormStatus>) => {
      state.formStatus = payload;
    },
    requestSubmitted: (state) => {
      state.failed = false;
      beginSubmission(state);
    },
    /** Received by the backend, or queued in the browser. */
    requestTaken: (state, { payload: { attempt, lead } }: PayloadAction<AttemptResult>) =>
      isAwaited(state, attempt) ? { ...initialState, restored: state.restored, attempt, lead } : state,
    requestFailed: (state, { payload: { attempt } }: PayloadAction<Pick<AttemptResult, 'attempt'>>) => {
      if (!isAwaited(state, attempt)) return;
      state.awaits = 'nothing';
      state.failed = true;
    },
    /** The visitor was elsewhere when the lead was taken. */
    requestLeft: (state) => {
      state.lead = null;
    },
  },
  extraReducers: (build) => {
    build.addCase(pageLeft, (state) => {
      delete state.formStatus;
      leaveForm(state);
    });
  },
  selectors: {
    selectRequestDraft: ({ draft }) => draft,
    selectRequestRestored: ({ restored }) => restored,
    selectRequestLead: ({ lead }) => lead,
    /** Something is chosen or typed, or was just sent. */
    selectRequestBegun: ({ draft, lead }) => lead !== null || !isSame(draft, emptyVisitRequest),
    selectRequestFailed: ({ failed }) => failed,
    selectRequestAttempt: ({ attempt }) => attempt,
    selectRequestFormStatus: ({ formStatus }) => formStatus,
  },
});

export type VisitRequestPart = { readonly [visitRequestSlice.name]?: VisitRequestState };

export const requestEvents = visitRequestSlice.actions;
// Time travel can reach a state from before this slice was injected.
export const {
  selectRequestDraft,
  selectRequestRestored,
  selectRequestLead,
  selectRequestBegun,
  selectRequestFailed,
  selectRequestAttempt,
  selectRequestFormStatus,
} = visitRequestSlice.getSelectors(({ visitRequest }: VisitRequestPart) => visitRequest ?? initialState);
