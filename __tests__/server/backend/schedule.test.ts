import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { backendOfTests } from '../../support/backend/backend.ts';
import { readPdf, readStructure } from '../../support/pdfText.ts';
import { runs } from '../../support/properties.ts';

const test = backendOfTests();

const plan = { way: 'instalment', price: '300000000', down: '90000000', months: '24', parts: '1', day: '2026-11-21' };
const mortgage = {
  way: 'mortgage',
  price: '200000000',
  down: '40000000',
  months: '240',
  programme: 'state_7',
  day: '2026-11-21',
};

let visitors = 0;

/** Each visitor has an address of their own, unless the test names one: the rate is limited per address. */
const getSchedule = async (
  query: Record<string, string>,
  alias = 'lypa',
  remoteAddress = `10.1.0.${(visitors += 1)}`,
) =>
  test.server.inject({
    url: `/api/projects/${alias}/calculator/schedule.pdf?${new URLSearchParams(query).toString()}`,
    remoteAddress,
  });

it.each([
  ['an instalment', plan],
  ['a mortgage', mortgage],
  ['an instalment in dollars, in English, for a flat', { ...plan, rate: '10', language: 'en', flat: 'a-1-3-9' }],
])('makes a document of %s, the same each time', async (_, query) => {
  const response = await getSchedule(query);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await getSchedule(query)).headers.etag).toBe(response.headers.etag);
});

it.each([
  [
    'each payment in hryvnias and by the dollar rate',
    { ...plan, rate: '10' },
    [
      '₴900,000.00 (30%)',
      '0Day of the contract900,000.00900,000.002,100,000.00',
      '1221 November 202787,500.0096,250.001,050,000.00',
      'Total3,000,000.003,222,698.620.00This is a scenario, not a forecast',
    ],
  ],
  [
    'the interest of each payment of a mortgage',
    mortgage,
    [
      '0Day of the contract400,000.000.001,600,000.00',
      '121 December 202612,404.789,333.331,596,928.55',
      'Total3,582,819.041,582,819.040.00Calculated on 21 November 2026.',
    ],
  ],
])('lists %s', async (_, query, lines) => {
  const { text } = readPdf((await getSchedule({ ...query, language: 'en' })).rawPayload);
  for (const line of lines) expect(text).toContain(line);
});

it('keeps the lines of its note on one page', async () => {
  const { text } = readPdf((await getSchedule({ ...plan, rate: '10', language: 'en' })).rawPayload);
  expect(text).toMatch(/neither a contract nor a public ?offer\./);
});

it('is a table for screen readers, with one header row on any number of pages', async () => {
  const { tags, ...document } = readStructure((await getSchedule({ ...mortgage, language: 'en' })).rawPayload);
  expect(document).toEqual({ displaysTitle: true, marked: true, language: 'en', alternatives: [], untagged: 0 });
  const count = (tag: string) => tags.filter((each) => each === tag).length;
  expect([count('H1'), count('Table')]).toEqual([1, 2]);
  const payments = tags.slice(tags.lastIndexOf('Table'));
  expect(payments.filter((tag) => tag === 'TH')).toHaveLength(5);
  // The head, the contract, 240 payments, the sum.
  expect(payments.filter((tag) => tag === 'TR')).toHaveLength(243);
});

it('sends nothing to a client that has it already', async () => {
  const { etag } = (await getSchedule(plan)).headers;
  const again = await test.server.inject({
    url: `/api/projects/lypa/calculator/schedule.pdf?${new URLSearchParams(plan).toString()}`,
    headers: { 'if-none-match': String(etag) },
  });
  expect(again.statusCode).toBe(304);
});

it.each([
  ['down', { ...plan, down: '100' }, '60000000'],
  ['months', { ...plan, months: '240' }, '36'],
  ['parts', { ...plan, parts: '2' }, '1 or 3'],
  ['price', { ...plan, price: '0', down: '0' }, ''],
  ['price', { ...plan, price: 'cheap' }, 'kopiykas'],
  ['day', { ...plan, day: '2026-02-31' }, ''],
  ['way', { ...plan, way: 'barter' }, ''],
  ['programme', { ...mortgage, programme: 'none' }, ''],
  ['down', { ...mortgage, down: '19999999' }, '20000000'],
  ['months', { ...mortgage, months: '360' }, '240'],
  ['flat', { ...plan, flat: 'none' }, ''],
])('names %s when it does not fit the project', async (field, query, words) => {
  const response = await getSchedule(query);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { fields: { [field]: expect.stringContaining(words) } } });
});

it('has no plan of an unknown project', async () => {
  expect((await getSchedule(plan, 'none')).statusCode).toBe(404);
});

it('returns 200 or 400 for any query', async () => {
  const names = ['language', 'way', 'price', 'down', 'months', 'parts', 'rate', 'programme', 'day', 'flat'] as const;
  const words = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.integer().map(String)));
  await fc.assert(
    fc.asyncProperty(words, fc.constantFrom(plan, mortgage), async (wrong, right) => {
      const { statusCode } = await getSchedule({ ...right, ...wrong });
      expect([200, 400]).toContain(statusCode);
    }),
    { numRuns: runs(60) },
  );
});

it('limits the rate per address', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await getSchedule({ ...plan, way: 'barter' }, 'lypa', '10.9.9.9')).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});

it('lets other requests be served between the pages of a schedule', async () => {
  // The first one loads the code that draws.
  const { pages } = readPdf((await getSchedule(mortgage)).rawPayload);
  const drawn = getSchedule(mortgage);
  const isDrawn = async () => Promise.race([drawn.then(() => true), setImmediate(false)]);
  let served = 0;
  for (; !(await isDrawn()); served += 1) await test.fetch('/api/news');
  expect(served).toBeGreaterThanOrEqual(pages - 1);
});

it('lets other requests be served while many schedules wait', async () => {
  const ends: string[] = [];
  const schedules = Array.from({ length: 6 }, async () => {
    await getSchedule(plan);
    ends.push('schedule');
  });
  await Promise.race(schedules);
  await test.fetch('/api/news');
  ends.push('news');
  await Promise.all(schedules);
  expect(ends.indexOf('news')).toBeLessThan(3);
});

describe('the flat that a link names', () => {
  const calculator = async (query: string) =>
    (await test.server.inject(`/api/projects/lypa/calculator${query}`)).json<{
      data: { project: { flat?: unknown } };
    }>().data.project;

  it('is part of the response of the calculator, with its current data', async () => {
    expect((await calculator('?flat=a-1-3-9')).flat).toMatchObject({
      id: 'a-1-3-9',
      number: 9,
      status: 'free',
      price: 300_000_000,
      total_area: 60,
    });
    expect((await calculator('?flat=none')).flat).toBeNull();
    expect(await calculator('')).not.toHaveProperty('flat');
  });
});
