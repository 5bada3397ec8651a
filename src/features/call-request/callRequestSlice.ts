import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type FormStatus, isSame } from '#shared/form';
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

export interface Suggestion extends Pick<CallRequestDraft, 'currentProject' | 'message'> {
  /** Id of the flat of that project which the form was opened about. */
  readonly flat?: string;
}

/** The modal: closed, showing its form, or confirming what became of a lead, which its Idempotency-Key names. */
export type CallRequestStep =
  { readonly step: 'closed' } | { readonly step: 'form' } | { readonly step: 'success'; readonly lead: string };

export interface CallRequestState {
  readonly modal: CallRequestStep;
  /** How many times it was opened on its own page, which shows it instead of the modal; absent: the visitor is elsewhere. */
  readonly inPage?: number;
  /** SPEC.md section 4: false after a failure; null while nothing was sent, or what was sent waits for a network. */
  readonly succeeded: boolean | null;
  /** How many times the form was sent in this document: an answer names the attempt that it is to. */
  readonly attempt: number;
  /** Whether the form waits for that answer. `answerAgain`: it was opened again meanwhile, and is another request as soon as it is changed. */
  readonly awaits: 'nothing' | 'answer' | 'answerAgain';
  readonly draft: CallRequestDraft;
  /** What the site, not the visitor, wrote into the draft. */
  readonly suggested: Suggestion;
  readonly formStatus?: FormStatus;
}

export interface CallRequestSubject {
  /** Alias of the project that the call is about. */
  readonly project?: string;
  /** Id of a flat of that project. */
  readonly flat?: string;
  /** What the form's message begins with, unless the visitor has written one. */
  readonly message?: string;
}

interface Opening extends CallRequestSubject {
  /** Its own page has come. */
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
  attempt: 0,
  awaits: 'nothing',
  draft: emptyCallRequest,
  suggested: { currentProject: '', message: '' },
};

type Written = Pick<CallRequestState, 'draft' | 'suggested'>;

/** An earlier suggestion that the visitor left as it was gives way: it was about another flat or another offer. */
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

/** Something else is to be asked: the answer to what was sent is not about it. */
function turnTo(
  state: Pick<CallRequestState, 'draft'> & { awaits: CallRequestState['awaits'] },
  next: CallRequestDraft,
): void {
  if (state.awaits === 'answerAgain' && !isSame(next, state.draft)) state.awaits = 'nothing';
}

/** What became of an attempt. */
interface Answered {
  readonly attempt: number;
  /** Idempotency-Key. */
  readonly lead: string;
}

function isAwaited({ awaits, attempt }: CallRequestState, answered: number): boolean {
  return awaits !== 'nothing' && attempt === answered;
}

/** What was sent is in safe hands: the form is empty for the next time. */
function confirmed(state: CallRequestState, { lead }: Answered): CallRequestState {
  // Whoever has closed the modal meanwhile is not called back to it.
  const modal = state.modal.step === 'form' ? { step: 'success' as const, lead } : state.modal;
  const { flat: _, ...suggested } = state.suggested;
  const { formStatus: __, ...rest } = state;
  return { ...rest, modal, awaits: 'nothing', draft: emptyCallRequest, suggested };
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
      if (state.awaits === 'answer') state.awaits = 'answerAgain';
      const { project = '', message = '', flat } = payload;
      // A button that is about nothing brings back the form as it was.
      if (project === '' && message === '') return;
      const written = suggest(state, {
        currentProject: project,
        message,
        ...(flat !== undefined && { flat }),
      });
      turnTo(state, written.draft);
      Object.assign(state, written);
    },
    callRequestClosed: (state) => {
      state.modal = { step: 'closed' };
    },
    callRequestDraftChanged: (state, { payload }: PayloadAction<CallRequestDraft>) => {
      // The form says its last words when it goes; after a success they are no longer wanted.
      if (state.modal.step === 'success') return;
      turnTo(state, payload);
      state.draft = payload;
    },
    callRequestFormStatusChanged: (state, { payload }: PayloadAction<FormStatus>) =>
      state.modal.step === 'form' ? { ...state, formStatus: payload } : state,
    /** It was kept from before a reload. */
    callRequestDraftRestored: (state, { payload }: PayloadAction<Written>) => void Object.assign(state, payload),
    callRequestSubmitted: (state) => {
      state.attempt += 1;
      state.awaits = 'answer';
    },
    /** An answer to an earlier attempt says nothing of what the form holds now. */
    callRequestSucceeded: (state, { payload }: PayloadAction<Answered>) =>
      isAwaited(state, payload.attempt) ? { ...confirmed(state, payload), succeeded: true } : state,
    /** It is kept, and will be sent by itself. */
    callRequestQueued: (state, { payload }: PayloadAction<Answered>) =>
      isAwaited(state, payload.attempt) ? confirmed(state, payload) : state,
    callRequestFailed: (state, { payload }: PayloadAction<Pick<Answered, 'attempt'>>) =>
      isAwaited(state, payload.attempt) ? { ...state, awaits: 'nothing' as const, succeeded: false } : state,
  },
  extraReducers: (build) => {
    // As the back button of a phone is expected to.
    build.addCase(pageLeft, (state) => {
      state.modal = { step: 'closed' };
      delete state.inPage;
    });
  },
  selectors: {
    selectCallRequestStep: ({ modal }) => modal.step,
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
export const { selectCallRequestStep, selectCallRequestDraft, selectCallRequestSucceeded } = callRequestSlice.selectors;

/** What is shown, in the modal or on the page of the call request. */
export function selectCallRequestView({ callRequest }: CallRequestPart): CallRequestStep {
  return callRequest.modal;
}

export function selectCallRequestInPage({ callRequest }: CallRequestPart): number | undefined {
  return callRequest.inPage;
}

/** The flat that the form was opened about; undefined once another project is chosen. */
export function selectCallRequestFlat(
  { callRequest: { suggested } }: CallRequestPart,
  project: string,
): string | undefined {
  return project !== '' && suggested.currentProject === project ? suggested.flat : undefined;
}

export function selectCallRequestFormStatus({ callRequest }: CallRequestPart): FormStatus | undefined {
  return callRequest.formStatus;
}

export function selectCallRequestAttempt({ callRequest }: CallRequestPart): number {
  return callRequest.attempt;
}
