import * as z from 'zod';
import { type CallResponse, type CallId, calls } from '../../../contract/calls.ts';
import type { SitePlan } from '../../../contract/projects/sitePlan.ts';
import { backendOfTests, startBackend, townContent } from '../../support/backend/backend.ts';
import { type ContentCopy, copyContent } from '../../support/backend/contentCopy.ts';

const test = backendOfTests();

async function data(path: string, language = 'ua'): Promise<never> {
  const response = await test.fetch(path, { headers: { 'accept-language': language } });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: never }).data;
}

const aliases = (entries: readonly { alias: string }[]): string[] => entries.map(({ alias }) => alias);

describe('projects', () => {
  it('are listed in content order, each with a status', async () => {
    const { projects, statuses } = await data('/api/projects', 'en');
    expect(aliases(projects)).toEqual(['lypa', 'dub']);
    expect(statuses).toEqual([
      { key: 'under_construction', name: 'Under construction' },
      { key: 'planned', name: 'Planned' },
    ]);
  });

  it('give the lowest prices of free flats, in kopiykas, and the range of all flats', async () => {
    const { project } = await data('/api/projects/lypa');
    expect(project).toMatchObject({
      title: 'Липа',
      price_per_m2: 50_000_00,
      price_from: 2_145_000_00,
      rooms: [1, 2],
      total_area: { min: 41.25, max: 60 },
      flats_free: 3,
      distance: 1112,
    });
  });

  it.each([
    {
      now: '2026-08-31T20:00Z',
      price_from: 2_100_000_00,
      price_per_m2: 35_000_00,
      prices: [[2_145_000_00], [2_100_000_00]],
      offers: [{ alias: 'lito' }],
    },
    {
      now: '2026-08-31T21:30Z',
      price_from: 2_145_000_00,
      price_per_m2: 50_000_00,
      prices: [[2_145_000_00], [3_000_000_00]],
      offers: [],
    },
  ])('give at $now the prices with an offer until 31 August', async ({ now, prices, offers, ...lowest }) => {
    const content = await copyContent();
    await content.edit('offers/lito/offer.yaml', 'flats: {', 'discount_percent: 30\nflats: {');
    const discounted = await startBackend({ contentDir: content.dir, now: () => new Date(now) });
    const read = async (path: string) =>
      ((await (await discounted.fetch(path)).json()) as { data: Record<string, unknown> }).data;
    const { project } = await read('/api/projects/lypa');
    expect(project).toMatchObject({ ...lowest, price_to: Math.max(...prices.flat()) });
    expect((await read('/api/projects/lypa/calculator'))['project']).toMatchObject({ ...lowest, costs: { offers } });
    expect((await read('/api'))['projects']).toMatchObject([{ price_from: null }, lowest]);
    const [card] = (await read('/api/projects'))['projects'] as { free_flats: { prices: number[] }[] }[];
    expect(card).toMatchObject(lowest);
    expect(card?.free_flats.map((flats) => flats.prices)).toEqual(prices);
    await discounted.close();
    await content.dispose();
  });

  it('have a price on request of a flat without one', async () => {
    const content = await copyContent();
    await content.edit('projects/lypa/flats.yaml', ', price_per_m2: 52000', '');
    const changed = await startBackend({ contentDir: content.dir });
    const flats = (await (await changed.fetch('/api/projects/lypa/plannings')).json()) as { data: unknown[] };
    expect(flats.data[0]).toMatchObject({ id: 'a-1-2-5', price: null });
    await changed.close();
    await content.dispose();
  });

  it('fill their texts with the figures of their flats, formatted for the language', async () => {
    const content = await copyContent();
    await content.write(
      'projects/lypa/ua.md',
      'Квартир — {flats}, кухні від {kitchen_min} м², у будинку А {flats_in_a}.',
    );
    const changed = await startBackend({ contentDir: content.dir });
    const response = await changed.fetch('/api/projects/lypa', { headers: { 'accept-language': 'ua' } });
    expect(await response.text()).toMatch(/Квартир — 4, кухні від 12,05\sм², у будинку А 4\./);
    await changed.close();
    await content.dispose();
  });

  it('fill every text of their files, also with figures of a building whose key has a hyphen', async () => {
    const content = await copyContent();
    await content.edit('projects/lypa/flats.yaml', '{ a: {', '{ dim-1: { ua: Дім, en: House }, a: {');
    for (const [text, filled] of [
      ['title: { ua: Липа, en: Lypa }', 'title: { ua: Липа, en: "Lypa of {flats}" }'],
      ['en: The house }', 'en: "House of {flats}" }'],
      ['en: A square }', 'en: "A square for {flats}" }'],
      ['en: No interest }', 'en: "From {area_min} m²" }'],
      ['en: As it will be. }', 'en: "House 1 has {flats_in_dim-1}." }'],
    ] as const) {
      await content.edit('projects/lypa/project.yaml', text, filled);
    }
    await content.edit('projects/lypa/progress.yaml', 'en: The frame. }', 'en: "The frame of {flats} flats" }');
    const changed = await startBackend({ contentDir: content.dir });
    const read = async (path: string): Promise<unknown> =>
      ((await (await changed.fetch(path, { headers: { 'accept-language': 'en' } })).json()) as { data: unknown }).data;
    expect(await read('/api/projects/lypa')).toMatchObject({
      project: {
        title: 'Lypa of 4',
        image: { alt: 'House of 4' },
        infrastructure: [{ name: 'A square for 4' }],
        instalment_terms: { points: ['From 41.25 m²'] },
        model: { note: 'House 1 has 0.' },
      },
    });
    expect(await read('/api/projects/lypa/progress')).toMatchObject({
      progress: [{}, { text: 'The frame of 4 flats' }],
    });
    await changed.close();
    await content.dispose();
  });

  it('are refused with the line and the known figures when a text names an unknown one', async () => {
    const content = await copyContent();
    await content.write('projects/lypa/en.md', 'Flats:\n\n## Balconies\n\nBalconies of {balcony_max} m².');
    await expect(startBackend({ contentDir: content.dir })).rejects.toThrow(
      /projects\/lypa\/en\.md:5: there is no figure \{balcony_max\}: there are area_max, .*flats_free/,
    );
    await content.dispose();
  });

  it('have no price, rooms or area while nothing is on sale', async () => {
    const { project } = await data('/api/projects/dub');
    expect(project).toMatchObject({ price_per_m2: null, price_from: null, rooms: [], total_area: null, flats_free: 0 });
  });

  it('show their own offers and those of all projects', async () => {
    const { project } = await data('/api/projects/lypa');
    expect(aliases((project as { offers: { alias: string }[] }).offers)).toEqual(['parking', 'lito']);
  });

  it('have a mailbox only if the content sets one', async () => {
    const own = await data('/api/projects/lypa');
    const none = await data('/api/projects/dub');
    expect(own).toHaveProperty('project.send_mail_to', 'lypa@obriy.example');
    expect(none).not.toHaveProperty('project.send_mail_to');
  });

  it('compute the price of a flat from its area, or give it on request', async () => {
    const flats: { id: string; price: number | null; price_per_m2: number | null }[] =
      await data('/api/projects/lypa/plannings');
    expect(flats.map(({ id, price }) => [id, price])).toEqual([
      ['a-1-2-5', 2_145_000_00],
      ['a-1-3-9', 3_000_000_00],
      ['a-1-4-12', 1_856_250_00],
      ['a-1-5-15', null],
    ]);
  });

  it('link the aerial view down to each flat, in the words of the language', async () => {
    const plan = await data('/api/projects/lypa/site_plan', 'en');
    expect(plan).toMatchObject({
      image: { alt: 'Lypa from above', width: expect.any(Number) },
      buildings: [
        {
          key: 'a',
          label_at: { x: 35, y: 50 },
          facade: {
            image: { alt: 'The facade' },
            floors: [
              { section: 1, floor: 2 },
              { section: 1, floor: 3 },
            ],
          },
        },
      ],
      floor_plans: [{ key: 'typical', image: { alt: 'Floor plan' }, places: [{ outline: 'M0,0 H40 V30 H0 Z' }, {}] }],
      floors: [
        { plan: 'typical', flats: ['a-1-2-5', null] },
        { plan: 'typical', flats: [null, 'a-1-3-9'] },
        { plan: null, flats: ['a-1-4-12'] },
      ],
    });
  });

  it.each([
    { now: '2026-09-30T20:59Z', months: ['2026-08'] },
    { now: '2026-09-30T21:00Z', months: ['2026-10', '2026-08'] },
  ])('show no month of progress at $now that has not begun in Kyiv', async ({ now, months }) => {
    const early = await startBackend({ now: () => new Date(now) });
    const response = await early.fetch('/api/projects/lypa/progress');
    expect(await response.json()).toMatchObject({ data: { progress: months.map((month) => ({ month })) } });
    await early.close();
  });

  it('show progress newest first, documents with their size, and the calculator with its mortgages', async () => {
    const { progress } = await data('/api/projects/lypa/progress');
    expect((progress as { month: string }[]).map(({ month }) => month)).toEqual(['2026-10', '2026-08']);
    expect(await data('/api/projects/lypa/documents', 'en')).toMatchObject({
      documents: [{ id: 'permit', group: { key: 'permits', name: 'Permits' }, format: 'pdf', size: 193 }],
    });
    expect(await data('/api/projects/lypa/calculator', 'en')).toMatchObject({
      project: {
        alias: 'lypa',
        examples: [{ price: 2_145_000_00 }],
        mortgages: [{ key: 'state_7', name: 'State programme' }],
      },
    });
  });
});

