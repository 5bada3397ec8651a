import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** Why a query has no answer. */
export type ApiError = FetchBaseQueryError & {
  /** Seconds; where the backend said when it wants to be asked again. */
  readonly retryAfter?: number;
};

/** Statuses that pass: the request timed out, there were too many of them. */
const passing = new Set<unknown>([408, 429]);

/** Nobody there, or something in between that speaks for the backend. */
const unreachable = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR']);

/** Whether a query failed because the backend knows no such alias, which is a page of its own and not a failure. */
export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** Whether a query failed because of the moment, so that the same question may be answered later. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' ? status >= 500 || passing.has(status) : unreachable.has(status);
}

/** Whether there was an answer at all, whoever gave it: then it is no outage of the network. */
export function hasResponse(error: unknown): boolean {
  const status = statusOf(error);
  return status !== 'FETCH_ERROR' && status !== 'TIMEOUT_ERROR';
}

/** Seconds that a failure asks to wait; 0 when it does not say. */
export function waitOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'retryAfter' in error ? Number(error.retryAfter) : 0;
}

/** What a log may say of a failure: the status, and nothing of what was sent. */
export function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : 'no status';
}
