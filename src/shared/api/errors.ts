import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** The error of a query. */
export type ApiError = FetchBaseQueryError & {
  /** Seconds from a Retry-After header. */
  readonly retryAfter?: number;
};

/** The request timed out, or there were too many of them. */
const transientStatuses = new Set<unknown>([408, 429]);

/** No response, or one of an intermediary instead of the backend. */
const unreachable = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR']);

/** Whether the backend does not know the alias, which is a "not found" page and no failure. */
export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** Whether the failure is temporary, so that a retry may succeed. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' ? status >= 500 || transientStatuses.has(status) : unreachable.has(status);
}

/** Whether any response arrived, so that the network works. */
export function hasResponse(error: unknown): boolean {
  const status = statusOf(error);
  return status !== 'FETCH_ERROR' && status !== 'TIMEOUT_ERROR';
}

/** Seconds to wait before a retry; 0 when unspecified. */
export function retryAfterSeconds(error: unknown): number {
  return typeof error === 'object' && error !== null && 'retryAfter' in error ? Number(error.retryAfter) : 0;
}

/** The status of an error for logs, without request data. */
export function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : 'no status';
}