describe('a site plan', () => {
  const sitePlanWithout = async (...files: string[]): Promise<Response> => {
    const content = await copyContent();
    for (const file of files) await content.remove(`projects/lypa/${file}`);
    const own = await startBackend({ contentDir: content.dir });
    const response = await own.fetch('/api/projects/lypa/site_plan');
    await own.close();
    await content.dispose();
    return response;
  };
  const partsOf = async (response: Response) => ((await response.json()) as { data: SitePlan }).data;

  it('exists with either of its files', async () => {
    const { image, buildings, floors } = await partsOf(await sitePlanWithout('site-plan.yaml'));
    expect([image, buildings, floors.length]).toEqual([null, [], 3]);
    expect(await partsOf(await sitePlanWithout('floor-plans.yaml'))).toMatchObject({
      buildings: [{ key: 'a' }],
      floor_plans: [],
      floors: [],
    });
  });

  // A 404 would be an error in the console of a visitor who looks at a list: the browser fetches ahead.
  it('is empty without both', async () => {
    const empty = { image: null, buildings: [], floor_plans: [], floors: [] };
    expect(await partsOf(await sitePlanWithout('site-plan.yaml', 'floor-plans.yaml'))).toEqual(empty);
    expect(await data('/api/projects/dub/site_plan')).toEqual(empty);
    expect((await test.fetch('/api/projects/atlantis/site_plan')).status).toBe(404);
  });
});

