import { waitFor } from '@testing-library/react';
import { backendPart } from '../../../../server/backendPart.ts';
import { backendOfTests } from '../../../support/backend.ts';
import { renderOnServer } from '../../../support/renderOnServer.ts';
import { serveSite } from '../../../support/serveSite.ts';
import { removeClients } from '../../../server/web/builtClient.ts';

const alias = 'lypa';
const tabs = ['about', 'plan', 'bond', 'progress', '3d-model', 'aerial-flight', 'news', 'offers', 'docs'];
const screens = [
  '/',
  '/about',
  '/contacts',
  '/projects',
  '/projects?status=planned',
  ...tabs.map((tab) => `/projects/${alias}/${tab}`),
  '/projects/nobody/about',
  '/offers',
  '/offers/parking',
  '/news',
  '/news?category=construction',
  '/news/karkas',
  '/appointment/select_date',
  `/instalment_calculator?project=${alias}`,
  '/404',
  '/nobody/knows',
];
const pages = screens.flatMap((screen) => [screen, screen === '/' ? '/en' : `/en${screen}`]);

const backend = backendOfTests();
afterAll(removeClients);

test('pages of both languages that are rendered at once are what each is alone', async () => {
  const fetch: typeof globalThis.fetch = async (...asked) => {
    const answer = await backend.fetch(...asked);
    // Answers of different pages come in between each other.
    for (let turn = String(asked[0] instanceof Request ? asked[0].url : asked[0]).length % 5; turn > 0; turn -= 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    return answer;
  };
  const alone: string[] = [];
  for (const path of pages) alone.push(JSON.stringify(await renderOnServer({ path, fetch: backend.fetch })));
  const together = await Promise.all(pages.map(async (path) => JSON.stringify(await renderOnServer({ path, fetch }))));
  expect(pages.filter((_, index) => together[index] !== alone[index])).toEqual([]);
  expect(new Set(alone).size).toBe(pages.length);
});

const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

test('a page that is done leaves no timer behind, which would keep its store alive', async () => {
  const fetch = backend.fetch;
  await renderOnServer({ path: '/projects', fetch });
  const before = timers();
  for (const path of pages) await renderOnServer({ path, fetch });
  // Short ones run off; those that keep answers in a browser run for an hour.
  await waitFor(() => expect(timers()).toBeLessThanOrEqual(before));
});

test('made-up addresses are not found, each for itself, and the pages of the site stay what they were', async () => {
  const { server, get } = await serveSite({ parts: [backendPart(backend.backend)] });
  const known = await get('/en/about');
  const madeUp = Array.from({ length: 200 }, (_, index) => `/${index % 2 === 0 ? 'en/' : ''}made-up/${index}`);
  const answers = [];
  for (const path of madeUp) answers.push(await get(path));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(
    answers.filter(({ body }, index) => !body.includes(index % 2 === 0 ? '<html lang="en"' : '<html lang="uk"')),
  ).toEqual([]);
  expect((await get('/en/about')).headers['etag']).toBe(known.headers['etag']);
  await server.close();
});
