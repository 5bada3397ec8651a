import type { FastifyInstance } from 'fastify';

/** `fetch` for the backend in this process: no socket and no port. */
export const inProcessOrigin = 'http://backend.invalid';

interface InProcessOptions {
  /** The client address for the backend's limits; absent: the process itself. */
  readonly remoteAddress?: string;
}

/** Statuses under which a Response may have no body. */
const bodiless: ReadonlySet<number> = new Set([101, 204, 205, 304]);

export function inProcessFetch(server: FastifyInstance, { remoteAddress }: InProcessOptions = {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const injected = await server.inject({
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(request.body !== null && { payload: await request.text() }),
      ...(remoteAddress !== undefined && { remoteAddress }),
      signal: request.signal,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(injected.headers)) {
      for (const each of [value ?? []].flat()) headers.append(name, String(each));
    }
    const body = bodiless.has(injected.statusCode) ? null : new Uint8Array(injected.rawPayload);
    return new Response(body, { status: injected.statusCode, headers });
  };
}