describe('a passport', () => {
  it('is empty for a project without one', async () => {
    expect(await data('/api/projects/dub/passport')).toEqual({ claims: [], buildings: [] });
    expect((await test.fetch('/api/projects/atlantis/passport')).status).toBe(404);
  });
});

describe('the home page', () => {
  it('leaves out a figure that was counted to nothing, and keeps a written one', async () => {
    const content = await copyContent();
    const figure = (value: string) =>
      `{ value: { ua: '${value}', en: '${value}' }, label: { ua: квартир, en: flats } }`;
    await content.edit('home/home.yaml', 'figures: [', `figures: [${figure('{flats_handed_over}')}, ${figure('0')}, `);
    const changed = await startBackend({ contentDir: content.dir });
    const response = await changed.fetch('/api', { headers: { 'accept-language': 'en' } });
    expect(await response.json()).toMatchObject({ data: { figures: [{ value: '0' }, { value: '13 years' }] } });
    await changed.close();
    await content.dispose();
  });

  it('shows the featured content in its order, and the newest news', async () => {
    const home: { projects: []; offers: []; news: [] } = await data('/api');
    expect(aliases(home.projects)).toEqual(['dub', 'lypa']);
    expect(aliases(home.offers)).toEqual(['parking']);
    expect(aliases(home.news)).toEqual(['karkas', 'komanda']);
  });
});

