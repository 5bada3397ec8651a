import { formatReport } from '../../tools/contract/report.ts';
import { runContract } from '../../tools/contract/suite.ts';
import { backendOfTests } from '../support/backend/backend.ts';

const host = 'http://backend.test';
const test = backendOfTests();

type Change = (result: Response, url: URL, init: RequestInit | undefined) => Response | Promise<Response>;

/** The report on the reference backend with its responses changed by `change`. */
async function reportOn(change: Change): Promise<string> {
  const changed: typeof fetch = async (input, init) => {
    const url = new URL(input as string);
    return change(await test.fetch(input, init), url, init);
  };
  return formatReport(host, await runContract({ host, fetch: changed }));
}

/** A response with some text replaced. */
const rewrite =
  (pathname: string, from: RegExp, to: string): Change =>
  async (result, url) => {
    if (url.pathname !== pathname || !result.ok) return result;
    return new Response((await result.text()).replace(from, to), { headers: result.headers });
  };

it('reports what a visitor does not see when a promised field is missing', async () => {
  const report = await reportOn(rewrite('/api/projects', /"title":"Липа",/g, ''));
  expect(report).toMatch(/^SPEC\.md +BROKEN: 1 of/);
  expect(report).toMatch(
    /GET \/api\/projects \(ua\)\n +data\.projects\[0\]\.title +expected string, got nothing\n +a visitor sees: this entry is not there/,
  );
  expect(report).toContain('does not conform to SPEC.md.');
});

it('reports an optional field of a wrong type as missing, and the backend still conforms', async () => {
  const text = await reportOn(rewrite('/api/projects', /"flats_free":3/g, '"flats_free":"3"'));
  expect(text).toMatch(
    /getProjects: data\.projects\[\]\.flats_free +expected number, got "3", 2 times\n +left out: no number of free flats/,
  );
  expect(text).toContain('http://backend.test conforms to SPEC.md.');
  const empty = await reportOn(rewrite('/api/projects', /"image":\{[^}]*\}/, '"image":null'));
  expect(empty).toMatch(
    /data\.projects\[\]\.image +expected an object, got null, 2 times\n +left out: no picture on the card/,
  );
  expect(await reportOn(rewrite('/api/projects/lypa', /"percent":40/g, '"percent":400'))).toMatch(
    /getProject: data\.project\.readiness\.percent .* got 400, 2 times\n +left out: no percentage of readiness/,
  );
});

it.each([
  ['/api', 'the home page says that it did not load'],
  ['/api/projects/lypa', 'the page of the development says that it did not load'],
  ['/api/projects/lypa/documents', 'the documents tab says that it did not load'],
])('reports what a visitor sees of %s when its response is invalid', async (path, effect) => {
  const report = await reportOn((result, url) => (url.pathname === path ? Response.json({ data: null }) : result));
  expect(report).toContain(`GET ${path} (ua) and 1 more\n    data  expected`);
  expect(report).toContain(`a visitor sees: ${effect}`);
});

it('accepts a status that is a plain text, as the site does', async () => {
  const report = await reportOn(rewrite('/api/projects', /"status":\{[^}]*\}/g, '"status":"Building"'));
  expect(report).not.toContain('status on the card');
});

