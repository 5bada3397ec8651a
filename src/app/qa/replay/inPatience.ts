/** Milliseconds; what has not come by then does not come. */
const patience = 15_000;

/** Resolves when it has come or failed, and when it takes too long. */
export function inPatience(coming: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    void coming
      .catch(() => {})
      .finally(() => {
        clearTimeout(timer);
        resolve();
      });
  });
}