describe('infinite lists', () => {
  it('return the newest first, a page at a time, and an empty page beyond the last', async () => {
    const first: { offers: [] } = await data('/api/offers');
    const second: { offers: [] } = await data('/api/offers?page=2');
    const beyond = await data('/api/offers?page=9');
    expect([aliases(first.offers), aliases(second.offers)]).toEqual([['parking', 'lito'], ['ipoteka']]);
    expect(beyond).toEqual({ offers: [], meta: { current_page: 9, last_page: 2, per_page: 2, total: 3 } });
  });

  it('filter news by one category, by several, and by an unknown one', async () => {
    const of = async (query: string): Promise<string[]> =>
      aliases(((await data(`/api/news?${query}`)) as { items: [] }).items);
    expect(await of('filters[]=company')).toEqual(['komanda', 'rik']);
    expect(await of('filters[]=company&filters[]=construction')).toEqual(['karkas', 'komanda', 'vikna']);
    expect(await of('filters%5B%5D=nothing-of-the-kind')).toEqual([]);
  });

  it('name every category that has news, whatever the filter', async () => {
    expect(await data('/api/news?filters[]=company', 'en')).toMatchObject({
      categories: [
        { key: 'construction', name: 'Construction' },
        { key: 'company', name: 'Company' },
      ],
    });
  });

  it('return the news of one project', async () => {
    const { news } = await data('/api/projects/lypa/news?page=2');
    expect(news).toMatchObject({ items: [{ alias: 'fundament' }], meta: { current_page: 2, last_page: 2, total: 3 } });
    expect(await data('/api/projects/dub/news')).toMatchObject({
      news: { items: [], meta: { last_page: 1, total: 0 } },
    });
  });
});

it('returns texts as data, in the requested language', async () => {
  const item: { body: unknown } = await data('/api/news/karkas', 'en');
  expect(item).toMatchObject({
    title: 'The frame is up',
    seo: { title: 'The frame is up', description: 'In short' },
    project: { alias: 'lypa', title: 'Lypa' },
    body: [
      { type: 'paragraph', content: [{ text: 'The news.' }] },
      { type: 'image', caption: 'From the courtyard', image: { alt: 'The house' } },
    ],
  });
  expect(await data('/api/about')).toMatchObject({
    body: [
      {
        content: [
          { text: 'Ми ' },
          { text: 'будуємо', strong: true },
          { text: ' ' },
          { text: 'у Львові', href: '/projects' },
          { text: '.' },
        ],
      },
    ],
  });
});

/** Records for each object schema which of its fields have a value. */
function noteFields(schema: z.core.$ZodType, value: unknown, seen: Map<z.ZodObject, Set<string>>): void {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    if (value !== undefined && value !== null) noteFields(schema.unwrap(), value, seen);
  } else if (schema instanceof z.ZodArray) {
    for (const item of value as readonly unknown[]) noteFields(schema.element, item, seen);
  } else if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = schema.options.find((each) => z.safeParse(each, value).success);
    if (option !== undefined) noteFields(option, value, seen);
  } else if (schema instanceof z.ZodObject) {
    const fields = seen.get(schema) ?? new Set();
    seen.set(schema, fields);
    for (const [name, field] of Object.entries(value as object)) {
      fields.add(name);
      const fieldSchema = (schema.shape as Readonly<Record<string, z.core.$ZodType>>)[name];
      if (fieldSchema !== undefined) noteFields(fieldSchema, field, seen);
    }
  }
}

it('returns the rules of state programmes, with the cap of the city and with their sources', async () => {
  const content = await copyContent();
  await content.edit('projects/lypa/project.yaml', 'readiness:', 'locality: { ua: Львів, en: Lviv }\nreadiness:');
  await content.edit(
    'eligibility.yaml',
    'price_per_m2: {',
    'price_per_m2: { cities: [{ city: { ua: Львів, en: Lviv }, max: 58000 }],',
  );
  const changed = await startBackend({ contentDir: content.dir });
  const path = '/api/projects/lypa/eligibility';
  const [lviv, elsewhere] = await Promise.all(
    [changed, test].map(async ({ fetch }) => {
      const response = await fetch(path, { headers: { 'accept-language': 'en' } });
      return ((await response.json()) as { data: CallResponse<'getEligibility'>['data'] }).data;
    }),
  );
  await changed.close();
  await content.dispose();
  expect(lviv).toMatchObject({ fresh_days: 180, completed: '2027-09' });
  expect(lviv?.programmes[0]).toMatchObject({
    programme: 'state_7',
    area: { base: 52.5, people: 1, per_person: 21, max: 115.5 },
    price_per_m2: { city: 'Lviv', max: 58_000_00, source: { name: 'The price list', url: null, date: '2026-02-01' } },
  });
  expect(elsewhere?.programmes[0]?.price_per_m2).toMatchObject({ city: null, max: 51_000_00 });
  expect((await test.fetch('/api/projects/dub/eligibility')).status).toBe(404);
});

