import { extensions } from '#contract/extensions.ts';

/** The network between the site and a backend, with responses that a test chooses and delays. */
export interface TestNetwork {
  readonly fetch: typeof fetch;
  /** Every request so far: language, and path with its query. */
  readonly requested: readonly string[];
}

type Respond = (path: string, language: string) => Response | Promise<Response>;

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url, 'http://site.test');
  return pathname + search;
};

export const testNetwork = (respond: Respond): TestNetwork => {
  const requested: string[] = [];
  return {
    requested,
    fetch: async (input, init) => {
      const request = new Request(input instanceof Request ? input : new URL(String(input), 'http://site.test'), init);
      const path = pathOf(request.url);
      const language = request.headers.get('Accept-Language') ?? '';
      requested.push(`${language} ${path}`);
      return respond(path, language);
    },
  };
};

export const json = (data: unknown, status = 200): Response => Response.json({ data }, { status });

/** A response that is pending until it is released. */
export const held = (): { readonly response: Promise<Response>; readonly release: (response: Response) => void } => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { response: promise, release: resolve };
};

/** A network whose backend has all extensions. */
export const withExtensions =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) =>
    pathOf(input instanceof Request ? input.url : String(input)) === '/api/extensions'
      ? json(Object.keys(extensions))
      : fetch(input, init);
