/** There is no export, for a reason that whoever runs it can mend; `message` says which, and no stack is shown. */
export class ExportError extends Error {
  override name = 'ExportError';
}
