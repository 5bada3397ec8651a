import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Language } from '../../../../domain/languages.ts';
import { ApiError } from '../../../../contract/common.ts';
import { createBackend, type RunningBackend } from '../../../../server/backend/createBackend.ts';
import { type ContentCopy, copyContent } from '../../../support/backend/contentCopy.ts';
import { readPdf, readStructure } from '../../../support/pdfText.ts';

let content: ContentCopy;
let dataDir: string;
let backend: RunningBackend;
let server: FastifyInstance;

async function start(
  change: (copy: ContentCopy) => Promise<void> = async () => undefined,
  site: { origin?: string; language?: Language } = {},
): Promise<void> {
  content = await copyContent();
  dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-pdfs-'));
  await change(content);
  // Leads have a database of their own, which logs an error when a short test closes it at once.
  const logger = { info: () => undefined, error: () => undefined };
  backend = await createBackend({ contentDir: content.dir, dataDir, logger, ...site });
  server = fastify();
  await server.register(backend.plugin);
}

afterEach(async () => {
  await server.close();
  await backend.close();
  await content.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

const pdf = '/api/projects/lypa/plannings/a-1-3-9.pdf';
const getPdf = async (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { cookie: 'XSRF-TOKEN=t', ...headers } });
const read = async (url: string) => readPdf((await getPdf(url)).rawPayload);

it('has all data of a flat, its costs on a separate page, in the language of its address', async () => {
  await start(undefined, { origin: 'https://obriy.example' });
  const ua = await read(`${pdf}?language=ua`);
  expect(ua).toMatchObject({ pages: 2, images: [], links: ['https://obriy.example/projects/lypa/plan/flat/a-1-3-9'] });
  for (const words of [
    'Липа',
    'Двокімнатна квартира № 9',
    'Будинок А, секція 1, 3 поверх',
    'Вільна',
    '60 м²',
    '3 000 000 ₴',
    '50 000 ₴ за м²',
    'південь, захід',
    'На поверсі 3',
    'Усе',
    'Станом на',
  ]) {
    expect(ua.text).toContain(words);
  }
  const en = await read(`${pdf}?language=en`);
  expect(en.links).toEqual(['https://obriy.example/en/projects/lypa/plan/flat/a-1-3-9']);
  for (const words of [
    'Lypa',
    'Two-room flat No. 9',
    'House A, section 1, floor 3',
    'Free',
    '₴3,000,000',
    'Windows facesouth, west',
    '+380 32',
  ]) {
    expect(en.text).toContain(words);
  }
});

it('links to the page of the flat by the default language of the site', async () => {
  await start(undefined, { origin: 'https://obriy.example', language: 'en' });
  const { links } = await read(`${pdf}?language=en`);
  expect(links).toEqual(['https://obriy.example/projects/lypa/plan/flat/a-1-3-9']);
  expect((await read(`${pdf}?language=ua`)).links).toEqual([
    'https://obriy.example/ua/projects/lypa/plan/flat/a-1-3-9',
  ]);
});

it('shows the cost up to the keys for the choice of the buyer, with the source of each line', async () => {
  await start();
  const usual = await read(`${pdf}?language=en`);
  // 3,000,000, 330 for the registration and 1 % of levy.
  expect(usual.text).toMatch(
    /The full cost of buying.*Levy.*Not paid if: This is my first home.*The law, 1 January 2026/s,
  );
  expect(usual.text).toMatch(/Total cost of buying₴3,030,330/);
  expect(usual.text).not.toContain('Bank fee');
  const exempt = await read(`${pdf}?language=en&with=levy,unknown`);
  expect(exempt.text).toMatch(/Total cost of buying₴3,000,330/);
  expect((await getPdf(`${pdf}?language=en&with=levy`)).rawPayload).toEqual(
    (await getPdf(`${pdf}?language=en&with=unknown,levy`)).rawPayload,
  );
});

it('is tagged for screen readers: headings, tables, alternatives of drawings', async () => {
  await start(undefined, { origin: 'https://obriy.example' });
  const { tags, alternatives, ...document } = readStructure((await getPdf(`${pdf}?language=en`)).rawPayload);
  expect(document).toEqual({ displaysTitle: true, marked: true, language: 'en', untagged: 0 });
  expect(tags.slice(0, 4)).toEqual(['Document', 'P', 'H1', 'P']);
  expect(tags).toEqual(expect.arrayContaining(['H2', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link']));
  expect(alternatives).toEqual([expect.stringMatching(/./), 'south, west', 'On floor 3']);
  expect(readStructure((await getPdf(`${pdf}?language=ua`)).rawPayload)).toMatchObject({ language: 'uk', tags });
});

it('shows the instalment by the rules of the project', async () => {
  await start();
  // 3,000,000 less 30 % in 24 parts.
  expect((await read(`${pdf}?language=en`)).text).toMatch(/from ₴\d[\d,]+ a month/);
});

it('shows price and instalment with the claimed offers', async () => {
  await start(async (copy) => {
    await copy.edit('offers/lito/offer.yaml', 'valid_until: 2026-08-31', 'valid_until: null');
    const claimed = 'discount_percent: 4\nclaim: { ua: Ми родина, en: We are a family }\nflats: {';
    await copy.edit('offers/lito/offer.yaml', 'flats: {', claimed);
  });
  const usual = await read(`${pdf}?language=en`);
  expect(usual.text).toMatch(/₴3,000,000₴50,000 per m².*from ₴58,333 a month/s);
  const claimed = await read(`${pdf}?language=en&with=lito`);
  // 3,000,000 less 4 % and then 30 % in 36 parts.
  expect(claimed.text).toMatch(/₴2,880,000.*₴3,000,000.*Summer.*from ₴56,000 a month/s);
  expect(claimed.text).not.toContain('₴50,000 per m²');
});

it('shows price, instalment and schedule with the discount of the day', async () => {
  await start(async (copy) => {
    await copy.edit('offers/lito/offer.yaml', 'valid_until: 2026-08-31', 'valid_until: null');
    await copy.edit('offers/lito/offer.yaml', 'flats: {', 'discount_percent: 5\nflats: {');
  });
  // 3,000,000 less 5 % and then 30 % in 36 parts.
  expect((await read(`${pdf}?language=en`)).text).toContain('from ₴55,417 a month');
  const plan = 'way=instalment&price=285000000&down=85500000&months=36&flat=a-1-3-9&language=en';
  const schedule = async (day: string) =>
    (await read(`/api/projects/lypa/calculator/schedule.pdf?${plan}&day=${day}`)).text;
  expect(await schedule('2026-11-23')).toMatch(/Price without the discount₴3,000,000.*OfferSummer/s);
  expect(await schedule('2026-05-31')).not.toContain('Price without the discount');
});

it('has a text for missing data: a price, a plan, the address of the site', async () => {
  await start();
  const { text, links, pages } = await read('/api/projects/lypa/plannings/a-1-5-15.pdf?language=en');
  expect(text).toContain('Price on request');
  expect(text).toContain('The sales centre will send the plan of this flat');
  expect(text).not.toContain('a month');
  expect([links, pages]).toEqual([[], 1]);
});

it('speaks of a mortgage only where the project has one, as the page does', async () => {
  await start(async ({ edit }) => edit('projects/lypa/project.yaml', 'mortgages: [state_7]', 'mortgages: []'));
  const { text } = await read(`${pdf}?language=en`);
  expect(text).toContain('These are estimates.');
  expect(text).not.toContain('With a mortgage');
});

it('has no price of a sold flat', async () => {
  await start();
  const { text, pages } = await read('/api/projects/lypa/plannings/a-1-4-12.pdf?language=en');
  expect(text).toContain('Sold');
  expect(text).not.toMatch(/₴|on request/);
  expect(pages).toBe(1);
});

it('follows Accept-Language when the address names none', async () => {
  await start();
  const english = await getPdf(pdf, { 'accept-language': 'en' });
  expect(english.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'en',
    'content-disposition': 'inline; filename="lypa-a-1-3-9.pdf"',
    'cache-control': 'no-cache',
  });
  expect(readPdf(english.rawPayload).text).toContain('Two-room flat');
  expect((await getPdf(pdf)).headers['content-language']).toBe('uk');
});

it('is the same bytes until something changes, and is not sent again to a client that has it', async () => {
  await start();
  const [first, again, other] = [await getPdf(pdf), await getPdf(pdf), await getPdf(`${pdf}?language=en`)];
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(other.headers['etag']).not.toBe(first.headers['etag']);
  const known = await getPdf(pdf, { 'if-none-match': String(first.headers['etag']) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

const startWithPlan = async (name: string, plan: string | Buffer): Promise<void> =>
  start(async (copy) => {
    await copy.write(`pictures/${name}`, plan);
    await copy.edit('projects/lypa/flats.yaml', '/pictures/house.svg', `/pictures/${name}`);
  });
const scan = sharp({ create: { width: 900, height: 700, channels: 3, background: '#efe9dc' } });

it.each([
  ['a photograph or a scan', 'scan.png', async () => scan.png().toBuffer()],
  [
    'the drawing of another program',
    'plan.svg',
    async () =>
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="100%" height="100%" fill="#fff"/><path d="M9 9H800V600" fill="none" stroke="#222" stroke-width="2px"/></svg>',
  ],
])('prints a plan that is %s', async (_, name, plan) => {
  await startWithPlan(name, await plan());
  expect(await read(pdf)).toMatchObject({ pages: 2, images: [expect.anything()] });
});

it('prints a scan with a rotation flag as pages show it', async () => {
  await startWithPlan('scan.jpg', await scan.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const { images } = await read(pdf);
  expect(images.map(({ width, height }) => height > width)).toEqual([true]);
});

/** Lines are broken at spaces. */
const onLines = (words: string): RegExp =>
  new RegExp(words.replaceAll(/[.,()]/g, String.raw`\$&`).replaceAll(' ', ' ?'));

it('keeps a long legal name and address inside its margins', async () => {
  const name = 'Товариство з обмеженою відповідальністю «Будівельна компанія Обрій Девелопмент Захід»';
  const address = '79000, Львівська область, м. Львів, вул. Ранкової Варти, буд. 12, корпус 3, офіс 101';
  await start(
    async (copy) => {
      await copy.edit('contacts/contacts.yaml', 'ТОВ «Обрій»', name);
      await copy.edit('contacts/contacts.yaml', 'address: { ua: Львів', `address: { ua: "${address}"`);
    },
    { origin: 'https://obriy.example' },
  );
  const { text, runs } = await read(`${pdf}?language=ua`);
  expect(text).toMatch(onLines(`${name}, ${address}`));
  expect(runs.filter(({ right }) => right > 552)).toEqual([]);
});

it('shows the names of many rooms whole where the sheet has room for them', async () => {
  const spaces = Array.from({ length: 7 }, (_, index) => `{ name: { ua: Кімната, en: Room }, area: ${index + 1.25} }`);
  const name = 'Kitchen and living room';
  await start(async (copy) =>
    copy.edit(
      'projects/lypa/flats.yaml',
      '[{ name: { ua: Усе, en: All }, area: 60 }]',
      `[{ name: { ua: Кухня-вітальня, en: ${name} }, area: 30.25 }, ${spaces.join(', ')}]`,
    ),
  );
  const { text } = await read(`${pdf}?language=en`);
  expect(text).toContain(name);
  expect(text).not.toContain('…');
});

it('keeps the words apart that stand on lines of their own', async () => {
  await start(async (copy) =>
    copy.edit('contacts/contacts.yaml', 'address: { ua: Львів', String.raw`address: { ua: "79000\nЛьвів"`),
  );
  expect((await read(`${pdf}?language=ua`)).text).toContain('79000 Львів');
});

it('keeps long titles of offers inside the margins of the schedule', async () => {
  const title =
    'Summer with the developer: five per cent off every two-room flat of house A until the last day of August';
  await start(async (copy) => {
    await copy.edit('offers/lito/offer.yaml', 'en: Summer', `en: "${title}"`);
    await copy.edit('offers/lito/offer.yaml', 'flats: {', 'discount_percent: 5\nflats: {');
  });
  const query = 'way=instalment&price=285000000&down=85500000&months=36&flat=a-1-3-9&language=en&day=2026-08-01';
  const { text, runs } = await read(`/api/projects/lypa/calculator/schedule.pdf?${query}`);
  expect(text).toMatch(onLines(title));
  expect(runs.filter(({ right }) => right > 540)).toEqual([]);
});

it('is refused for an unknown flat', async () => {
  await start();
  for (const [url, status] of [
    ['/api/projects/lypa/plannings/a-9-9-9.pdf', 404],
    ['/api/projects/dub/plannings/a-1-3-9.pdf', 404],
    ['/api/projects/atlantis/plannings/a-1-3-9.pdf', 404],
    ['/api/projects/lypa/plannings/a-1-3-9', 404],
    ['/api/projects/lypa/plannings/.pdf', 404],
    ['/api/projects/lypa/plannings/..%2f..%2fsite.yaml.pdf', 404],
    [`${pdf}?language=de`, 400],
  ] as const) {
    const response = await getPdf(url);
    expect([url, response.statusCode]).toEqual([url, status]);
    expect(ApiError.safeParse(response.json()).success).toBe(true);
  }
});

it('is rendered for one address at most sixty times a minute', async () => {
  await start();
  const statuses: number[] = [];
  // Refused requests count too, without being rendered.
  for (let turn = 0; turn < 60; turn += 1) statuses.push((await getPdf(`${pdf}?language=de`)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect((await getPdf(pdf)).statusCode).toBe(429);
});

it('is refused while many others wait to be drawn, and drawn after them', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `a-1-6-${index + 20}`);
  await start(async (copy) => {
    const flats = ids.map(
      (id, index) =>
        `  - { id: ${id}, building: a, section: 1, floor: 6, number: ${index + 20}, layout: 1a, orientation: [e], status: free, price_per_m2: null }\n`,
    );
    await copy.edit('projects/lypa/flats.yaml', '  - { id: a-1-5-15', `${flats.join('')}  - { id: a-1-5-15`);
  });
  // Time stands still, so that nothing waits too long on a busy machine.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
  const responses = await Promise.all(ids.map(async (id) => getPdf(`/api/projects/lypa/plannings/${id}.pdf`)));
  jest.useRealTimers();
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  expect([refused.length, responses.filter(({ statusCode }) => statusCode === 200).length]).toEqual([9, 21]);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(ApiError.safeParse(refused[0]?.json()).success).toBe(true);
  expect((await getPdf(`/api/projects/lypa/plannings/${ids.at(-1)}.pdf`)).statusCode).toBe(200);
});
