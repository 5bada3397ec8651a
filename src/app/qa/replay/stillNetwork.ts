export interface StillNetwork {
  /** Downloads that are under way. */
  readonly pending: () => number;
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
  let closed = false;
  let pending = 0;

  const ask = async (url: string): Promise<Response> => {
    if (closed) return reach(url, { cache: 'only-if-cached', mode: 'same-origin' });
    pending += 1;
    try {
      return await reach(url);
    } finally {
      pending -= 1;
    }
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
    pending: () => pending,
    close: () => {
      closed = true;
    },
  };
}
