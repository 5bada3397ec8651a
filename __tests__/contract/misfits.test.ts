import { formatReport } from '../../tools/contract/report.ts';
import { runContract } from '../../tools/contract/suite.ts';
import { backendOfTests } from '../support/backend.ts';

const host = 'http://backend.test';
const test = backendOfTests();

type Spoil = (answer: Response, url: URL, init: RequestInit | undefined) => Response | Promise<Response>;

/** What is said of a backend that answers as the reference one does, but for what `spoil` does to it. */
async function said(spoil: Spoil): Promise<string> {
  const spoiled: typeof fetch = async (input, init) => {
    const url = new URL(input as string);
    return spoil(await test.fetch(input, init), url, init);
  };
  return formatReport(host, await runContract({ host, fetch: spoiled }));
}

/** An answer with one text in it replaced. */
const rewrite =
  (pathname: string, from: RegExp, to: string): Spoil =>
  async (answer, url) => {
    if (url.pathname !== pathname || !answer.ok) return answer;
    return new Response((await answer.text()).replaceAll(from, to), { headers: answer.headers });
  };

it('names a field that is missing and one of a wrong type', async () => {
  const report = await said(rewrite('/api/projects', /"flats_free":3/g, '"flats_free":"3"'));
  expect(report).toMatch(/getProjects +MISFIT/);
  expect(report).toMatch(/data\.projects\[0\]\.flats_free +expected number, got "3"/);
  expect(await said(rewrite('/api/about', /"founded_year":2013,/g, ''))).toMatch(
    /data\.founded_year +expected number, got nothing/,
  );
});

it('allows fields that the contract does not know', async () => {
  expect(await said(rewrite('/api/about', /"founded_year"/g, '"colour":"red","founded_year"'))).toContain(
    'fits the contract.',
  );
});

it('tells a page of HTML from an answer', async () => {
  const report = await said(
    () => new Response('<!doctype html><title>Hosting</title>', { headers: { 'content-type': 'text/html' } }),
  );
  expect(report).toMatch(
    /content type +expected application\/json, got text\/html \(<!doctype html><title>Hosting<\/title>\)/,
  );
  expect(report).toMatch(/getOffer +MISFIT/);
});

it('tells an answer that is no JSON, and one that is empty', async () => {
  const headers = { 'content-type': 'application/json' };
  expect(await said(() => new Response('{"data":', { headers }))).toMatch(/the answer +expected JSON, got \{"data":/);
  expect(await said(() => new Response('', { headers }))).toMatch(/the answer +expected JSON, got an empty body/);
});

it('sees a language that is ignored, and one that is named wrongly', async () => {
  const ignoring = await said(async (_, url) => test.fetch(url.href, { headers: { 'accept-language': 'en' } }));
  expect(ignoring).toMatch(/getHome: Accept-Language decides/);
  expect(ignoring).toMatch(/Content-Language +expected uk, got en/);
});

it('sees pages that are ignored', async () => {
  const report = await said(async (answer, url, init) =>
    url.searchParams.has('page') ? test.fetch(url.origin + url.pathname, init) : answer,
  );
  expect(report).toMatch(/meta\.current_page +expected 2, got 1/);
  expect(report).toMatch(/GET \/api\/offers\?page=0\n +status +expected 400, got 200/);
});

it('sees filters that are ignored, and an unknown alias that is not refused', async () => {
  const report = await said(async (answer, url, init) =>
    url.search.includes('filters') ? test.fetch('/api/news', init) : answer,
  );
  expect(report).toMatch(/komanda\.category\.key +expected construction, got company/);
  const lenient = await said((answer) =>
    answer.status === 404 ? new Response('null', { headers: { 'content-type': 'application/json' } }) : answer,
  );
  expect(lenient).toMatch(/status +expected 404, got 200/);
});

it('lets a backend be without site plans, in whatever words it says so', async () => {
  const without: Spoil = (answer, url) =>
    url.pathname.endsWith('/site_plan') && answer.ok ? new Response('<h1>Not found</h1>', { status: 404 }) : answer;
  expect(await said(without)).toContain('fits the contract.');
});

it('sees a site plan with a flat that is not for sale anywhere, and one without its pictures', async () => {
  const stranger = await said(rewrite('/api/projects/lypa/site_plan', /"a-1-2-5"/g, '"a-9-9-9"'));
  expect(stranger).toMatch(
    /getSitePlan: its plans and flats are there[^]*data\.floors\[0\]\.flats +expected ids of plannings, got a-9-9-9/,
  );
  expect(await said(rewrite('/api/projects/lypa/site_plan', /"plan":"typical"/g, '"plan":"top"'))).toMatch(
    /data\.floors\[0\]\.plan +expected the key of a floor plan, got top/,
  );
  expect(await said(rewrite('/api/projects/lypa/site_plan', /"floor_plans":/g, '"plans":'))).toMatch(
    /data\.floor_plans +expected array, got nothing/,
  );
});

it('says that nobody answers', async () => {
  const down: typeof fetch = async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
  };
  await expect(runContract({ host, fetch: down })).rejects.toThrow(
    'http://backend.test does not answer /api: ECONNREFUSED',
  );
});

it('gives up on a host that takes the request and says nothing', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const silent: typeof fetch = async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response();
  };
  await expect(runContract({ host, fetch: silent })).rejects.toThrow(
    'http://backend.test does not answer /api: silent for 20 s',
  );
});
