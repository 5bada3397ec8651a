import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageLeft } from '#shared/routing';

/** What the form holds, as the visitor typed it. */
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

export type Suggestion = Pick<CallRequestDraft, 'currentProject' | 'message'>;

/** The modal: closed, showing its form, or confirming what became of a lead, which its Idempotency-Key names. */
export type CallRequestStep = { readonly step: 'closed' } | { readonly step: 'form' } | { readonly step: 'success'; readonly lead: string };

export interface CallRequestState {
  readonly modal: CallRequestStep;
  /** SPEC.md section 4: false after a failure; null while nothing was sent, or what was sent waits for a network. */
  readonly succeeded: boolean | null;
  readonly draft: CallRequestDraft;
  /** What the site, not the visitor, wrote into the draft. */
  readonly suggested: Suggestion;
}

export interface CallRequestSubject {
  /** Alias of the project that the call is about. */
  readonly project?: string;
  /** What the form's message begins with, unless the visitor has written one. */
  readonly message?: string;
}

export const emptyDraft: CallRequestDraft = { name: '', phone: '', message: '', callTime: '', currentProject: '', agreement: false };

const initialState: CallRequestState = {
  modal: { step: 'closed' },
  succeeded: null,
  draft: emptyDraft,
  suggested: { currentProject: '', message: '' },
};

type Written = Pick<CallRequestState, 'draft' | 'suggested'>;

/** An earlier suggestion that the visitor left as it was gives way: it was about another flat or another offer. */
export function suggest({ draft, suggested }: Written, next: Suggestion): Written {
  const ownWords = draft.message !== '' && draft.message !== suggested.message;
  const ownProject = next.currentProject === '' && draft.currentProject !== suggested.currentProject;
  return { draft: { ...draft, ...(!ownWords && { message: next.message }), ...(!ownProject && { currentProject: next.currentProject }) }, suggested: next };
}

/** What was sent is in safe hands: the form is empty for the next time. */
function confirm(state: { modal: CallRequestStep; draft: CallRequestDraft }, lead: string): void {
  state.draft = emptyDraft;
  // Whoever has closed the modal meanwhile is not called back to it.
  if (state.modal.step === 'form') state.modal = { step: 'success', lead };
}

export const callRequestSlice = createSlice({
  name: 'callRequest',
  initialState,
  reducers: {
    callRequestOpened: (state, { payload }: PayloadAction<CallRequestSubject>) => {
      state.modal = { step: 'form' };
      state.succeeded = null;
      const { project = '', message = '' } = payload;
      // A button that is about nothing brings back the form as it was.
      if (project !== '' || message !== '') Object.assign(state, suggest(state, { currentProject: project, message }));
    },
    callRequestClosed: (state) => {
      state.modal = { step: 'closed' };
    },
    callRequestDraftChanged: (state, { payload }: PayloadAction<CallRequestDraft>) => {
      // The form says its last words when it goes; after a success they are no longer wanted.
      if (state.modal.step !== 'success') state.draft = payload;
    },
    /** It was kept from before a reload. */
    callRequestDraftRestored: (state, { payload }: PayloadAction<Written>) => void Object.assign(state, payload),
    callRequestSucceeded: (state, { payload }: PayloadAction<string>) => {
      state.succeeded = true;
      confirm(state, payload);
    },
    /** It is kept, and will be sent by itself. */
    callRequestQueued: (state, { payload }: PayloadAction<string>) => confirm(state, payload),
    callRequestFailed: (state) => {
      state.succeeded = false;
    },
  },
  extraReducers: (build) => {
    // As the back button of a phone is expected to.
    build.addCase(pageLeft, (state) => {
      state.modal = { step: 'closed' };
    });
  },
  selectors: {
    selectCallRequestStep: ({ modal }) => modal.step,
    selectCallRequestDraft: ({ draft }) => draft,
    selectCallRequestSucceeded: ({ succeeded }) => succeeded,
  },
});

export type CallRequestPart = { readonly [callRequestSlice.name]: CallRequestState };

export const { callRequestOpened, callRequestClosed, callRequestDraftChanged, callRequestDraftRestored, callRequestSucceeded, callRequestQueued, callRequestFailed } =
  callRequestSlice.actions;
export const { selectCallRequestStep, selectCallRequestDraft, selectCallRequestSucceeded } = callRequestSlice.selectors;

/** The modal as it is; of the part that comes late. */
export function selectCallRequestModal({ callRequest }: { readonly [callRequestSlice.name]: CallRequestState }): CallRequestStep {
  return callRequest.modal;
}
