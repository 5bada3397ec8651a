import type { FastifyInstance } from 'fastify';
import { startBackend, type TestBackend } from '../../../support/backend.ts';
import { poisoned } from '../../../support/hostileText.ts';
import { serveSite } from '../../../support/serveSite.ts';
import { removeClients } from '../../../server/web/builtClient.ts';

const alias = 'lypa';
const tabs = ['about', 'plan', 'bond', 'progress', '3d-model', 'aerial-flight', 'news', 'offers', 'docs'];
const screens = [
  '/',
  '/about',
  '/contacts',
  '/projects',
  ...tabs.map((tab) => `/projects/${alias}/${tab}`),
  '/offers',
  '/offers/parking',
  '/news',
  '/news/karkas',
  '/appointment/select_date',
  `/instalment_calculator?project=${alias}`,
];
const pages = screens.flatMap((screen) => [screen, screen === '/' ? '/en' : `/en${screen}`]);

type Site = Awaited<ReturnType<typeof serveSite>>;
let backend: TestBackend;
let hostile: Site;
let clean: Site;

/** The real backend, whose answers go through `change` on their way. */
const answering = (change: (answer: unknown) => unknown) => ({
  async register(server: FastifyInstance) {
    server.get('/api*', async (request, reply) => {
      const language = String(request.headers['accept-language']);
      const answer = await backend.fetch(`http://backend.test${request.url}`, {
        headers: { 'accept-language': language },
      });
      return reply
        .code(answer.status)
        .type('application/json')
        .send(JSON.stringify(change(await answer.json())));
    });
  },
});

beforeAll(async () => {
  backend = await startBackend();
  hostile = await serveSite({ parts: [answering((answer) => poisoned(answer))] });
  clean = await serveSite({ parts: [answering((answer) => answer)] });
});
afterAll(async () => {
  await Promise.all([hostile.server.close(), clean.server.close()]);
  await backend.close();
  removeClients();
});

/** Every element with the names of its attributes, in the order of the page. */
const outline = (page: Document): string[] =>
  [...page.querySelectorAll('*')].map((element) =>
    [element.localName, ...element.getAttributeNames().sort()].join(' '),
  );

async function read({ get }: Site, path: string) {
  const { statusCode, body } = await get(path);
  const page = new DOMParser().parseFromString(body, 'text/html');
  return { status: statusCode, page, outline: outline(page) };
}

/** Texts of scripts that are data. */
const dataOf = (page: Document, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each(pages)(
  '%s holds hostile texts as texts: element by element it is the page of harmless ones',
  async (path) => {
    const [harmless, harmed] = [await read(clean, path), await read(hostile, path)];
    expect({ path, status: harmed.status }).toEqual({ path, status: 200 });
    expect(harmed.outline).toEqual(harmless.outline);

    const [state = ''] = dataOf(harmed.page, '#page-state');
    expect(JSON.stringify(JSON.parse(state)).includes('</script><script>window.__canary=1</script>')).toBe(true);
    for (const text of dataOf(harmed.page, '[type="application/ld+json"]')) {
      expect(() => void JSON.parse(text)).not.toThrow();
    }
    expect(harmed.page.body.textContent.includes("${window.__canary=5} $& $1 $$ $` $' {{title}} $t(brand)")).toBe(true);
  },
);