describe('the costs of a purchase', () => {
  const read = async (change: (content: ContentCopy) => Promise<void>) => {
    const content = await copyContent();
    await change(content);
    const changed = await startBackend({ contentDir: content.dir });
    const getData = async <Data>(path: string): Promise<Data> =>
      ((await (await changed.fetch(path, { headers: { 'accept-language': 'en' } })).json()) as { data: Data }).data;
    const [{ project }, flats] = await Promise.all([
      getData<CallResponse<'getCalculator'>['data']>('/api/projects/lypa/calculator'),
      getData<CallResponse<'getPlannings'>['data']>('/api/projects/lypa/plannings'),
    ]);
    await changed.close();
    await content.dispose();
    return { costs: project.costs, discount: flats.find(({ id }) => id === 'a-1-3-9')?.discount };
  };
  const twoOffers = async (content: ContentCopy): Promise<void> => {
    await content.edit('offers/lito/offer.yaml', 'valid_until: 2026-08-31', 'valid_until: null');
    await content.edit('offers/lito/offer.yaml', 'flats: {', 'discount_percent: 10\nflats: {');
    await content.edit('offers/parking/offer.yaml', 'projects:', 'discount_percent: 5\nflats: {}\nprojects:');
  };

  it('have their items, those of the project first, in kopiykas and with their sources', async () => {
    const { costs, discount } = await read(async () => undefined);
    expect(costs?.items.map(({ id, kind, value }) => [id, kind, value])).toEqual([
      ['shell', 'fixed', 0],
      ['turnkey', 'per_m2', 9_800_00],
      ['parking', 'fixed', 600_000_00],
      ['duty', 'percent_of_price', 1],
      ['registration', 'fixed', 330_00],
      ['levy', 'percent_of_price', 1],
      ['bank_fee', 'percent_of_loan', 1],
    ]);
    expect(costs?.items[4]?.source).toEqual({ name: 'The law', url: 'https://law.example/34', date: '2026-01-01' });
    expect(costs).toMatchObject({ offers: [], offer_rules: { combine: 'sum', of: 'rest', cap_percent: null } });
    expect(discount).toBeUndefined();
    const bare = await read(async (content) => {
      await content.remove('costs.yaml');
      await content.remove('projects/lypa/costs.yaml');
    });
    expect(bare.costs).toBeUndefined();
  });

  it('start from the price with all offers, in the order and up to the limit of the content', async () => {
    const { costs, discount } = await read(twoOffers);
    expect(costs?.offers?.map(({ alias }) => alias)).toEqual(['lito', 'parking']);
    // 3,000,000 less 10 %, and 5 % of the rest.
    expect(discount).toMatchObject({ price: 2_565_000_00, percent: 14.5, offer: { alias: 'lito' } });
    const bound = await read(async (content) => {
      await twoOffers(content);
      await content.edit('costs.yaml', 'cap_percent: null', 'cap_percent: 12');
    });
    expect(bound.discount).toMatchObject({ price: 2_640_000_00, percent: 12 });
    const best = await read(async (content) => {
      await twoOffers(content);
      await content.edit('costs.yaml', 'combine: sum', 'combine: best');
    });
    expect(best.discount).toMatchObject({ price: 2_700_000_00, percent: 10 });
  });

  it('leave offers that a buyer must claim out of the public price', async () => {
    const { costs, discount } = await read(async (content) => {
      await twoOffers(content);
      await content.edit('offers/lito/offer.yaml', 'flats: {', 'claim: { ua: Родина, en: A family }\nflats: {');
    });
    expect(costs?.offers?.[0]).toMatchObject({ alias: 'lito', claim: 'A family' });
    expect(discount).toMatchObject({ price: 2_850_000_00, percent: 5, offer: { alias: 'parking' } });
  });

  it.each([
    [
      'costs.yaml',
      '{ fixed: 330 }',
      '{ fixed: 330, per_m2: 5 }',
      /costs\.yaml:\d+ items\[0\]\.amount: must have one of/,
    ],
    [
      'costs.yaml',
      '{ fixed: 330 }',
      '{ fixed: 330.5 }',
      /costs\.yaml:\d+ items\[0\]\.amount\.fixed: must be whole hryvnias/,
    ],
    ['costs.yaml', 'set_by: state', 'set_by: king', /costs\.yaml:\d+ items\[0\]\.set_by: /],
    ['costs.yaml', 'programme: state_7', 'programme: none', /items\[2\]\.programme: there is no mortgage "none"/],
    ['costs.yaml', 'order: []', 'order: [zyma]', /offers\.order\[0\]: there is no offer "zyma"/],
    ['costs.yaml', 'url: https://law.example/34', 'url: law', /items\[0\]\.source\.url: must be an https address/],
    [
      'projects/lypa/costs.yaml',
      'id: duty',
      'id: levy',
      /lypa\/costs\.yaml:\d+ \[3\]\.id: another cost or offer is called levy/,
    ],
    [
      'projects/lypa/costs.yaml',
      'from: true',
      'optional: true',
      /lypa\/costs\.yaml:\d+ \[1\]\.group: goes with neither `optional` nor `exemption`/,
    ],
    [
      'projects/lypa/costs.yaml',
      'from: true',
      'exemption: { ua: Ні, en: No }',
      /lypa\/costs\.yaml:\d+ \[1\]\.group: goes with neither/,
    ],
    [
      'offers/lito/offer.yaml',
      'flats: {',
      'claim: { ua: Я, en: I }\nflats: {',
      /lito\/offer\.yaml:\d+ claim: goes with/,
    ],
  ])('are refused with file and field where %s has a mistake: %s as %s', async (file, right, wrong, message) => {
    const content = await copyContent();
    await content.edit(file, right, wrong);
    await expect(startBackend({ contentDir: content.dir })).rejects.toThrow(message);
    await content.dispose();
  });
});

