/** The server cannot start for a reason that its operator can mend; `message` says which, and no stack is shown. */
export class StartError extends Error {
  override name = 'StartError';
}
