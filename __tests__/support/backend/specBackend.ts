/** A request as it arrived, for tests that compare it literally. */
interface SpecRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface SpecBackendOptions {
  /** `data` of further calls, or replacements for those of SPEC.md, by path. */
  readonly responses?: Responses;
  /** The response to the application; the spec does not define its body. */
  readonly application?: () => Response | Promise<Response>;
  /** The response to every path that SPEC.md does not name. */
  readonly unknown?: () => Response;
}

export interface SpecBackend {
  readonly fetch: typeof fetch;
  /** Every request so far. */
  readonly requests: readonly SpecRequest[];
  /** The requests that left a call request. */
  applications(): readonly SpecRequest[];
}

const projects = [
  { alias: 'lypky', title: 'Lypky' },
  { alias: 'obriy-park', title: 'Obriy Park' },
];
const meta = { current_page: 1, last_page: 1 };
const offers = [{ alias: 'winter' }, { alias: 'spring' }];
const news = [{ alias: 'roof' }, { alias: 'windows' }];

/** The mailbox of the project `lypky`; `obriy-park` publishes none. */
export const specMailbox = 'lypky@sales.example';

type Responses = Readonly<Record<string, unknown>>;

function ofProject(project: { readonly alias: string; readonly title: string }): Responses {
  const path = `/api/projects/${project.alias}`;
  const mailbox = project.alias === 'lypky' ? { send_mail_to: specMailbox } : {};
  return {
    [path]: { project: { ...project, ...mailbox } },
    [`${path}/plannings`]: [],
    [`${path}/calculator`]: { project: {} },
    [`${path}/documents`]: { documents: [] },
    [`${path}/progress`]: { progress: [] },
    [`${path}/news`]: { news: { items: [], meta } },
  };
}

/** What SPEC.md sections 3 and 7 promise, by path, and nothing more. */
const specResponses: Responses = Object.assign(
  {
    '/api': {},
    '/api/projects': { projects, statuses: [] },
    '/api/about': {},
    '/api/contacts': {},
    '/api/offers': { offers, meta },
    '/api/news': { items: news, meta },
  },
  ...projects.map(ofProject),
  ...offers.map((offer) => ({ [`/api/offers/${offer.alias}`]: offer })),
  ...news.map((item) => ({ [`/api/news/${item.alias}`]: item })),
) as Responses;

const notFound = (): Response => new Response('<!doctype html><h1>Not Found</h1>', { status: 404 });

/** A backend that implements only SPEC.md: no extension, no unpromised field. */
export function specBackend({
  responses = {},
  application = () => Response.json('ok'),
  unknown = notFound,
}: SpecBackendOptions = {}): SpecBackend {
  const data = { ...specResponses, ...responses };
  const requests: SpecRequest[] = [];
  return {
    requests,
    applications: () => requests.filter(({ url }) => url.startsWith('/api/application')),
    fetch: async (input, init) => {
      const request = new Request(
        input instanceof Request ? input : new URL(String(input), 'http://backend.test'),
        init,
      );
      const { pathname, search } = new URL(request.url);
      const headers = Object.fromEntries(request.headers);
      requests.push({ method: request.method, url: pathname + search, headers, body: await request.text() });
      if (request.method !== 'GET') return unknown();
      if (pathname === '/api/application') return application();
      return Object.hasOwn(data, pathname) ? Response.json({ data: data[pathname] }) : unknown();
    },
  };
}
