/** Whether a query failed because the backend knows no such alias, which is a page of its own and not a failure. */
export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** What a log may say of a failure: the status, and nothing of what was sent. */
export function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : 'no status';
}
