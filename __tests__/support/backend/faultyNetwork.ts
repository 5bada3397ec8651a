/**
 * The fate of a request: `gone`: it does not arrive; `lost`: its response does not; a number: a proxy responds with
 * that status.
 */
export type Fault = 'none' | 'gone' | 'lost' | 429 | 500 | 503;

export interface FaultyNetwork {
  readonly fetch: typeof fetch;
  /** The fates of the next lead requests, in order; then the network works. */
  readonly faults: Fault[];
  /** Idempotency-Keys of the lead requests. */
  readonly keys: (string | null)[];
}

const leaving = /\/api\/(?:application|consultations|visits)(?:$|\?)/;

/** A network between the site and a backend that a test can disturb. */
export function faultyNetwork(backend: typeof fetch): FaultyNetwork {
  const faults: Fault[] = [];
  const keys: (string | null)[] = [];
  return {
    faults,
    keys,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (!leaving.test(request.url)) return backend(request);
      keys.push(request.headers.get('Idempotency-Key'));
      const fault = faults.shift() ?? 'none';
      if (fault === 'gone') throw new TypeError('Failed to fetch');
      if (typeof fault === 'number') return Response.json({}, { status: fault });
      const response = await backend(request);
      if (fault === 'lost') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}
