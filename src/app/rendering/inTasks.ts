/** A slow phone answers a tap between two tasks, and not within one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The first formatter of dates takes a slow phone 50 ms, and the next ones nearly none: it is made apart from what is rendered. */
export function warmFormats(locale: string): void {
  new Date(0).toLocaleDateString(locale);
}
