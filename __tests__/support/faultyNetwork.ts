/** What may become of a request: `gone`: it does not arrive; `lost`: its answer does not; a number: somebody in between answers. */
export type Fault = 'none' | 'gone' | 'lost' | 429 | 500 | 503;

export interface FaultyNetwork {
  readonly fetch: typeof fetch;
  /** Of the next requests that leave a lead, one after the other; then there is none. */
  readonly faults: Fault[];
  /** Idempotency-Keys of the requests that leave a lead. */
  readonly keys: (string | null)[];
}

const leaving = /\/api\/(?:application|consultations|visits)(?:$|\?)/;

/** A network between the site and a backend that a test can spoil. */
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
