/** Milliseconds; what has not come by then does not come. */
const patience = 15_000;

/** Resolves when it has come or failed, and when it takes too long. */
function inPatience(coming: Promise<unknown>): Promise<void> {
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

export interface StillNetwork {
  /** How many downloads the page has begun so far. */
  readonly asked: () => number;
  /** Resolves when those have come, or failed. */
  readonly settled: () => Promise<void>;
  /** From now on nothing leaves the page. */
  readonly close: () => void;
}

/** A frame is a document of its own, which asks by itself and again whenever it is shown. */
function forbidFrames(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "frame-src 'none'";
  document.head.append(policy);
}

/**
 * What a page fetches while a replay is prepared is kept, and is all that it gets afterwards; beyond that at most what the browser
 * has at hand. What would send anything is refused from the beginning.
 */
export function stillNetwork(): StillNetwork {
  const kept = new Map<string, Promise<Response>>();
  const reach = window.fetch.bind(window);
  const coming: Promise<void>[] = [];
  let closed = false;

  const ask = (url: string): Promise<Response> => {
    if (closed) return reach(url, { cache: 'only-if-cached', mode: 'same-origin' });
    const answer = reach(url);
    coming.push(inPatience(answer));
    return answer;
  };
  window.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method !== 'GET') throw new TypeError('A replay sends nothing');
    const answer = kept.get(url) ?? ask(url);
    kept.set(url, answer);
    return (await answer).clone();
  };
  navigator.sendBeacon = () => true;
  forbidFrames();

  return {
    asked: () => coming.length,
    settled: async () => {
      await Promise.all(coming);
    },
    close: () => {
      closed = true;
    },
  };
}
