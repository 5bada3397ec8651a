/** Marks the entry of the history at which the page arrived by following the store. */
export const followedMark = { followed: true } as const;

export function isFollowed(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'followed' in entry;
}
