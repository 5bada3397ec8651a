import { screen, waitFor, within } from '@testing-library/react';
import { backendOfTests } from '../../support/backend/backend.ts';
import { json } from '../../support/backend/network.ts';
import { specBackend } from '../../support/backend/specBackend.ts';
import { readServed } from '../../support/backend/renderOnServer.ts';
import { renderSite } from '../../support/site/renderSite.tsx';

type Data = Readonly<Record<string, unknown>>;

const backend = backendOfTests();

const pathOf = (input: Parameters<typeof fetch>[0]): string =>
  new URL(input instanceof Request ? input.url : String(input), 'http://backend.test').pathname;

/** The backend with other flats in its project, and no drawings of their places. */
const withFlats =
  (flats: readonly Data[]): typeof fetch =>
  async (input, init) => {
    const path = pathOf(input);
    if (path === '/api/projects/lypa/plannings') return json(flats);
    return path === '/api/projects/lypa/site_plan' ? json(null, 404) : backend.fetch(input, init);
  };

const picture = { src: '/media/house.svg', width: 1600, height: 900, alt: 'Drawing', variants: [] };
const flat = {
  id: 'a-9',
  building: { key: 'a', name: 'Tall House' },
  section: 2,
  floor: 3,
  number: 9,
  rooms: 2,
  total_area: 58.4,
  living_area: 33.1,
  kitchen_area: 12.7,
  spaces: [{ name: 'Wardrobe', area: 4.4 }],
  orientation: ['s'],
  status: 'free',
  price: 3_000_000_00,
  price_per_m2: 51_370_00,
  discount: {
    percent: 10,
    price: 2_700_000_00,
    offer: { alias: 'lito', title: 'Warm Days' },
    valid_from: '2020-01-01',
    valid_until: null,
  },
  layout: '2a',
  plan: picture,
};
const other = { ...flat, id: 'A_10', number: 10, price: 3_100_000_00, floor: 4, total_area: 61.2 };

/** What each field shows of the first flat, on its page and in the list. */
const shown: Readonly<Record<string, { readonly page?: RegExp; readonly list?: RegExp; readonly needs?: string }>> = {
  building: { page: /Tall House/, list: /Tall House/ },
  section: { page: /Section 2/, list: /section 2/ },
  floor: { page: /Floor 3/, list: /Floor 3/ },
  number: { page: /No\. 9/, list: /No\. 9/ },
  rooms: { page: /Two-room/, list: /Two-room/ },
  total_area: { page: /58\.4 m²/, list: /58\.4 m²/ },
  living_area: { page: /33\.1 m²/ },
  kitchen_area: { page: /12\.7 m²/ },
  spaces: { page: /Wardrobe/ },
  orientation: { page: /south/, list: /south/ },
  status: { page: /Free/, list: /free/i },
  price: { page: /₴3,000,000/, list: /₴3,000,000/ },
  discount: { page: /₴2,700,000/, list: /₴2,700,000/, needs: 'price' },
};

const shownBy = (text: string, where: 'page' | 'list'): readonly string[] =>
  Object.keys(shown).filter((name) => shown[name]?.[where]?.test(text));

const without = (data: Data, field: string): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key !== field));

/** All texts of a page, including accessible names and links. */
const everything = (): string => {
  const main = screen.getByRole('main');
  const attributes = [...main.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => /^(?:aria-label|title|alt|href|src)$/.test(name))
      .map((each) => each.value),
  );
  return [document.title, main.textContent, ...attributes].join('\n').replaceAll('\u00a0', ' ');
};

