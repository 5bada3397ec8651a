/** Whether a query failed because the backend knows no such alias, which is a page of its own and not a failure. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
