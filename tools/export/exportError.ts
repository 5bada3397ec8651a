/** The export failed for a reason that its operator can fix. `message` says which; no stack is shown. */
export class ExportError extends Error {
  override name = 'ExportError';
}