const expectNoHoles = (): void => {
  expect(everything()).not.toMatch(
    /\bnull\b|undefined|NaN|Infinity|\{\{|(?<![\d.,])0 m²|(?:^|\n)\s*[·,]|[·,]\s*(?:[·,]|\n|$)/,
  );
  const parts = screen
    .getByRole('main')
    .querySelectorAll('h1, h2, h3, h4, ul, ol, dt, dd, th, caption, tbody, fieldset');
  expect([...parts].filter(({ textContent }) => textContent.trim() === '').map(({ outerHTML }) => outerHTML)).toEqual(
    [],
  );
  for (const group of screen.getByRole('main').querySelectorAll('fieldset')) {
    expect(group.querySelector('a, button, input, select')).not.toBeNull();
  }
};

/** From page to page, as a visitor goes. */
const visit = async (flats: readonly Data[]) => {
  const { go, unmount } = await renderSite({
    path: '/en/projects/lypa/plan?view=list',
    fetch: withFlats(flats),
  });
  await screen.findAllByRole('button', { name: /^Save flat / });
  const list = everything();
  expectNoHoles();

  await go('/en/projects/lypa/plan?view=table');
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).not.toContain('');
  for (const header of within(table).getAllByRole('columnheader')) expect(header).not.toHaveTextContent(/^$/);
  expectNoHoles();

  await go('/en/projects/lypa/plan?view=board');
  await screen.findByRole('navigation', { name: 'How to look at the flats' });
  expectNoHoles();

  await go('/en/projects/lypa/plan/flat/a-9');
  await screen.findByRole('button', { name: 'Ask about this flat' });
  const page = everything();
  expectNoHoles();

  await go('/en/favourites?flats=lypa:a-9,lypa:A_10');
  await screen.findByRole('table', { name: 'Comparison' });
  const comparison = everything();
  expectNoHoles();
  unmount();
  return { list, page, comparison };
};

test.each(Object.keys(without(flat, 'id')))('a flat without its %s is shown without it', async (field) => {
  const { list, page } = await visit([without(flat, field), without(other, field)]);
  const left = Object.keys(shown).filter((name) => name !== field && shown[name]?.needs !== field);
  expect(shownBy(page, 'page')).toEqual(left.filter((name) => shown[name]?.page));
  expect(shownBy(list, 'list')).toEqual(left.filter((name) => shown[name]?.list));
});

describe('flats of a backend that returns only their ids', () => {
  it('have all their pages', async () => {
    const { list, page, comparison } = await visit([{ id: 'a-9' }, { id: 'A_10' }]);
    for (const text of [list, page, comparison]) expect(text).toContain('Price on request');
    expect(page).toMatch(/^Flat/m);
  });

  it('are in lists and tables only, without filters', async () => {
    await renderSite({ path: '/en/projects/lypa/plan', fetch: withFlats([{ id: 'a-9' }, { id: 'A_10' }]) });
    expect(await screen.findAllByRole('link', { name: 'Flat' })).toHaveLength(2);
    const views = within(screen.getByRole('navigation', { name: 'How to look at the flats' }));
    expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['List', 'Table']);
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('are what the calculator begins with, however their ids are spelled', async () => {
    const { fetch, requests } = specBackend({ responses: { '/api/projects/lypky/plannings': [{ id: 'A_10' }] } });
    await renderSite({ path: '/en/projects/lypky/bond?flat=A_10', fetch });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/api/projects/lypky/calculator?flat=A_10'));
  });

  it('are described to search engines by what is known', async () => {
    const { status, jsonLd, titles } = await readServed({
      path: '/en/projects/lypa/plan/flat/a-9',
      fetch: withFlats([{ id: 'a-9' }]),
    });
    expect(status).toBe(200);
    expect(titles).toEqual([expect.stringMatching(/^Flat — /)]);
    const apartment = jsonLd.find((node) => node['@type'] === 'Apartment');
    expect(Object.keys(apartment ?? {}).toSorted()).toEqual(['@id', '@type', 'name', 'url']);
  });

  it('are products while they are offered: a dwelling alone has no offers', async () => {
    const nodeOf = async (status: string) => {
      const { jsonLd } = await readServed({
        path: '/en/projects/lypa/plan/flat/a-9',
        fetch: withFlats([{ ...flat, status }]),
      });
      return jsonLd[0];
    };
    expect(await nodeOf('free')).toMatchObject({ '@type': ['Apartment', 'Product'], offers: { price: 2_700_000 } });
    const sold = await nodeOf('sold');
    expect(sold).toMatchObject({ '@type': 'Apartment' });
    expect(sold).not.toHaveProperty('offers');
  });

  it.each([
    ['SVG, which messengers do not show: they get that of the site', picture, '/preview-en.jpg'],
    [
      'SVG with a WebP: they get the WebP',
      { ...picture, variants: [{ src: '/media/house-800.webp', width: 800, format: 'webp' }] },
      '/media/house-800.webp',
    ],
  ])('have a picture that is %s', async (_, plan, shownPicture) => {
    const { preview } = await readServed({
      path: '/en/projects/lypa/plan/flat/a-9',
      fetch: withFlats([{ ...flat, plan }]),
      origin: 'https://obriy.example',
    });
    expect(preview).toMatchObject({ 'og:image': `https://obriy.example${shownPicture}` });
  });
});

it.each([
  ['/projects/lypa/plan/flat/a-1-3-9', 'Вікна виходять на південь, захід'],
  ['/en/projects/lypa/plan/flat/a-1-3-9', 'Windows face south, west'],
])('%s says in one phrase where the windows look', async (path, phrase) => {
  await renderSite({ path, fetch: backend.fetch });
  const label = await screen.findByText(/^(?:Вікна|Windows) /);
  expect(`${label.textContent} ${label.nextElementSibling?.textContent}`).toBe(phrase);
});

it('leaves a flat without a place out of the plan, and shows the others', async () => {
  await renderSite({
    path: '/en/projects/lypa/plan?view=board',
    fetch: withFlats([flat, without(other, 'floor')]),
  });
  const grid = await screen.findByRole('grid');
  expect(within(grid).getAllByRole('link', { name: /Flat \d/ })).toHaveLength(1);
});

describe('the calculator', () => {
  const calculator = async (change: (project: Data) => Data, path = '/en/projects/lypa/bond') => {
    const changed: typeof fetch = async (input, init) => {
      const response = await backend.fetch(input, init);
      if (pathOf(input) !== '/api/projects/lypa/calculator') return response;
      const { data } = (await response.json()) as { data: { project: Data } };
      return json({ project: change(data.project) });
    };
    const site = await renderSite({ path, fetch: changed });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument());
    return site;
  };

  test.each(['alias', 'title', 'price_per_m2', 'price_from', 'examples', 'instalment', 'mortgages', 'flat'])(
    'works without %s',
    async (field) => {
      await calculator((project) => without(project, field));
      expect(await screen.findByText('You pay in total')).toBeInTheDocument();
      expect(await screen.findByRole('button', { name: 'Ask about this plan' })).toBeInTheDocument();
      expectNoHoles();
    },
  );

  test.each(['part_months', 'dollar_peg', 'late_fee_percent'])('works without %s of the rules', async (field) => {
    await calculator((project) => ({ ...project, instalment: without(project['instalment'] as Data, field) }));
    expect(await screen.findByText(/every month, interest-free/)).toBeInTheDocument();
    expectNoHoles();
  });

  test.each(['bank', 'note', 'down_payment_percent_min', 'months_max'])(
    'works without %s of a programme',
    async (field) => {
      await calculator(
        (project) => ({
          ...project,
          mortgages: (project['mortgages'] as readonly Data[]).map((programme) => without(programme, field)),
        }),
        '/en/projects/lypa/bond?way=mortgage',
      );
      expect(await screen.findByText('Interest to the bank')).toBeInTheDocument();
      expectNoHoles();
    },
  );

  it('says that nothing has a price only where the backend says so', async () => {
    await calculator(({ instalment }) => ({ instalment, price_from: null }));
    expect(await screen.findByRole('heading', { name: 'No flat here has a price at the moment' })).toBeVisible();
  });

  it('asks for the price where a project has rules and no prices', async () => {
    const { user } = await calculator(({ instalment }) => ({ instalment }));
    expect(await screen.findByText('Enter the price of the flat and the plan will appear here.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Price of the flat, ₴' }), '2000000');
    expect(await screen.findByText('You pay in total')).toBeInTheDocument();
  });

  it('says that it is not offered where a project has no data, and offers a call', async () => {
    await calculator(() => ({}));
    const heading = 'There is no instalment plan to calculate here';
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Request a call' })).not.toHaveLength(0);
  });
});
