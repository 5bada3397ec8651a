import { act, screen, waitFor, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { brand } from '../../../support/environment/brand.ts';
import { held, json, testNetwork } from '../../../support/backend/network.ts';
import { specBackend } from '../../../support/backend/specBackend.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';

const backend = backendOfTests();

const filter = () => screen.findByRole('navigation', { name: 'News by subject' });
const titles = () => screen.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);

it('shows the newest first with the day in the language of the page', async () => {
  await renderSite({ path: '/news', fetch: backend.fetch });
  expect(await screen.findByText('20 вересня 2026 р.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('filters by the category of the URL', async () => {
  const { user, router } = await renderSite({ path: '/en/news', fetch: backend.fetch });
  await user.click(await within(await filter()).findByRole('link', { name: 'Company' }));
  expect(await screen.findByRole('link', { name: 'Our year' })).toBeVisible();
  expect(titles().toSorted()).toEqual(['New people', 'Our year']);
  expect(router.state.location.search).toBe('?category=company');
  expect(within(await filter()).getByRole('link', { name: 'Company' })).toHaveAttribute('aria-current', 'page');
});

it('keeps the chips while a filtered list is loading', async () => {
  const held = Promise.withResolvers<void>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (new Request(input, init).url.includes('company')) await held.promise;
    return backend.fetch(input, init);
  };
  const { go } = await renderSite({ path: '/en/news', fetch });
  await within(await filter()).findByRole('link', { name: 'Construction' });
  await go('/en/news?category=company');
  expect(within(await filter()).getByRole('link', { name: 'Construction' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  held.resolve();
  expect(await screen.findByRole('link', { name: 'Our year' })).toBeVisible();
});

it.each(['хід-будівництва', 'company.news', 'a b'])(
  'filters by the category %s, as the backend spells it',
  async (key) => {
    const item = { alias: 'roof', title: 'The roof' };
    const data = { items: [item], meta: { current_page: 1, last_page: 1 }, categories: [{ key, name: 'Progress' }] };
    const backendOfKey = specBackend({ responses: { '/api/news': data } });
    const { user } = await renderSite({ path: '/en/news', fetch: backendOfKey.fetch });
    await user.click(await within(await filter()).findByRole('link', { name: 'Progress' }));
    expect(await within(await filter()).findByRole('link', { name: 'Progress', current: 'page' })).toBeVisible();
    const requested = backendOfKey.requests.map(({ url }) => new URL(url, 'http://backend.test').searchParams);
    expect(requested.map((search) => search.get('filters[]'))).toContain(key);
  },
);

it('announces the subject that is chosen', async () => {
  const { user } = await renderSite({ path: '/en/news', fetch: backend.fetch });
  await user.click(await within(await filter()).findByRole('link', { name: 'Construction' }));
  expect((await screen.findByText('News by subject: Construction')).closest('[role="status"]')).not.toBeNull();
});

it('opens filtered, and stays so in the other language', async () => {
  const { user } = await renderSite({ path: '/en/news?category=company', fetch: backend.fetch });
  expect(await screen.findByRole('link', { name: 'Our year' })).toBeVisible();
  const [toUkrainian] = screen.getAllByRole('link', { name: /українською/ });
  if (toUkrainian === undefined) throw new Error('No link to the Ukrainian page');
  await user.click(toUkrainian);
  expect(await screen.findByRole('link', { name: 'Підсумки року' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Каркас готовий' })).not.toBeInTheDocument();
});

it('links to all news from an empty category', async () => {
  await renderSite({ path: '/en/news?category=weather', fetch: backend.fetch });
  expect(await screen.findByRole('heading', { name: 'No news on this subject yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/en/news');
});

it('without any news leads to the developments', async () => {
  const data = { items: [], meta: { current_page: 1, last_page: 1 }, categories: [] };
  await renderSite({ path: '/en/news', fetch: specBackend({ responses: { '/api/news': data } }).fetch });
  expect(await screen.findByRole('heading', { name: 'No news yet' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'See our developments' })).toHaveAttribute('href', '/en/projects');
});

it('loads all news for an invalid category', async () => {
  await renderSite({ path: `/en/news?category=${'x'.repeat(5000)}`, fetch: backend.fetch });
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

describe('NewsItemPage', () => {
  it('shows the story, the development that it is about, and other news', async () => {
    await renderSite({ path: '/en/news/karkas', fetch: backend.fetch });
    expect(await screen.findByRole('heading', { level: 1, name: 'The frame is up' })).toBeVisible();
    const [story] = screen.getAllByRole('article');
    if (story === undefined) throw new Error('No story');
    expect(within(story).getByText('5 October 2026')).toBeVisible();
    expect(within(story).getByRole('link', { name: /Lypa|Linden/i })).toHaveAttribute(
      'href',
      '/en/projects/lypa/about',
    );
    const others = await screen.findByRole('region', { name: 'Other news' });
    expect(await within(others).findByRole('link', { name: 'New people' })).toBeVisible();
    expect(within(others).queryByRole('link', { name: 'The frame is up' })).not.toBeInTheDocument();
  });

  it('is 404 when the backend has no such item', async () => {
    await renderSite({ path: '/news/nothing', fetch: backend.fetch });
    expect(await screen.findByRole('heading', { level: 1, name: 'Такої сторінки немає' })).toHaveTextContent(
      'Такої сторінки немає',
    );
  });
});

describe('OffersPage', () => {
  const titles = () => screen.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);

  it('loads page by page until the last one', async () => {
    const { user } = await renderSite({ path: '/en/offers', fetch: backend.fetch });
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(titles()).toEqual(['Parking place', 'Summer']);
    await user.click(more);
    expect(await screen.findByRole('link', { name: 'Mortgage' })).toHaveAttribute('href', '/en/offers/ipoteka');
    expect(titles()).toEqual(['Parking place', 'Summer', 'Mortgage']);
    expect(screen.getByRole('article', { name: 'Mortgage' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(screen.getByText('More items shown: part 2 of the list').closest('[role="status"]')).not.toBeNull();
  });

  it('keeps the focus at the end of the list when the last page has come', async () => {
    const { user } = await renderSite({ path: '/en/offers', fetch: backend.fetch });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const last = await screen.findByRole('link', { name: 'Mortgage' });
    expect(screen.getByText(/^More items shown/).closest(':focus')).not.toBeNull();
    await user.tab({ shift: true });
    expect(last).toHaveFocus();
  });

  it('starts with the page of the address, and loads from there', async () => {
    const { user, router } = await renderSite({ path: '/en/offers', fetch: backend.fetch });
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(more).toHaveAttribute('href', '/en/offers?page=2');
    more.focus();
    await user.keyboard(' ');
    await screen.findByRole('link', { name: 'Mortgage' });
    expect(router.state.location.search).toBe('');
    await act(async () => router.navigate('/en/offers?page=2'));
    await waitFor(() => expect(titles()).toEqual(['Mortgage']));
    expect(document.title).toBe(`Discounts, instalments and offers on flats, page 2 — ${brand.en.name}`);
    await user.click(screen.getByRole('link', { name: 'Back to page 1' }));
    await waitFor(() => expect(titles()).toEqual(['Parking place', 'Summer', 'Mortgage']));
  });

  it('has the same length after a reload and on Back, and starts over on a new visit', async () => {
    const requested: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      requested.push(new URL(new Request(input, init).url).search);
      return backend.fetch(input, init);
    };
    const before = await renderSite({ path: '/en/offers', fetch });
    await before.user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'Mortgage' });
    before.unmount();

    requested.length = 0;
    const reloaded = await renderSite({ path: '/en/offers', fetch });
    await screen.findByRole('link', { name: 'Mortgage' });
    expect(requested).toEqual(['?page=1', '?page=2']);
    reloaded.unmount();

    const { go } = await renderSite({ path: '/en/404', fetch });
    await go('/en/offers');
    await screen.findByRole('button', { name: 'Show more' });
    expect(titles()).toEqual(['Parking place', 'Summer']);
  });

  it('starts over in a later document, unless that is a reload or Back', async () => {
    const requested: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      requested.push(new URL(new Request(input, init).url).search);
      return backend.fetch(input, init);
    };
    const stored = ['/offers?by=address', '/offers?by=reload'].map((list) => [list, 2]);
    sessionStorage.setItem('obriy.pages', JSON.stringify(stored));
    const typed = await renderSite({ path: '/en/offers?by=address', fetch });
    await screen.findByRole('button', { name: 'Show more' });
    await typed.go('/en/404');
    expect(requested).toEqual(['?page=1']);
    typed.unmount();

    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry]);
    await renderSite({ path: '/en/offers?by=reload', fetch });
    expect(await screen.findByRole('link', { name: 'Mortgage' })).toBeVisible();
  });

  it('has the same length in the other language, unless another page was between', async () => {
    const before = await renderSite({ path: '/en/offers', fetch: backend.fetch });
    await before.user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'Mortgage' });
    await before.go('/offers');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Показати ще' })).not.toBeInTheDocument());
    await waitFor(() => expect(titles()).toHaveLength(3));
    before.unmount();

    const after = await renderSite({ path: '/en/offers', fetch: backend.fetch });
    await screen.findByRole('link', { name: 'Mortgage' });
    await after.go('/en/404');
    await after.go('/offers');
    await screen.findByRole('button', { name: 'Показати ще' });
    expect(titles()).toHaveLength(2);
  });

  it.each([
    ['2026-08-31T20:00Z', 'Today is the last day'],
    ['2026-08-30T09:00Z', 'Until 31 August 2026, 1 day left'],
    ['2026-06-02T09:00Z', 'Valid until 31 August 2026'],
    ['2026-08-31T21:30Z', 'Ended on 31 August 2026'],
  ])('shows at %s the state of an offer in Kyiv', async (now, words) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    await renderSite({ path: '/en/offers', fetch: backend.fetch });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('keeps its items when the next page fails', async () => {
    const fetch: typeof globalThis.fetch = (input, init) =>
      new Request(input, init).url.includes('page=2')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init);
    const { user } = await renderSite({ path: '/en/offers', fetch });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Could not load more. Try again.')).toBeVisible();
    expect(titles()).toEqual(['Parking place', 'Summer']);
  });

  it('links to the developments when there is no offer', async () => {
    const meta = { current_page: 1, last_page: 1, per_page: 6, total: 0 };
    await renderSite({ path: '/offers', fetch: testNetwork(() => json({ offers: [], meta })).fetch });
    expect(await screen.findByRole('heading', { name: 'Зараз пропозицій немає' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'До комплексів' })).toHaveAttribute('href', '/projects');
  });
});

describe('OfferPage', () => {
  const summer = () => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-01T09:00Z'));

  it('shows the offer, its conditions and its developments, and other offers without it', async () => {
    summer();
    await renderSite({ path: '/en/offers/lito', fetch: backend.fetch });
    expect(await screen.findByRole('heading', { level: 1, name: 'Summer' })).toBeVisible();
    expect(await screen.findByText('One condition')).toBeVisible();
    const terms = screen.getByRole('complementary', { name: 'The offer in brief' });
    expect(within(terms).getByText('−5%')).toBeVisible();
    expect(within(terms).getByRole('link', { name: /^(Lypa|Linden)$/i })).toHaveAttribute(
      'href',
      '/en/projects/lypa/about',
    );
    const others = await screen.findByRole('region', { name: 'Other offers' });
    expect(within(others).getByRole('link', { name: 'Parking place' })).toBeVisible();
    expect(within(others).queryByRole('link', { name: 'Summer' })).not.toBeInTheDocument();
  });

  it('shows for whom a state programme is, its terms and its source', async () => {
    await renderSite({ path: '/en/offers/ipoteka', fetch: backend.fetch });
    const rules = within(await screen.findByRole('region', { name: 'State programme' }));
    expect(rules.getByText('Veterans')).toBeVisible();
    for (const term of [
      '7% a year in years 1–10',
      '10% a year from year 11',
      '10% or more for buyers under 26',
      '20 years',
    ]) {
      expect(rules.getByText(term)).toBeVisible();
    }
    expect(rules.getByRole('link', { name: 'the portal' })).toHaveAttribute('href', 'https://state.example/mortgage');
    expect(rules.getByText(/as of 12 November 2026/)).toBeVisible();
    expect(rules.getByText(/may be eligible; the bank decides/)).toBeVisible();
    expect(rules.getByRole('link', { name: 'Flats that fit this programme' })).toHaveAttribute(
      'href',
      '/en/flats?programme=state_7',
    );
    expect(screen.getByText('First 7%')).toBeVisible();
  });

  it('links to the matching free flats, and to no others', async () => {
    summer();
    const { user } = await renderSite({ path: '/en/offers/lito', fetch: backend.fetch });
    const link = await screen.findByRole('link', { name: /1 flat on sale/ });
    expect(link).toHaveAttribute('href', '/en/projects/lypa/plan?status=free&rooms=2&building=a');
    await user.click(link);
    expect(await screen.findByText('1 flat')).toBeInTheDocument();
  });

  it.each([
    [{ rooms: [1] }, false],
    [{ rooms: [1], free: [] }, true],
  ])('of the flats %j says that none is free: %s', async (flats, said) => {
    const { fetch } = specBackend({ responses: { '/api/offers/winter': { title: 'Winter', flats } } });
    await renderSite({ path: '/en/offers/winter', fetch });
    const terms = within(await screen.findByRole('complementary', { name: 'The offer in brief' }));
    expect(terms.queryAllByText('None of them is free now')).toHaveLength(Number(said));
    expect(terms.queryAllByText('Flats')).toHaveLength(Number(said));
  });

  it('shows the data of the list while the rest is loading', async () => {
    const held = Promise.withResolvers<void>();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (new Request(input, init).url.endsWith('/offers/parking')) await held.promise;
      return backend.fetch(input, init);
    };
    const { user } = await renderSite({ path: '/en/offers', fetch });
    await user.click(await screen.findByRole('link', { name: 'Parking place' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Parking place' })).toBeVisible();
    expect(screen.queryByText('One condition')).not.toBeInTheDocument();
    held.resolve();
    expect(await screen.findByText('One condition')).toBeVisible();
  });

  it('opens the call request with the offer', async () => {
    summer();
    const { user } = await renderSite({ path: '/en/offers/lito', fetch: backend.fetch });
    await user.click(await screen.findByRole('button', { name: 'Ask about this offer' }));
    expect(await screen.findByDisplayValue('I am interested in the offer “Summer”.')).toBeInTheDocument();
  }, 20_000);

  it('links from an expired offer to current ones', async () => {
    await renderSite({ path: '/en/offers/lito', fetch: backend.fetch });
    expect(await screen.findByRole('link', { name: 'See current offers' })).toHaveAttribute('href', '/en/offers');
    expect(screen.queryByRole('button', { name: 'Ask about this offer' })).not.toBeInTheDocument();
  });

  it('is 404 when the backend has no such offer', async () => {
    await renderSite({ path: '/en/offers/nothing', fetch: backend.fetch });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toHaveTextContent(
      'Page not found',
    );
  });

  it('offers to try again when the offer failed to load', async () => {
    let down = true;
    const fetch: typeof globalThis.fetch = (input, init) =>
      down && new Request(input, init).url.endsWith('/offers/parking')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init);
    const { user } = await renderSite({ path: '/en/offers/parking', fetch });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await user.click(retry);
    expect(await screen.findByText('One condition')).toBeVisible();
  });
});

describe('the language switch', () => {
  /** The backend without any response in Ukrainian. */
  const silentInUkrainian = () =>
    testNetwork((path, language) =>
      language === 'ua' ? held().response : backend.fetch(path, { headers: { 'Accept-Language': language } }),
    ).fetch;

  test.each([
    ['/projects/lypa/plan/flat/a-1-3-9', 'All'],
    ['/projects/lypa/bond', 'State programme'],
    ['/projects/lypa/progress', 'October'],
    ['/projects/lypa/offers', 'Summer'],
    ['/projects/lypa/docs', 'Building permit'],
    ['/instalment_calculator', 'State programme'],
    ['/appointment/select_date', 'Central'],
  ])('%s shows nothing of the other language while its own is loading', async (path, words) => {
    const { go } = await renderSite({ path: `/en${path}`, fetch: silentInUkrainian() });
    await screen.findByText(words);
    await go(path);
    // The previous page stays whole in its own language until the texts of the next one are loaded.
    await waitFor(() => expect(document.documentElement.lang).toBe('uk'));
    await waitFor(() => expect(screen.getByRole('main')).not.toHaveTextContent(words));
  });
});
