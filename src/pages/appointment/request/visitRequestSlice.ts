import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type FormStatus, isSame } from '#shared/form';
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

interface VisitRequestState {
  readonly draft: VisitRequestDraft;
  /** Whether the persisted draft has been read. */
  readonly restored: boolean;
  /** The lead that is confirmed, by its Idempotency-Key; null: there is none yet. */
  readonly lead: string | null;
  /** Whether the last attempt was refused. */
  readonly failed: boolean;
  /** How many times this document sent the form: a response names its attempt. */
  readonly attempt: number;
  /** Whether the draft is the one that was sent. `earlierResponse`: the form was left meanwhile, and its next change begins another request. */
  readonly awaits: 'nothing' | 'response' | 'earlierResponse';
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
  draft: emptyVisitRequest,
  restored: false,
  lead: null,
  failed: false,
  attempt: 0,
  awaits: 'nothing',
};

function chosen(state: VisitRequestState, choice: Partial<VisitRequestDraft>): VisitRequestState {
  return { ...state, lead: null, awaits: 'nothing', draft: { ...state.draft, ...choice } };
}

/** An appointment with a backend that books no visits: a day, and a call request that names it. */
export const visitRequestSlice = createSlice({
  name: 'visitRequest',
  initialState,
  reducers: {
    // Another center may be closed on the day that was chosen.
    requestCenterChosen: (state, { payload }: PayloadAction<Place>) => chosen(state, { ...payload, day: '' }),
    requestDayChosen: (state, { payload }: PayloadAction<Place & Pick<VisitRequestDraft, 'day'>>) =>
      chosen(state, payload),
    // The form saves its last values when it unmounts; after a success they are cleared already.
    requestDraftChanged: (state, { payload }: PayloadAction<VisitRequestDraft>) => {
      if (state.lead !== null) return state;
      const isAnother = state.awaits === 'earlierResponse' && !isSame(payload, state.draft);
      return { ...state, draft: payload, ...(isAnother && { awaits: 'nothing' as const }) };
    },
    /** Null: nothing was stored. What was typed before the storage answered is not overwritten. */
    requestDraftRestored: (state, { payload }: PayloadAction<VisitRequestDraft | null>) => ({
      ...state,
      restored: true,
      ...(payload !== null && isSame(state.draft, emptyVisitRequest) && state.lead === null && { draft: payload }),
    }),
    requestFormStatusChanged: (state, { payload }: PayloadAction<FormStatus>) => ({ ...state, formStatus: payload }),
    requestSubmitted: (state) => ({
      ...state,
      failed: false,
      attempt: state.attempt + 1,
      awaits: 'response' as const,
    }),
    /** The backend has it, or the outbox sends it. */
    requestTaken: (state, { payload }: PayloadAction<{ readonly attempt: number; readonly lead: string }>) =>
      state.awaits === 'nothing' || state.attempt !== payload.attempt
        ? state
        : { ...initialState, restored: state.restored, attempt: state.attempt, lead: payload.lead },
    requestFailed: (state, { payload }: PayloadAction<{ readonly attempt: number }>) =>
      state.awaits === 'nothing' || state.attempt !== payload.attempt
        ? state
        : { ...state, awaits: 'nothing' as const, failed: true },
    /** The visitor was elsewhere when the lead was taken. */
    requestLeft: (state) => ({ ...state, lead: null }),
  },
  extraReducers: (build) => {
    build.addCase(pageLeft, ({ formStatus: _, ...state }) => ({
      ...state,
      awaits: state.awaits === 'response' ? ('earlierResponse' as const) : state.awaits,
    }));
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
// DevTools may restore a state that is older than this part of the store.
export const {
  selectRequestDraft,
  selectRequestRestored,
  selectRequestLead,
  selectRequestBegun,
  selectRequestFailed,
  selectRequestAttempt,
  selectRequestFormStatus,
} = visitRequestSlice.getSelectors(({ visitRequest }: VisitRequestPart) => visitRequest ?? initialState);
