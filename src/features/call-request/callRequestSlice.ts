import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
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
export interface CallRequestDraft {
  readonly name: string;
  readonly phone: string;
  readonly message: string;
  /** When the call is welcome; empty: as soon as possible. */
  readonly callTime: string;
  /** Alias of the chosen project; empty when none is. */
  readonly currentProject: string;
  readonly agreement: boolean;
}

export interface Suggestion extends Pick<CallRequestDraft, 'currentProject' | 'message'> {
  /** Id of the flat of that project which the form was opened about. */
  readonly flat?: string;
}

/** The modal: closed, with its form, or with the confirmation of a lead, identified by its Idempotency-Key. */
type CallRequestStep =
  { readonly step: 'closed' } | { readonly step: 'form' } | { readonly step: 'success'; readonly lead: string };

interface CallRequestState extends Submissions<CallRequestDraft> {
  readonly modal: CallRequestStep;
  /** How many times it was opened on its own page, which shows it instead of the modal; absent: the visitor is elsewhere. */
  readonly inPage?: number;
  /** SPEC.md section 4: false after a failure; null before a submission and while it is queued. */
  readonly succeeded: boolean | null;
  /** Values that the site prefilled. */
  readonly suggested: Suggestion;
  readonly formStatus?: FormStatus;
}

export interface CallRequestSubject {
  /** Alias of the project that the call is about. */
  readonly project?: string;
  /** Id of a flat of that project. */
  readonly flat?: string;
  /** The beginning of the message, unless the visitor has written one. */
  readonly message?: string;
}

interface Opening extends CallRequestSubject {
  /** Opened on its own page. */
  readonly inPage?: true;
}

export const emptyCallRequest: CallRequestDraft = {
  name: '',
  phone: '',
  message: '',
  callTime: '',
  currentProject: '',
  agreement: false,
};

const initialState: CallRequestState = {
  modal: { step: 'closed' },
  succeeded: null,
  ...noSubmissions,
  draft: emptyCallRequest,
  suggested: { currentProject: '', message: '' },
};

type Written = Pick<CallRequestState, 'draft' | 'suggested'>;

/** Replaces an unchanged earlier suggestion, which was about another flat or offer. */
export function suggest({ draft, suggested }: Written, next: Suggestion): Written {
  const ownWords = draft.message !== '' && draft.message !== suggested.message;
  const ownProject = next.currentProject === '' && draft.currentProject !== suggested.currentProject;
  return {
    draft: {
      ...draft,
      ...(!ownWords && { message: next.message }),
      ...(!ownProject && { currentProject: next.currentProject }),
    },
    suggested: next,
  };
}

/** The lead is safe: clears the form. `succeeded`: the backend has it. */
function confirm(state: Draft<CallRequestState>, { attempt, lead }: AttemptResult, succeeded: true | null): void {
  if (!isAwaited(state, attempt)) return;
  // Do not reopen a closed modal.
  if (state.modal.step === 'form') state.modal = { step: 'success', lead };
  state.succeeded = succeeded;
  state.awaits = 'nothing';
  state.draft = emptyCallRequest;
  delete state.suggested.flat;
  delete state.formStatus;
}

export const callRequestSlice = createSlice({
  name: 'callRequest',
  initialState,
  reducers: {
    callRequestOpened: (state, { payload }: PayloadAction<Opening>) => {
      if (payload.inPage) state.inPage = 1;
      else if (state.inPage !== undefined) state.inPage += 1;
      state.modal = { step: 'form' };
      state.succeeded = null;
      delete state.formStatus;
      leaveForm(state);
      const { project = '', message = '', flat } = payload;
      // A button without a subject reopens the form as it was.
      if (project === '' && message === '') return;
      const next = suggest(state, { currentProject: project, message, ...(flat !== undefined && { flat }) });
      changeDraft(state, next.draft);
      state.suggested = next.suggested;
    },
    callRequestClosed: (state) => {
      state.modal = { step: 'closed' };
    },
    // The form flushes its final snapshot on unmount; ignore it after a success.
    callRequestDraftChanged: (state, { payload }: PayloadAction<CallRequestDraft>) => {
      if (state.modal.step !== 'success') changeDraft(state, payload);
    },
    callRequestFormStatusChanged: (state, { payload }: PayloadAction<FormStatus>) => {
      if (state.modal.step === 'form') state.formStatus = payload;
    },
    /** Restored after a reload. */
    callRequestDraftRestored: (state, { payload }: PayloadAction<Written>) => {
      Object.assign(state, payload);
    },
    callRequestSubmitted: beginSubmission,
    callRequestSucceeded: (state, { payload }: PayloadAction<AttemptResult>) => confirm(state, payload, true),
    /** Queued, and sent automatically later. */
    callRequestQueued: (state, { payload }: PayloadAction<AttemptResult>) => confirm(state, payload, null),
    callRequestFailed: (state, { payload }: PayloadAction<Pick<AttemptResult, 'attempt'>>) => {
      if (!isAwaited(state, payload.attempt)) return;
      state.awaits = 'nothing';
      state.succeeded = false;
    },
  },
  extraReducers: (build) => {
    // As the back button of a phone is expected to.
    build.addCase(pageLeft, (state) => {
      state.modal = { step: 'closed' };
      delete state.inPage;
    });
  },
  selectors: {
    /** The view of the modal or the page. */
    selectCallRequestView: ({ modal }) => modal,
    selectCallRequestStep: ({ modal }) => modal.step,
    selectCallRequestInPage: ({ inPage }) => inPage,
    selectCallRequestDraft: ({ draft }) => draft,
    selectCallRequestSucceeded: ({ succeeded }) => succeeded,
  },
});

export type CallRequestPart = { readonly [callRequestSlice.name]: CallRequestState };

export const {
  callRequestOpened,
  callRequestClosed,
  callRequestDraftChanged,
  callRequestDraftRestored,
  callRequestFormStatusChanged,
  callRequestSubmitted,
  callRequestSucceeded,
  callRequestQueued,
  callRequestFailed,
} = callRequestSlice.actions;
export const {
  selectCallRequestView,
  selectCallRequestStep,
  selectCallRequestInPage,
  selectCallRequestDraft,
  selectCallRequestSucceeded,
} = callRequestSlice.selectors;
