import { type CallId, calls } from '#contract/calls.ts';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { paths } from '#shared/routing';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { hydratedSite } from '../../../support/site/hydratedSite.tsx';
import { runs, share } from '../../../support/properties.ts';
import {
  type FieldPath,
  fieldPaths,
  nameOf,
  type Removal,
  wrongNumber,
  wrongText,
  without,
} from '../../../support/backend/removals.ts';
import { renderOnServer } from '../../../support/backend/renderOnServer.ts';

const backend = backendOfTests();

type PathName = keyof typeof paths;

const aliases: Partial<Record<PathName, string>> = { offer: 'lito', newsItem: 'karkas' };
const queries: Partial<Record<PathName, string>> = {
  appointmentDate: '?project=lypa',
  callRequest: '?project=lypa&flat=a-1-2-5',
  instalmentCalculator: '?project=lypa&flat=a-1-2-5',
  favourites: '?flats=lypa:a-1-2-5,lypa:a-1-2-6',
};
const redirects: readonly PathName[] = ['project', 'appointment'];
/** One address of every page. */
const pages = (Object.keys(paths) as PathName[])
  .filter((name) => !redirects.includes(name))
  .map((name) => {
    const values: Readonly<Record<string, string>> = {
      alias: aliases[name] ?? 'lypa',
      building: 'a',
      section: '1',
      floor: '2',
      id: 'a-1-2-5',
    };
    return paths[name].replaceAll(/:(\w+)/g, (_: string, key: string) => values[key] ?? '') + (queries[name] ?? '');
  });

interface Result {
  readonly status: number;
  readonly body: unknown;
}

const results = new Map<string, Promise<Result>>();

/** The response of the reference backend, requested once. */
function fullResult(call: string): Promise<Result> {
  const result =
    results.get(call) ??
    backend
      .fetch(`http://backend.test${call}`, { headers: { 'Accept-Language': 'ua' } })
      .then(async (response) => ({ status: response.status, body: await response.json() }));
  results.set(call, result);
  return result;
}

interface Changed {
  readonly call: string;
  readonly respond: () => Response;
}

/** The reference backend with one call changed. */
function backendBut(changed?: Changed) {
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://backend.test');
    const call = pathname + search;
    requested.push(call);
    if (call === changed?.call) return changed.respond();
    const { status, body } = await fullResult(call);
    return Response.json(body, { status });
  };
  return { fetch, requested };
}

/** `host`: that of the browser's settings, where the page is hydrated. */
async function open(path: string, changed?: Changed, host = '') {
  const { fetch, requested } = backendBut(changed);
  const exceptions: string[] = [];
  const view = await renderOnServer({
    path,
    fetch,
    host,
    reportFailure: ({ error, block }) => exceptions.push(`${block ?? 'page'}: ${String(error)}`),
  });
  const { html, head, jsonLd, status, complete } = view;
  const output = html + head + (jsonLd === null ? '' : JSON.stringify(jsonLd));
  return { path, view, html, output, status, complete, requested, exceptions };
}

type Opened = Awaited<ReturnType<typeof open>>;

let wholes: readonly Opened[];

beforeAll(async () => {
  wholes = await Promise.all(pages.map((page) => open(page)));
});

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

/** Headings of a page, in order. */
const headingsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<h[23][ >][^]*?<\/h[23]>/g)].map(([heading]) => textOf(heading));

/** The frame around `<main>`, which no response of a page may change. */
const frameOf = (html: string): string => html.replace(/<main[ >][^]*<\/main>/, '').replaceAll(/<[^>]*>/g, '\n');

const nonsense = new RegExp(`undefined|NaN|\\[object|\\{\\{|>[^<]*\\bnull\\b|${wrongNumber}|${wrongText}`);

/** Missing headings that are not adjacent: more than one part of the page is missing. */
function scattered(whole: Opened, view: Opened): readonly string[] {
  const before = headingsOf(whole.html);
  const after = new Set(headingsOf(view.html));
  const missing = before.flatMap((heading, index) => (after.has(heading) ? [] : [index]));
  const together = missing.every((index, at) => at === 0 || index === (missing[at - 1] ?? 0) + 1);
  return together ? [] : missing.map((index) => before[index] ?? '');
}