it('returns every field that the contract offers', async () => {
  const townBackend = await startBackend({ contentDir: townContent });
  const seen = new Map<z.ZodObject, Set<string>>();
  const read = async <Id extends CallId>(id: Id, alias = '', query = ''): Promise<CallResponse<Id>['data']> => {
    const response = await townBackend.fetch(calls[id].path.replace(/\{\w+\}/, alias) + query);
    const { data: found } = (await response.json()) as CallResponse<Id>;
    noteFields(calls[id].response.shape.data, found, seen);
    return found;
  };
  for (const id of ['getHome', 'getAbout', 'getContacts', 'getCenters'] as const) await read(id);
  for (const { alias } of (await read('getProjects')).projects) {
    const [flat] = await read('getPlannings', alias);
    await read('getCalculator', alias, flat && `?flat=${flat.id}`);
    for (const id of ['getProject', 'getDocuments', 'getProgress', 'getProjectNews'] as const) await read(id, alias);
  }
  for (const { alias } of (await read('getOffers')).offers) await read('getOffer', alias);
  for (const { alias } of (await read('getNews')).items) await read('getNewsItem', alias);
  await townBackend.close();
  const unseen = [...seen].flatMap(([schema, fields]) =>
    Object.keys(schema.shape)
      .filter((name) => !fields.has(name))
      .map((name) => `${z.globalRegistry.get(schema)?.id ?? Object.keys(schema.shape).join()}.${name}`),
  );
  // The content has no emphasis and no discount; only the list of projects has free flats.
  expect(unseen.toSorted()).toEqual([
    'CalculatorFlat.discount',
    'Flat.discount',
    'Inline.emphasis',
    'Project.free_flats',
    'Project.longest_instalment',
  ]);
});
