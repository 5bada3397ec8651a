import { act, screen, waitFor, within } from '@testing-library/react';
import { makeStore } from '../../../../src/app/store.ts';
import { selectMatchingFlats } from '../../../../src/pages/project-plan/model/usePlan.ts';
import { backendOfTests, startBackend, townContent } from '../../../support/backend/backend.ts';
import { copyContent } from '../../../support/backend/contentCopy.ts';
import { json, testNetwork } from '../../../support/backend/network.ts';
import { readServed, renderOnServer } from '../../../support/backend/renderOnServer.ts';
import { idleBrowser } from '../../../support/environment/idleBrowser.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { specBackend } from '../../../support/backend/specBackend.ts';

const backend = backendOfTests();

const large = backendOfTests({ contentDir: townContent });

const show = (path: string) => renderSite({ path, fetch: backend.fetch });
const flatLinks = () => screen.getAllByRole('link', { name: /, No\. \d/ });

/** The plan of three flats, of which the backend states the status of the first ones only. */
const showStated = (...statuses: readonly string[]) => {
  const flats = [1, 2, 3].map((number, index) => ({ id: `a-${number}`, number, rooms: 1, status: statuses[index] }));
  const responses = { '/api/projects/lypky/plannings': flats };
  return renderSite({ path: '/en/projects/lypky/plan', fetch: specBackend({ responses }).fetch });
};

describe('the number of free flats', () => {
  it.each([
    [['free', 'free', 'sold'], '2 of them are free'],
    [['sold', 'sold', 'sold'], '0 of them are free'],
    [['free', 'sold'], '1 of them is free'],
  ])('of %j is said as "%s"', async (statuses, words) => {
    await showStated(...statuses);
    await screen.findByText('3 flats');
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([[[]], [['sold']]])('is not said of %j, which lacks statuses', async (statuses) => {
    await showStated(...statuses);
    await screen.findByText('3 flats');
    expect(screen.queryByText(/of them/)).not.toBeInTheDocument();
  });
});

describe('the list', () => {
  it('has the same length on Back, and starts over under another filter', async () => {
    const { user, go } = await renderSite({ path: '/en/projects/obriy-park/plan?view=list', fetch: large.fetch });
    await screen.findAllByRole('link', { name: /, No\. \d/ });
    const first = flatLinks().length;
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(flatLinks().length).toBeGreaterThan(first));
    const grown = flatLinks().length;

    await go('/en/about');
    await go(-1);
    await screen.findAllByRole('link', { name: /, No\. \d/ });
    expect(flatLinks()).toHaveLength(grown);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'area');
    await waitFor(() => expect(flatLinks()).toHaveLength(first));
  });

  it('says that a price is on request, and shows none for a sold flat', async () => {
    await show('/en/projects/lypa/plan?view=list');
    const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li');
    expect(await rowOf('One-room, No. 15')).toHaveTextContent('Price on request');
    expect(await rowOf('One-room, No. 12')).toHaveTextContent('Sold');
    expect(await rowOf('One-room, No. 12')).not.toHaveTextContent('₴');
  });
});

describe('the table', () => {
  it('is sorted by a column header, ascending first', async () => {
    const { user, router } = await show('/en/projects/lypa/plan?view=table');
    const table = await screen.findByRole('table', { name: '4 flats' });
    const numbers = () =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    await user.click(within(table).getByRole('button', { name: 'Area, m²' }));
    // Sold flats stay last.
    await waitFor(() => expect(numbers()).toEqual(['No. 5', 'No. 15', 'No. 9', 'No. 12']));
    await user.click(within(table).getByRole('button', { name: 'Area, m²' }));
    await waitFor(() => expect(numbers()).toEqual(['No. 9', 'No. 5', 'No. 15', 'No. 12']));
    expect(within(table).getByRole('columnheader', { name: 'Area, m²' })).toHaveAttribute('aria-sort', 'descending');
    expect(router.state.location.search).toBe('?view=table&sort=area-desc');
  });
});

