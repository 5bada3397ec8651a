import { isSame } from './isSame.ts';

/** The part of a form's slice that matches responses with submissions. */
export interface Submissions<Draft> {
  readonly draft: Draft;
  /** The number of submissions in this document: a response names its attempt. */
  readonly attempt: number;
  /** Whether a response is pending. `earlierResponse`: the form was left meanwhile; a change makes it another request. */
  readonly awaits: 'nothing' | 'response' | 'earlierResponse';
}

export interface AttemptResult {
  readonly attempt: number;
  /** Idempotency-Key. */
  readonly lead: string;
}

export const noSubmissions = { attempt: 0, awaits: 'nothing' } as const;

export function withSubmission<State extends Submissions<unknown>>(state: State): State {
  return { ...state, attempt: state.attempt + 1, awaits: 'response' };
}

/** The visitor has left the form, or opened it again. */
export function withFormLeft<State extends Submissions<unknown>>(state: State): State {
  return state.awaits === 'response' ? { ...state, awaits: 'earlierResponse' } : state;
}

/** Ignores the pending response when the draft becomes another request. */
export function withDraft<State extends Submissions<object>>(state: State, draft: State['draft']): State {
  const isAnother = state.awaits === 'earlierResponse' && !isSame(draft, state.draft);
  return { ...state, draft, ...(isAnother && { awaits: 'nothing' }) };
}

/** Responses to earlier attempts, and to a draft that has changed since, are ignored. */
export function isAwaited({ awaits, attempt }: Submissions<unknown>, completed: AttemptResult['attempt']): boolean {
  return awaits !== 'nothing' && attempt === completed;
}
