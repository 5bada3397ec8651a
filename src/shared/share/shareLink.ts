/** What is to be told: nothing, that the link is in the clipboard, or that it is there to be copied by hand. */
export type ShareOutcome = 'none' | 'copied' | 'shown';

/** By the device's own sheet where a finger asks for it, else into the clipboard, else to be copied by hand. */
export async function shareLink(url: string, title: string): Promise<ShareOutcome> {
  if (matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function') {
    // Thinking better of it is no failure.
    await navigator.share({ url, title }).catch(() => undefined);
    return 'none';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'shown';
  }
}