describe('the board', () => {
  it('is a grid with one tab stop and arrow keys, and a label for each flat', async () => {
    const { user, router } = await show('/en/projects/lypa/plan?view=board');
    const grid = await screen.findByRole('grid', { name: 'House A, Section 1' });
    const flat = (name: RegExp) => within(grid).getByRole('link', { name });
    const five = flat(/^1r · 41 m² ?₴2\.1M ?, Flat 5, floor 2, 41\.25 m², ₴2,145,000$/);
    expect(flat(/^1r · 41 m² ?free ?, Flat 15, floor 5, 41\.25 m², price on request$/)).toBeVisible();
    expect(
      within(grid)
        .getAllByRole('link')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);

    act(() =>
      within(grid)
        .getAllByRole('link')
        .find(({ tabIndex }) => tabIndex === 0)
        ?.focus(),
    );
    await user.keyboard('{Control>}{End}{/Control}');
    expect(five).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(flat(/^1r · 41 m² ?sold ?, Flat 12, floor 4, 41\.25 m²$/)).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/projects/lypa/plan/flat/a-1-4-12'));
  });

  it('leads by arrow keys to the links of the floors', async () => {
    const { user } = await show('/en/projects/lypa/plan?view=board');
    const grid = await screen.findByRole('grid', { name: 'House A, Section 1' });
    const link = (name: string | RegExp) => within(grid).getByRole('link', { name });
    act(() => link(/Flat 15, floor 5/).focus());
    await user.keyboard('{ArrowLeft}');
    expect(link('Floor 5')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link('Floor 4')).toHaveFocus();
    expect(link('Floor 4')).toHaveAttribute('tabindex', '0');
    await user.keyboard('{ArrowRight}');
    expect(link(/Flat 12, floor 4/)).toHaveFocus();
  });

  it('has the focus again, on the same flat, on Back', async () => {
    idleBrowser();
    const { user, go } = await show('/en/projects/lypa/plan?view=board');
    const name = /Flat 9, floor 3/;
    const flat = await screen.findByRole('link', { name });
    // What follows the focus comes with the deferred tasks.
    await waitFor(() => expect(document.querySelector('[role=status][data-transient]')).not.toBeNull());
    await user.click(flat);
    await screen.findByRole('heading', { level: 1, name: 'Two-room, No. 9' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await go(-1);
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
    expect(screen.getByRole('link', { name })).toHaveAttribute('tabindex', '0');
    await go(1);
    await screen.findByRole('heading', { level: 1, name: 'Two-room, No. 9' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps every flat on the board, whatever the filter', async () => {
    await show('/en/projects/lypa/plan?view=board&rooms=2');
    const grid = await screen.findByRole('grid', { name: 'House A, Section 1' });
    expect(within(grid).getAllByRole('link', { name: /Flat/ })).toHaveLength(4);
    expect(screen.getByText('1 flat')).toBeInTheDocument();
  });

  it.each([
    ['', 4],
    ['/a', 3],
  ])('at "%s" has a heading for each section, one level below the heading above it', async (place, level) => {
    await show(`/en/projects/lypa/plan${place}?view=board`);
    expect(await screen.findByRole('heading', { level, name: 'Section 1' })).toBeVisible();
    expect(screen.queryAllByRole('heading', { level: level - 1 })).not.toEqual([]);
  });

  it('is printed with the sections that nobody has scrolled to', async () => {
    // Printed as soon as the board is in the document: before the effects that React defers until after the paint.
    const inDocument = new Promise<readonly number[]>((resolve) => {
      const changes = new MutationObserver(() => {
        const shown = screen.queryAllByRole('grid').length;
        if (shown === 0) return;
        changes.disconnect();
        window.dispatchEvent(new Event('beforeprint'));
        resolve([shown, screen.getAllByRole('grid').length]);
      });
      changes.observe(document.body, { childList: true, subtree: true });
    });
    await renderSite({ path: '/en/projects/obriy-park/plan?view=board', fetch: large.fetch });
    const [shown = 0, printed] = await inDocument;
    const sections = screen.getAllByRole('link', { name: /^Section/ });
    expect(shown).toBeLessThan(sections.length);
    expect(printed).toBe(sections.length);
  });

  it('is shown in Ukrainian', async () => {
    await show('/projects/lypa/plan?view=board');
    const grid = await screen.findByRole('grid', { name: 'Будинок А, Секція 1' });
    expect(
      within(grid).getByRole('link', { name: /^2к · 60 м² ?3\sмлн\s₴ ?, Квартира 9, 3 поверх, 60 м², [\d\s]+₴$/ }),
    ).toBeInTheDocument();
  });
});

describe('when no flat matches', () => {
  it('shows which condition to relax, and the matches then', async () => {
    const { user, router } = await show('/en/projects/lypa/plan?area=up-to-55&rooms=2');
    expect(await screen.findByRole('heading', { name: 'There are no such flats here' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Any number of rooms: 3 flats' }));
    expect(await screen.findByText('3 flats')).toHaveFocus();
    expect(router.state.location.search).toBe('?area=up-to-55');
  });
});

describe('levels', () => {
  const show = (path: string, fetch = backend.fetch) => renderSite({ path, fetch });
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  /** A backend with flats and no site plan. */
  const withoutPlan: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes('site_plan') ? Promise.resolve(new Response('', { status: 404 })) : backend.fetch(input, init);
  };

  it('lead from the aerial view to a building, a floor and a flat, each with its free flats', async () => {
    const { user, router } = await show('/en/projects/lypa/plan');
    await user.click(await screen.findByRole('link', { name: 'House A, 3 free flats, from ₴2.1M' }));
    await heading('House A');
    const floors = screen.getByRole('table', { name: 'Choose a floor' });
    await user.click(within(floors).getByRole('link', { name: 'Floor 3, 1 free flat, from ₴3M' }));
    await heading('Floor 3');
    const [onPlan] = screen.getAllByRole('link', { name: 'Flat 9, floor 3, 2 rooms, 60 m², free' });
    if (onPlan !== undefined) await user.click(onPlan);
    await heading('Two-room, No. 9');
    expect(router.state.location.pathname).toBe('/en/projects/lypa/plan/flat/a-1-3-9');
  });

  it('are counted by the filter, and pass it on', async () => {
    const { user, router } = await show('/en/projects/lypa/plan?rooms=2');
    await user.click(await screen.findByRole('link', { name: 'House A, 1 free flat, from ₴3M' }));
    await heading('House A');
    expect(router.state.location.search).toBe('?rooms=2');
    expect(screen.getByRole('link', { name: 'Floor 2, no free flats' })).toBeInTheDocument();
  });

  it('move from floor to floor directly, and back by the browser', async () => {
    const { user, go } = await show('/en/projects/lypa/plan/a/1/2');
    await heading('Floor 2');
    await user.click(screen.getByRole('link', { name: /^A floor up/ }));
    await heading('Floor 3');
    const floors = screen.getByRole('navigation', { name: 'Floors' });
    expect(within(floors).getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Floor 3, 1 free flat, from ₴3M',
    );
    await go(-1);
    await heading('Floor 2');
  });

  it('have breadcrumbs to every level above', async () => {
    await show('/en/projects/lypa/plan/a/1/3');
    await heading('Floor 3');
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
    expect(crumbs.map((link) => link.getAttribute('href'))).toEqual([
      '/en/projects',
      '/en/projects/lypa/about',
      '/en/projects/lypa/plan',
      '/en/projects/lypa/plan/a',
      '/en/projects/lypa/plan/a/1',
    ]);
  });

  it('are lists where a backend has no site plan', async () => {
    const { user } = await show('/en/projects/lypa/plan', withoutPlan);
    await user.click(await screen.findByRole('link', { name: 'House A' }));
    await heading('House A');
    await user.click(screen.getByRole('link', { name: /^Floor 3/ }));
    await heading('Floor 3');
    await user.click(screen.getByRole('link', { name: 'Two-room, No. 9' }));
    expect(await heading('Two-room, No. 9')).toBeVisible();
  });

  it.each(['plan/z', 'plan/a/9', 'plan/a/01', 'plan/a/1/99', 'plan/a/1/x', 'plan/flat/z-1', 'plan/a/1/2/3'])(
    'are 404 for %s, in the browser and on the server',
    async (path) => {
      await show(`/en/projects/lypa/${path}`);
      await heading('Page not found');
      expect((await renderOnServer({ path: `/projects/lypa/${path}`, fetch: backend.fetch })).status).toBe(404);
    },
  );

  it.each(['plan/a', 'plan/a/1', 'plan/a/1/3', 'plan/flat/a-1-3-9'])(
    'have structured breadcrumbs for %s',
    async (path) => {
      const { status, jsonLd } = await renderOnServer({ path: `/projects/lypa/${path}`, fetch: backend.fetch });
      expect(status).toBe(200);
      const crumbs = jsonLd?.['@graph'].find((node) => node['@type'] === 'BreadcrumbList');
      expect(JSON.stringify(crumbs)).toContain(`https://obriy.example/projects/lypa/${path}`);
    },
  );

  it('show a failed floor, and try again', async () => {
    let broken = true;
    const { user } = await show('/en/projects/lypa/plan/a', async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return broken && url.includes('plannings') ? new Response('', { status: 500 }) : backend.fetch(input, init);
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(retry);
    expect(await heading('House A')).toBeVisible();
  });
});

describe('FlatPage', () => {
  const show = async (path: string) => {
    const site = await renderSite({ path, fetch: backend.fetch });
    await screen.findByRole('heading', { level: 1, name: /№|No\./ });
    return site;
  };

  it('opens by an old link', async () => {
    const { router } = await show('/en/projects/lypa/plan?flat=a-1-3-9');
    expect(router.state.location.pathname).toBe('/en/projects/lypa/plan/flat/a-1-3-9');
  });

  it('shows rooms, price and monthly payment, and links to the calculator and to a visit', async () => {
    await show('/projects/lypa/plan/flat/a-1-3-9');
    expect(screen.getByRole('table', { name: /^Приміщення/ })).toHaveTextContent('60 м²');
    expect(screen.getAllByText(/^3\s000\s000\s₴$/)[0]).toBeVisible();
    expect(screen.getByRole('link', { name: /^від .* на місяць у розтермінування$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/projects/lypa/bond?flat=a-1-3-9&price=3000000&area=60&months='),
    );
    expect(screen.getByRole('link', { name: 'Записатися на перегляд' })).toHaveAttribute(
      'href',
      '/appointment/select_date?project=lypa&flat=a-1-3-9',
    );
    expect(screen.getByText('південь, захід')).toBeInTheDocument();
  });

  it('opens a call request that names the flat', async () => {
    const { user, store } = await show('/en/projects/lypa/plan/flat/a-1-3-9');
    await user.click(screen.getByRole('button', { name: 'Ask about this flat' }));
    expect(store.getState().callRequest.draft).toMatchObject({
      currentProject: 'lypa',
      message: expect.stringContaining('flat No. 9'),
    });
  });

  it('shows no price of a sold flat, and offers a similar one', async () => {
    await show('/en/projects/lypa/plan/flat/a-1-4-12');
    expect(screen.getByRole('main')).not.toHaveTextContent(/₴45,000|a month/);
    expect(screen.getByRole('button', { name: 'Ask for a similar one' })).toBeInTheDocument();
    const alike = screen.getByRole('region', { name: '2 more free flats with this layout' });
    expect(
      within(alike)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['No. 5, floor 2', 'No. 15, floor 5']);
  });

  it('lists every free flat of the same layout', async () => {
    await renderSite({ path: '/en/projects/obriy-park/plan/flat/a-1-2-1', fetch: large.fetch });
    const alike = await screen.findByRole('region', { name: /^\d+ more free flats with this layout$/ });
    const count = Number.parseInt(alike.textContent, 10);
    expect(count).toBeGreaterThan(6);
    expect(within(alike).getAllByRole('link', { hidden: true })).toHaveLength(count);
  });

  it('lists so many of a very common layout, and leads to the plan for the others', async () => {
    const plannings = Array.from({ length: 40 }, (_, index) => ({
      id: `a-${index}`,
      number: index,
      rooms: 2,
      layout: '2a',
      status: 'free',
    }));
    const { fetch } = specBackend({ responses: { '/api/projects/lypky/plannings': plannings } });
    await renderSite({ path: '/en/projects/lypky/plan/flat/a-0', fetch });
    const alike = await screen.findByRole('region', { name: '39 more free flats with this layout' });
    expect(within(alike).getAllByRole('link', { name: /^No\. /, hidden: true })).toHaveLength(30);
    expect(within(alike).getByText('Show 24 more')).toBeVisible();
    expect(
      within(alike).getByRole('link', { name: 'More flats like it in this development', hidden: true }),
    ).toHaveAttribute('href', '/en/projects/lypky/plan?rooms=2');
  });

  it('opens its drawing in full screen', async () => {
    const { user, router } = await show('/en/projects/lypa/plan/flat/a-1-3-9');
    await user.click(screen.getByRole('link', { name: 'Plan' }));
    expect(await screen.findByRole('dialog', { name: 'Pictures' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?drawing=1');
  });

  it('says who has the missing plan, and numbers no rooms by it', async () => {
    await show('/en/projects/lypa/plan/flat/a-1-2-5');
    expect(screen.getByText('The sales centre will send the plan of this flat')).toBeVisible();
    const rooms = screen.getByRole('table', { name: 'Rooms' });
    expect(within(rooms).getByRole('rowheader', { name: 'Room' })).toBeVisible();
  });

  it('says that a price is on request, without an instalment', async () => {
    await show('/en/projects/lypa/plan/flat/a-1-5-15');
    expect(screen.getByText('Price on request')).toBeInTheDocument();
    expect(screen.queryByText(/a month/)).not.toBeInTheDocument();
  });

  it('shows its code on request', async () => {
    const { user } = await show('/en/projects/lypa/plan/flat/a-1-3-9');
    await user.click(screen.getByRole('button', { name: 'QR code' }));
    expect(await screen.findByRole('img', { name: 'QR code of the page: No. 9, Lypa' })).toBeInTheDocument();
  });
});

describe('a discount', () => {
  const flat = '/en/projects/lypa/plan/flat/a-1-3-9';
  const discounted = async (validUntil: string, now?: string) => {
    const content = await copyContent();
    // The table of costs repeats the prices.
    await content.remove('costs.yaml');
    await content.remove('projects/lypa/costs.yaml');
    await content.edit('offers/lito/offer.yaml', 'valid_until: 2026-08-31', `valid_until: ${validUntil}`);
    await content.edit('offers/lito/offer.yaml', 'flats: {', 'discount_percent: 5\nflats: {');
    const clock = now === undefined ? {} : { now: () => new Date(now) };
    return { content, sale: await startBackend({ contentDir: content.dir, ...clock }) };
  };

  it('strikes the list price of its flats, and links to the offer', async () => {
    const { content, sale } = await discounted('null');
    const { go } = await renderSite({ path: flat, fetch: sale.fetch });
    expect(await screen.findByText(/2,850,000/)).toBeVisible();
    expect(screen.getByText(/3,000,000/).tagName).toBe('S');
    expect(screen.getByRole('link', { name: 'Summer' })).toHaveAttribute('href', '/en/offers/lito');
    await go('/en/projects/lypa/plan?view=list');
    const row = (await screen.findByRole('link', { name: 'Two-room, No. 9' })).closest('li');
    expect(row).toHaveTextContent(/2,850,000.*Price without the discount.*3,000,000.*5% off/);
    expect(within(row as HTMLElement).getByRole('link', { name: /^5% off.*Summer$/ })).toHaveAttribute(
      'href',
      '/en/offers/lito',
    );
    expect(screen.getByRole('link', { name: 'One-room, No. 5' }).closest('li')).toHaveTextContent(/2,145,000/);
    // With the price of today.
    await go('/en/projects/lypa/plan?view=list&rooms=2&price_to=2900000');
    expect(await screen.findByRole('link', { name: 'Two-room, No. 9' })).toBeVisible();
    await go('/en/projects/lypa/plan?view=list&rooms=2&price_to=2800000');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Two-room, No. 9' })).not.toBeInTheDocument());
    await sale.close();
    await content.dispose();
  });

  it('is in every derived sum: monthly payment, structured data, calculator, building', async () => {
    const { content, sale } = await discounted('null');
    const { user, go } = await renderSite({ path: flat, fetch: sale.fetch });
    // 2,850,000 less 30 % in 36 parts; of 3,000,000 it would be ₴58,333.
    const monthly = await screen.findByRole('link', { name: 'from ₴55,417 a month by instalments' });
    expect(monthly).toHaveAttribute('href', expect.stringContaining('?flat=a-1-3-9&price=2850000&area=60&months=36'));
    const { jsonLd } = await readServed({ path: flat, fetch: sale.fetch, origin: 'https://obriy.example' });
    expect(jsonLd[0]?.offers).toMatchObject({ price: 2_850_000 });

    await user.click(monthly);
    expect(await screen.findByRole('textbox', { name: /Price of the flat/ })).toHaveValue('2,850,000');
    expect(screen.getByText(/3,000,000/).tagName).toBe('S');
    expect(screen.getByRole('link', { name: 'Summer' })).toHaveAttribute('href', '/en/offers/lito');
    await go('/en/projects/lypa/plan?rooms=2');
    expect((await screen.findAllByText(/₴2\.9/)).length).toBeGreaterThan(0);
    await sale.close();
    await content.dispose();
  });

  it.each([
    ['before its first day', '2026-05-31T20:00Z', '₴3,000,000'],
    ['on its last day', '2026-08-31T20:00Z', '₴2,850,000'],
    ['after its last day', '2026-08-31T21:30Z', '₴3,000,000'],
  ])('is on a page without scripts only while it holds: %s', async (_, now, price) => {
    const { content, sale } = await discounted('2026-08-31', now);
    const { html } = await renderOnServer({ path: flat, fetch: sale.fetch });
    const holds = price === '₴2,850,000';
    expect(html).toContain(price);
    expect(html.includes('₴2,850,000')).toBe(holds);
    const found = await renderOnServer({ path: '/en/flats', fetch: sale.fetch });
    expect(found.html.includes('5% off')).toBe(holds);
    await sale.close();
    await content.dispose();
  });

  it('ends after its last day on a page that was loaded before', async () => {
    const { content, sale } = await discounted('2026-08-31', '2026-08-31T20:00Z');
    await renderSite({ path: flat, fetch: sale.fetch });
    // Before the page knows the day, the price is struck.
    expect(await screen.findByText(/3,000,000/, { ignore: 's' })).toBeVisible();
    expect(screen.queryByText(/2,850,000/)).not.toBeInTheDocument();
    await sale.close();
    await content.dispose();
  });
});

test('selectMatchingFlats does not retain the results for each of many addresses', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const state = makeStore({ fetch: testNetwork(() => json(null)).fetch }).getState();
  // Reselect warns after a thousand strings.
  for (let index = 0; index < 1100; index += 1) {
    const level = { kind: 'site' } as const;
    selectMatchingFlats(state, { language: 'en', alias: 'lypa', level, key: `price_to=${index}`, today: null });
  }
  expect(warn).not.toHaveBeenCalled();
});
