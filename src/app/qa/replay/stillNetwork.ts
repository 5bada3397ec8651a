/** Milliseconds until a resource counts as failed. */
const timeout = 15_000;

/** Resolves when the promise settles or times out. */
function withTimeout(coming: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeout);
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
  readonly requested: () => number;
  /** Resolves when these have settled. */
  readonly settled: () => Promise<void>;
  /** From now on nothing leaves the page. */
  readonly close: () => void;
}

/** A frame would request its content each time it is shown. */
function forbidFrames(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "frame-src 'none'";
  document.head.append(policy);
}

/**
 * Stores what a page fetches while a replay is prepared; afterwards only these responses and the browser's cache are
 * available. Blocks all writes from the beginning.
 */
export function stillNetwork(): StillNetwork {
  const stored = new Map<string, Promise<Response>>();
  const reach = window.fetch.bind(window);
  const coming: Promise<void>[] = [];
  let closed = false;

  const request = (url: string): Promise<Response> => {
    if (closed) return reach(url, { cache: 'only-if-cached', mode: 'same-origin' });
    const response = reach(url);
    coming.push(withTimeout(response));
    return response;
  };
  window.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method !== 'GET') throw new TypeError('A replay sends nothing');
    const response = stored.get(url) ?? request(url);
    stored.set(url, response);
    return (await response).clone();
  };
  navigator.sendBeacon = () => true;
  forbidFrames();

  return {
    requested: () => coming.length,
    settled: async () => {
      await Promise.all(coming);
    },
    close: () => {
      closed = true;
    },
  };
}