it('reports which fields are missing, and in how many places', async () => {
  expect(await reportOn(rewrite('/api/about', /"founded_year":2013,/g, ''))).toMatch(
    /AboutData +founded_year +no year of foundation/,
  );
  expect(await reportOn(rewrite('/api/news', /"summary":"[^"]*",/, ''))).toMatch(
    /NewsCard +summary \(\d+ of \d\d\) +no summary/,
  );
});

it('allows fields that the contract does not know', async () => {
  expect(await reportOn(rewrite('/api/about', /"founded_year"/g, '"colour":"red","founded_year"'))).toContain(
    'conforms to SPEC.md.',
  );
});

it('finds aliases also in lists that are not valid as a whole', async () => {
  const requests = new Set<string>();
  const report = await reportOn(async (result, url, init) => {
    requests.add(url.pathname);
    if (url.pathname === '/api/projects') return Response.json({ data: { projects: [{ alias: 'lypa' }, null, 7] } });
    return url.pathname === '/api/offers'
      ? Response.json({ data: { offers: [{ alias: 'lito' }], meta: null } })
      : result.status === 404
        ? test.fetch(url.href, init)
        : result;
  });
  expect([...requests]).toEqual(expect.arrayContaining(['/api/projects/lypa/plannings', '/api/offers/lito']));
  expect(report).toMatch(/data\.projects\[0\]\.title +expected string, got nothing/);
  expect(report).toMatch(/data\.meta +expected object, got null\n +a visitor sees: the list is taken for one page/);
});

it('ignores aliases that every object has, such as `constructor`', async () => {
  const requests: string[] = [];
  const report = await reportOn((result, url) => {
    requests.push(url.pathname);
    return url.pathname === '/api/news'
      ? new Response('{"data":{"items":[{"alias":"__proto__"},{"__proto__":{"alias":"x"}}],"meta":{}}}', {
          headers: { 'content-type': 'application/json' },
        })
      : result;
  });
  expect(report).toMatch(/data\.items\[0\]\.alias +expected an alias, got "__proto__"/);
  expect(report).toMatch(/not checked: GET \/api\/news\/\{id\}: no list names an alias/);
  expect(requests.filter((path) => path.startsWith('/api/news/'))).toEqual(['/api/news/there-is-no-such-alias-0']);
});

it('reports an HTML page in place of a response', async () => {
  const report = await reportOn(
    () => new Response('<!doctype html><title>Hosting</title>', { headers: { 'content-type': 'text/html' } }),
  );
  expect(report).toMatch(
    /GET \/api\/projects \(ua\) and 1 more\n +content type +expected application\/json, got text\/html \(<!doctype html><title>Hosting<\/title>\)\n +a visitor sees: the list of developments says that it did not load/,
  );
  expect(report).toMatch(/Offered +no readable response/);
  expect(report).toMatch(/Extensions +0 of 12/);
});

it('reports a response that is not JSON, is empty, or is null', async () => {
  const headers = { 'content-type': 'application/json' };
  expect(await reportOn(() => new Response('{"data":', { headers }))).toMatch(
    /the response +expected JSON, got \{"data":/,
  );
  expect(await reportOn(() => new Response('', { headers }))).toMatch(/the response +expected JSON, got an empty body/);
  expect(await reportOn(() => Response.json(null))).toMatch(/the response +expected object, got null/);
  expect(await reportOn(() => Response.json({ data: null }))).toMatch(/data +expected object, got null/);
});

it('reports a language that is ignored', async () => {
  const report = await reportOn(async (_, url) => test.fetch(url.href, { headers: { 'accept-language': 'ua' } }));
  expect(report).toMatch(/returns the same in both languages: English pages show Ukrainian texts/);
  expect(report).toContain('conforms to SPEC.md.');
});

it('reports pages that are ignored', async () => {
  const report = await reportOn(async (result, url, init) =>
    url.searchParams.has('page') ? test.fetch(url.origin + url.pathname, init) : result,
  );
  expect(report).toMatch(/meta\.current_page +expected 2, got 1\n +a visitor sees: "Load more" may never end/);
  expect(report).toMatch(/expected what no earlier page has, got /);
});

it('reports filters that are ignored, and an unknown alias that is not refused', async () => {
  const report = await reportOn(async (result, url, init) =>
    url.search.includes('filters') ? test.fetch('/api/news', init) : result,
  );
  expect(report).toMatch(
    /filters\[\] chooses a category\n +data\.items\[\]\.category\.key +expected construction, got/,
  );
  const lenient = await reportOn((result) => (result.status === 404 ? Response.json(null) : result));
  expect(lenient).toMatch(/An unknown alias does not get a 404: GET \/api\/projects\/\{alias\} \(200\)/);
  expect(lenient).toContain('conforms to SPEC.md.');
});

it('accepts every way to say that there is no site plan', async () => {
  const without: Change = (result, url) =>
    url.pathname.endsWith('/site_plan') && result.ok ? new Response('<h1>Not found</h1>', { status: 404 }) : result;
  expect(await reportOn(without)).toContain('not checked: site_plan: no development has a site plan');
});

it('reports a site plan with a flat that is not for sale, and one without pictures', async () => {
  const report = await reportOn(rewrite('/api/projects/lypa/site_plan', /"a-1-2-5"/g, '"a-9-9-9"'));
  expect(report).toMatch(
    /site_plan does not fit:\n.*its plans and flats are there\n +data\.floors\[0\]\.flats +expected ids of plannings, got a-9-9-9/,
  );
  expect(report).toContain('conforms to SPEC.md.');
  expect(await reportOn(rewrite('/api/projects/lypa/site_plan', /"plan":"typical"/g, '"plan":"top"'))).toMatch(
    /data\.floors\[0\]\.plan +expected the key of a floor plan, got top/,
  );
  expect(await reportOn(rewrite('/api/projects/lypa/site_plan', /"floor_plans":/g, '"plans":'))).toMatch(
    /data\.floor_plans +expected array, got nothing/,
  );
});

it('reports a passport claim without a day, and a passport of an unknown building', async () => {
  const undated = await reportOn(rewrite('/api/projects/lypa/passport', /"checked":"2026-05-12",/, ''));
  expect(undated).toMatch(/passport does not fit:\n.*every claim has its day\n +data\.claims\[0\]\.checked/);
  expect(undated).toContain('conforms to SPEC.md.');
  expect(
    await reportOn(rewrite('/api/projects/lypa/passport', /"buildings":\[\{"key":"a"/, '"buildings":[{"key":"z"')),
  ).toMatch(/data\.buildings\[0\]\.key +expected the key of a building of plannings, got z/);
});

it('reports a programme rule without a day, and a programme that the calculator lacks', async () => {
  const path = '/api/projects/lypa/eligibility';
  expect(await reportOn(rewrite(path, /,"date":"2026-11-01"/, ''))).toMatch(
    /eligibility does not fit:\n.*every rule has its source and day\n +data\.programmes\[0\]\.age\.source\.date/,
  );
  expect(await reportOn(rewrite(path, /"programme":"state_7"/, '"programme":"state_1"'))).toMatch(
    /data\.programmes\[0\]\.programme +expected the key of a programme with rules, got state_1/,
  );
});

it('reports a history that ends with another price than the list of flats', async () => {
  expect(
    await reportOn(rewrite('/api/projects/lypa/plannings/a-1-2-5/history', /"price":214500000/, '"price":1')),
  ).toMatch(/history does not fit:\n.*\n +data\.changes +expected the price of the plannings last, got 1/);
});

it('reports a host that does not respond', async () => {
  const down: typeof fetch = async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
  };
  await expect(runContract({ host, fetch: down })).rejects.toThrow(
    'http://backend.test does not respond to /api: ECONNREFUSED',
  );
});

it('gives up on a host that accepts the request and never responds', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const silent: typeof fetch = async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response();
  };
  await expect(runContract({ host, fetch: silent })).rejects.toThrow(
    'http://backend.test does not respond to /api: silent for 20 s',
  );
});
