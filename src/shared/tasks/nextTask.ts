/** A slow phone answers a tap between two tasks, and not within one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
