/** A picture or document that cannot be served; `message` names the file and the reason for its editor. */
export class MediaError extends Error {
  override name = 'MediaError';
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
