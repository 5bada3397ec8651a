/** Milliseconds between two lines about one outage. */
const pause = 30_000;

/** Tells the operator that pages are shown without what they are made of: once, and again while it goes on. */
export function tellOfOutage(tell: (text: string) => void, now: () => number = Date.now): () => void {
  let toldAt = -Infinity;
  return () => {
    if (now() - toldAt < pause) return;
    toldAt = now();
    tell('The backend does not answer as it should: pages are rendered without its answers, and kept by nobody');
  };
}
