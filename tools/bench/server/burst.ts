import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { startBuiltSite } from '../builtSite.ts';
import { atLeast, atMost, type Figure } from '../figures.ts';
import { quantile } from '../median.ts';

/** Number of concurrent page requests. */
const burst = 500;

interface CallResult {
  readonly status: number;
  /** False for the shell and for a page without one of its blocks. */
  readonly hasContent: boolean;
  readonly ms: number;
}

interface Burst {
  readonly results: readonly CallResult[];
  /** Processor time of the site for each page, in milliseconds. */
  readonly processor: number;
}

/** Every request has its own connection, as visitors have. */
export async function requestPage(origin: string, path: string): Promise<CallResult> {
  const start = performance.now();
  const agent = new Agent({ keepAlive: false });
  const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
  const [response] = (await once(get(origin + path, { agent, headers }), 'response')) as [IncomingMessage];
  for await (const _ of response);
  const { statusCode: status = 0 } = response;
  // The site's Cache-Control tells a page without a pending or failed block, whose status is 200 too.
  const incomplete = status === 200 ? /no-store|s-maxage=10\b/ : /no-store/;
  const hasContent = !incomplete.test(response.headers['cache-control'] ?? '');
  return { status, hasContent, ms: performance.now() - start };
}

async function dataOf<Data>(origin: string, call: string): Promise<Data> {
  const response = await fetch(`${origin}/api${call}`);
  return ((await response.json()) as { readonly data: Data }).data;
}

/** Pages of flats in both languages, of all projects. */
async function flatPages(origin: string): Promise<readonly string[]> {
  const { projects } = await dataOf<{ readonly projects: readonly { readonly alias: string }[] }>(origin, '/projects');
  const pages = await Promise.all(
    projects.map(async ({ alias }) => {
      const flats = await dataOf<readonly { readonly id: string }[]>(origin, `/projects/${alias}/plannings`);
      return flats.flatMap(({ id }) => ['', '/en'].map((prefix) => `${prefix}/projects/${alias}/plan/flat/${id}`));
    }),
  );
  const all = pages.flat();
  if (all.length < burst) throw new Error(`The content has ${all.length} pages of flats, and ${burst} are needed`);
  return Array.from({ length: burst }, (_, index) => all[Math.floor((index * all.length) / burst)] ?? '');
}

interface LocatedFlat {
  readonly building: { readonly key: string };
  readonly section: number;
}

const areas = ['up-to-55', '55-to-80', 'over-80'];

/** The query of a filter of flats, different for each index. */
function filterAt(index: number): string {
  const lowest = 1 + (Math.floor(index / 18) % 9);
  const highest = lowest + 1 + Math.floor(index / 162);
  return `?rooms=${1 + (index % 6)}&area=${areas[Math.floor(index / 6) % 3]}&floor_from=${lowest}&floor_to=${highest}`;
}

function figuresOf(name: string, expectedStatus: number, own: Burst, floor: Burst): readonly Figure[] {
  const timeOf = ({ results }: Burst, share: number): number =>
    quantile(
      results.map(({ ms }) => ms),
      share,
    );
  const beside = (share: number): Pick<Figure, 'value' | 'unit' | 'reference'> => ({
    value: timeOf(own, share),
    unit: 'ms',
    reference: { name: 'cached', value: timeOf(floor, share) },
  });
  const content = own.results.filter(({ status, hasContent }) => status === expectedStatus && hasContent).length;
  return [
    { name: `${name}: with content`, value: content, unit: `of ${burst}`, goal: atLeast(burst) },
    { name: `${name}: p50`, ...beside(0.5) },
    { name: `${name}: p95`, ...beside(0.95) },
    { name: `${name}: longest`, ...beside(1), goal: atMost(5000) },
    {
      name: `${name}: processor a page`,
      value: own.processor,
      unit: 'ms',
      reference: { name: 'cached', value: floor.processor },
      ...(expectedStatus === 404 && { goal: atMost(1) }),
    },
  ];
}

/**
 * Sends bursts of different uncached pages to a site that has just started, compared with as many requests for one
 * cached page.
 */
export async function benchBurst(): Promise<readonly Figure[]> {
  const site = await startBuiltSite();
  const sendAll = async (paths: readonly string[]): Promise<Burst> => {
    const before = await site.processorTime();
    const results = await Promise.all(paths.map(async (path) => requestPage(site.origin, path)));
    return { results, processor: ((await site.processorTime()) - before) / paths.length };
  };
  const times = <Item>(item: (index: number) => Item): readonly Item[] =>
    Array.from({ length: burst }, (_, index) => item(index));
  try {
    const flats = await sendAll(await flatPages(site.origin));
    const [flat = '/'] = await flatPages(site.origin);
    const project = flat.replace(/\/plan\/.*/, '');
    const plan = `${project}/plan`;
    const plans = await sendAll(times((index) => plan + filterAt(index)));
    const madeUp = await sendAll(times((index) => `/made-up/${index}`));
    const projects = await sendAll(times((index) => `/projects/made-up-${index}/about`));
    const madeUpFlats = await sendAll(times((index) => `${plan}/flat/made-up-${index}`));
    const [existing] = await dataOf<readonly LocatedFlat[]>(site.origin, `${project}/plannings`);
    const building = `${plan}/${existing?.building.key}`;
    const sections = await sendAll(times((index) => `${building}/${1000 + index}`));
    const floors = await sendAll(times((index) => `${building}/${existing?.section}/${1000 + index}`));
    const queries = await sendAll(times((index) => `/?made-up=${index}`));
    await requestPage(site.origin, '/');
    const floor = await sendAll(times(() => '/'));
    return [
      ...figuresOf(`${burst} flats at once`, 200, flats, floor),
      ...figuresOf(`${burst} filtered plans at once`, 200, plans, floor),
      ...figuresOf(`${burst} made-up addresses at once`, 404, madeUp, floor),
      ...figuresOf(`${burst} made-up queries at once`, 200, queries, floor),
      ...figuresOf(`${burst} made-up projects at once`, 404, projects, floor),
      ...figuresOf(`${burst} made-up flats at once`, 404, madeUpFlats, floor),
      ...figuresOf(`${burst} made-up sections at once`, 404, sections, floor),
      ...figuresOf(`${burst} made-up floors at once`, 404, floors, floor),
    ];
  } finally {
    await site.stop();
  }
}
