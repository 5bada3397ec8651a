import { isSame } from './isSame.ts';

/** The part of a form's slice that matches responses with submissions. */
export interface Submissions<Draft> {
  readonly draft: Draft;
  /** The number of submissions in this document: a response names its attempt. */
  readonly attempt: number;
  /** Whether a response is pending. `earlierResponse`: the form was left meanwhile; a change makes it another request. */
  readonly awaits: 'nothing' | 'response' | 'earlierResponse';
}

/** As a reducer gets it from Immer. */
type Writable<State> = { -readonly [Key in keyof State]: State[Key] };

export interface AttemptResult {
  readonly attempt: number;
  /** Idempotency-Key. */
  readonly lead: string;
}

export const noSubmissions = { attempt: 0, awaits: 'nothing' } as const;

export function beginSubmission(state: Writable<Submissions<unknown>>): void {
  state.attempt += 1;
  state.awaits = 'response';
}

/** The visitor has left the form, or opened it again. */
export function leaveForm(state: Writable<Submissions<unknown>>): void {
  if (state.awaits === 'response') state.awaits = 'earlierResponse';
}

/** Ignores the pending response when the draft becomes another request. */
export function changeDraft<Draft extends object>(state: Writable<Submissions<Draft>>, draft: Draft): void {
  if (state.awaits === 'earlierResponse' && !isSame(draft, state.draft)) state.awaits = 'nothing';
  state.draft = draft;
}

/** Responses to earlier attempts, and to a draft that has changed since, are ignored. */
export function isAwaited({ awaits, attempt }: Submissions<unknown>, completed: AttemptResult['attempt']): boolean {
  return awaits !== 'nothing' && attempt === completed;
}