/** The faults of a page with something removed. */
function faultsOf(view: Opened, whole: Opened): readonly string[] {
  const headings = view.html.match(/<h1[ >]/g)?.length ?? 0;
  const found = nonsense.exec(view.output);
  const parts = view.status === 200 ? scattered(whole, view) : [];
  return [
    ...view.exceptions,
    ...(headings === 1 ? [] : [`${headings} × h1`]),
    ...(found === null ? [] : [`says ${view.output.slice(Math.max(0, found.index - 60), found.index + 60)}`]),
    ...(frameOf(view.html) === frameOf(whole.html) ? [] : ['header or footer changed']),
    ...(parts.length === 0 ? [] : [`lost parts: ${parts.join(' | ')}`]),
  ];
}

/** Requested by browsers only: names of extensions, and parts that load on demand or near the view. */
const browserCalls: readonly CallId[] = ['getExtensions', 'getEligibility', 'getProjectHistory', 'getFlatHistory'];
/** Public read calls. */
const readCalls = (Object.keys(calls) as CallId[]).filter(
  (id) => calls[id].method === 'GET' && !('effect' in calls[id]) && !browserCalls.includes(id),
);

/** The calls of this kind, with the pages that make them. */
function madeCalls(id: CallId): ReadonlyMap<string, readonly Opened[]> {
  const pattern = new RegExp(`^${calls[id].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const made = new Map<string, Opened[]>();
  for (const whole of wholes) {
    for (const call of new Set(whole.requested)) {
      if (pattern.test(call.replace(/\?.*/, ''))) made.set(call, [...(made.get(call) ?? []), whole]);
    }
  }
  return made;
}

type Case = readonly [call: string, field: FieldPath, users: readonly Opened[]];

async function casesOf(id: CallId): Promise<readonly Case[]> {
  const cases = await Promise.all(
    [...madeCalls(id)].map(async ([call, users]) => {
      const { status, body } = await fullResult(call);
      // A response without `data` is invalid, see below.
      return status === 200 ? fieldPaths(body).map((field): Case => [call, field, users]) : [];
    }),
  );
  return cases.flat().filter(([, field]) => field.length > 1);
}

/** Required fields: without them the page, or its block, shows a failure and is incomplete. */
const promised: Partial<Record<CallId, RegExp>> = {
  getProject: /^data\.project$/,
  getCalculator: /^data\.project$/,
  getProjectNews: /^data\.news$/,
};
/** Without these fields a house, a floor or a flat cannot be found. */
const places = /^data\[\](?:$|\.id$|\.(?:building|section|floor)(?:\.|$))/;

function expected(
  id: CallId,
  field: FieldPath,
  whole: Opened,
): { readonly status: RegExp; readonly complete: boolean } {
  const name = nameOf(field);
  if (promised[id]?.test(name)) return { status: id === 'getProject' ? /200|503/ : /200/, complete: false };
  if (id === 'getPlannings' && places.test(name) && whole.path.includes('/plan/'))
    return { status: /200|404/, complete: true };
  return { status: /200/, complete: true };
}

const removals: readonly Removal[] = ['absent', 'null', 'wrong'];

/** Fields whose absence has a meaning, with that meaning: */
const meant: readonly string[] = [
  // Null means that nothing is on sale, or that there is no such flat.
  'data.project.price_from null',
  'data.project.flat null',
  // An offer without projects is for all of them; one with an unreadable project is not.
  'getOffer data.projects[] null',
  'getOffer data.projects[] wrong',
  // A passport without claims is empty, in all its groups.
  ...['', '[]', '[].key', '[].kind', '[].checked'].flatMap((field) =>
    removals.map((removal) => `getPassport data.claims${field} ${removal}`),
  ),
];

const isMeant = (id: CallId, field: FieldPath, removal: Removal): boolean =>
  [`${nameOf(field)} ${removal}`, `${id} ${nameOf(field)} ${removal}`].some((name) => meant.includes(name));

async function faultsWithout(id: CallId, [call, field, users]: Case): Promise<readonly string[]> {
  const { body } = await fullResult(call);
  const faults: string[] = [];
  for (const whole of users) {
    const [absent, ...others] = removals.map((removal) => async () => {
      const respond = () => Response.json(without(body, field, removal));
      const view = await open(whole.path, { call, respond });
      const { status, complete } = expected(id, field, whole);
      const wrong = [
        ...(status.test(String(view.status)) ? [] : [`status ${view.status}`]),
        ...(view.complete === complete ? [] : [`complete: ${view.complete}`]),
        ...(isMeant(id, field, removal) ? [] : faultsOf(view, whole)),
      ];
      faults.push(...wrong.map((fault) => `${nameOf(field)} ${removal} on ${whole.path}: ${fault}`));
      return view.html;
    });
    const left = await absent?.();
    // A page that does not show the field does not change.
    if (left === whole.html && whole !== users[0]) continue;
    for (const [index, other] of others.entries()) {
      const removal = removals[index + 1] ?? 'absent';
      if ((await other()) !== left && !isMeant(id, field, removal)) {
        faults.push(`${nameOf(field)} ${removal} on ${whole.path}: not what it is without the field`);
      }
    }
  }
  return faults;
}

test.each(readCalls)(
  '%s: its pages lose no more than a missing, null or wrong field',
  async (id) => {
    const cases = await casesOf(id);
    expect(cases.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const each of share(cases, 25, readCalls.indexOf(id))) faults.push(...(await faultsWithout(id, each)));
    expect(faults).toEqual([]);
  },
  runs(1_800_000, 120_000),
);

const failedResponses: readonly (readonly [string, () => Response])[] = [
  ['404', () => Response.json({ error: 'Not found' }, { status: 404 })],
  ['404 in HTML', () => new Response('<!doctype html><h1>Not Found</h1>', { status: 404 })],
  ['null', () => Response.json({ data: null })],
  ['a text', () => Response.json({ data: 'x' })],
  ['a list', () => Response.json({ data: [1] })],
  ['HTML', () => new Response('<!doctype html><h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } })],
];

/** The calls that pages require, by the prefix of their path. */
const pageCalls: readonly (readonly [RegExp, CallId])[] = [
  [/^\/$/, 'getHome'],
  [/^\/about/, 'getAbout'],
  [/^\/contacts/, 'getContacts'],
  [/^\/(?:projects$|instalment_calculator)/, 'getProjects'],
  [/^\/projects\/\w+\/plan\/./, 'getPlannings'],
  [/^\/projects\/\w+\/passport$/, 'getPassport'],
  [/^\/projects\/\w+\/(?!plan\/|passport$)/, 'getProject'],
  [/^\/offers$/, 'getOffers'],
  [/^\/offers\/./, 'getOffer'],
  [/^\/news$/, 'getNews'],
  [/^\/news\/./, 'getNewsItem'],
];
const ofOneThing: readonly CallId[] = ['getPlannings', 'getProject', 'getPassport', 'getOffer', 'getNewsItem'];

function statusWithout(id: CallId, name: string, path: string): readonly number[] {
  // An appointment without sales centers is a call request.
  if (id === 'getCenters') return [200, 503];
  if (!pageCalls.some(([pattern, call]) => call === id && pattern.test(path))) return [200];
  // An empty list of flats does not have the flat of the page.
  const isNone = name.startsWith('404') || (id === 'getPlannings' && /^a (?:text|list)$/.test(name));
  return isNone && ofOneThing.includes(id) ? [404] : [503];
}

test.each(readCalls)('%s: a failed call shows on its own pages, and costs other pages one block', async (id) => {
  const made = [...madeCalls(id)].flatMap(([call, users]) => users.map((whole) => [call, whole] as const));
  const faults: string[] = [];
  for (const [index, [call, whole]] of made.entries()) {
    for (const [name, respond] of share(failedResponses, 3, index)) {
      const view = await open(whole.path, { call, respond });
      const wrong = [
        ...(statusWithout(id, name, whole.path).includes(view.status) ? [] : [`status ${view.status}`]),
        ...faultsOf(view, whole),
      ];
      faults.push(...wrong.map((fault) => `${name} of ${call} on ${whole.path}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

/** The fields of the object that the call returns: of `data`, or of its only object. */
const isTop = (field: FieldPath): boolean =>
  field.length === (['project', 'news'].includes(field[1] ?? '') ? 3 : 2) && !field.includes('[]');

test.each(readCalls)('%s: a page with a missing field hydrates', async (id) => {
  const cases = (await casesOf(id)).filter(([, field]) => isTop(field) || (field[0] === 'data' && field[1] === '[]'));
  const faults: string[] = [];
  for (const [call, field, [whole]] of share(cases, 10, readCalls.indexOf(id))) {
    if (whole === undefined) continue;
    const { body } = await fullResult(call);
    const changed = { call, respond: () => Response.json(without(body, field, 'absent')) };
    const { view } = await open(whole.path, changed, 'http://backend.test');
    const root = document.createElement('div');
    root.innerHTML = view.html;
    document.body.append(root);
    const { site } = await hydratedSite({ path: whole.path, fetch: backendBut(changed).fetch, state: view.state });
    const before = root.querySelectorAll('[role=alert]').length;
    const reported: unknown[] = [];
    const hydrated = await act(async () =>
      hydrateRoot(root, site, { onRecoverableError: (error) => reported.push(error) }),
    );
    const name = `${nameOf(field)} on ${whole.path}`;
    faults.push(...reported.map((error) => `${name}: ${String(error)}`));
    if (root.querySelectorAll('h1').length !== 1) faults.push(`${name}: no h1`);
    if (root.querySelectorAll('[role=alert]').length > before) faults.push(`${name}: an error view`);
    await act(async () => hydrated.unmount());
    root.remove();
  }
  expect(faults).toEqual([]);
});

describe('aliases that every object has, such as `constructor`', () => {
  const names = ['__proto__', 'constructor', 'toString'];
  // An object literal would use `__proto__` as its prototype.
  const withAlias = (text: string, alias: string): string => text.replaceAll(/"alias":"[^"]*"/g, `"alias":"${alias}"`);
  const lists = ['/', '/projects', '/offers', '/news', '/contacts', '/instalment_calculator?project=lypa&flat=a-1-2-5'];

  test.each(names)('%s in lists', async (alias) => {
    for (const whole of wholes.filter(({ path }) => lists.includes(path))) {
      for (const call of new Set(whole.requested)) {
        const text = withAlias(JSON.stringify((await fullResult(call)).body), alias);
        const json = { 'Content-Type': 'application/json' };
        const view = await open(whole.path, { call, respond: () => new Response(text, { headers: json }) });
        expect({ path: whole.path, status: view.status, exceptions: view.exceptions }).toEqual({
          path: whole.path,
          status: 200,
          exceptions: [],
        });
        expect(view.html).not.toMatch(new RegExp(`"[^"]*/${alias}[/"]`));
      }
    }
  });

  test.each(names)('%s in an address', async (alias) => {
    const found = await Promise.all(
      [`/projects/${alias}/about`, `/projects/${alias}/plan`, `/offers/${alias}`, `/news/${alias}`].map((path) =>
        open(path),
      ),
    );
    expect(found.map(({ status, exceptions }) => ({ status, exceptions }))).toEqual(
      found.map(() => ({ status: 404, exceptions: [] })),
    );
  });
});

test('a list of 20,000 projects is a page', async () => {
  const { body } = await fullResult('/api/projects');
  const { data } = body as { readonly data: { readonly projects: readonly object[] } };
  const projects = Array.from({ length: 20_000 }, (_, index) => ({
    ...data.projects[index % data.projects.length],
    alias: `project-${index}`,
  }));
  const view = await open('/projects', {
    call: '/api/projects',
    respond: () => Response.json({ data: { ...data, projects } }),
  });
  expect({ status: view.status, exceptions: view.exceptions }).toEqual({ status: 200, exceptions: [] });
});
