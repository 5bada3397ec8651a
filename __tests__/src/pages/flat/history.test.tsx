import { screen, waitFor, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { renderOnServer } from '../../../support/backend/renderOnServer.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { revealAll } from '../../../support/site/revealAll.ts';
import { specBackend } from '../../../support/backend/specBackend.ts';

const backend = backendOfTests();
const flat = (id: string) => `/en/projects/lypa/plan/flat/${id}`;

async function open(path: string, fetch: typeof globalThis.fetch = backend.fetch) {
  const requested: string[] = [];
  const site = await renderSite({
    path,
    fetch: async (input, init) => {
      requested.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      return fetch(input, init);
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...site, requested };
}

const rowsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

describe('the price history of a flat', () => {
  it('is a chart with a name and a table, requested near the view only', async () => {
    const { requested, user, go } = await open(flat('a-1-3-9'));
    expect(requested.filter((path) => path.endsWith('/history'))).toEqual([]);
    revealAll();
    const section = within(await screen.findByRole('region', { name: 'Price history' }));
    expect(section.getByText('The price has gone up by 4.2% since 2 March 2026.')).toBeInTheDocument();
    expect(section.getByRole('img')).toHaveAccessibleName(
      /^Price by date: ₴2,880,000 on 2\u00a0March 2026, ₴3,000,000 on /,
    );
    await user.click(section.getByText('All 3 changes by date'));
    expect(rowsOf(section.getByRole('table', { name: 'All 3 changes by date' }))).toEqual([
      ['Date', 'Price', 'Change', 'Status'],
      ['15/06/2026', '₴3,000,000', '+4.2%', 'Free'],
      ['10/04/2026', '₴2,880,000', '–', 'Reserved'],
      ['02/03/2026', '₴2,880,000', '–', 'Free'],
    ]);
    expect(requested.filter((path) => path.endsWith('/history'))).toEqual([
      '/api/projects/lypa/plannings/a-1-3-9/history',
    ]);

    await go(flat('a-1-3-9').replace('/en', ''));
    await screen.findByRole('heading', { level: 1, name: /9/ });
    revealAll();
    expect(await screen.findByText('Від 2 березня 2026 р. ціна зросла на 4,2%.')).toBeInTheDocument();
    expect(screen.getByText('Усі 3 зміни за датами')).toBeInTheDocument();
  });

  it('calls a price unchanged only if it never changed', async () => {
    const changes = [50, 52, 50].map((price, index) => ({
      day: `2026-0${index + 3}-01`,
      price: price * 1_000_00,
      status: 'free',
    }));
    const spec = specBackend({
      responses: {
        '/api/extensions': ['history'],
        '/api/projects/lypky/plannings': [{ id: 'a-1', price: 50_000_00 }],
        '/api/projects/lypky/plannings/a-1/history': { changes },
      },
    });
    await open('/en/projects/lypky/plan/flat/a-1', spec.fetch);
    revealAll();
    const section = within(await screen.findByRole('region', { name: 'Price history' }));
    expect(section.getByText('All 3 changes by date')).toBeInTheDocument();
    expect(section.queryByText(/^The price has/)).toBeNull();
  });

  it('is absent for a sold flat, without a price, without the extension, and on the server', async () => {
    const { html } = await renderOnServer({ path: flat('a-1-3-9'), fetch: backend.fetch });
    expect(html).not.toContain('Price history');

    const sold = await open(flat('a-1-4-12'));
    revealAll();
    await sold.go(flat('a-1-3-9'));
    revealAll();
    expect(await screen.findByRole('region', { name: 'Price history' })).toBeInTheDocument();
    expect(sold.requested).not.toContain('/api/projects/lypa/plannings/a-1-4-12/history');
    sold.unmount();

    const { requested, unmount } = await open(flat('a-1-5-15'));
    revealAll();
    await waitFor(() => expect(requested).toContain('/api/projects/lypa/plannings/a-1-5-15/history'));
    expect(screen.queryByText('Price history')).toBeNull();
    unmount();

    const spec = specBackend({ responses: { '/api/projects/lypky/plannings': [{ id: 'a-1', price: 3_000_000_00 }] } });
    const plain = await open('/en/projects/lypky/plan/flat/a-1', spec.fetch);
    revealAll();
    await waitFor(() => expect(plain.requested).toContain('/api/extensions'));
    expect(plain.requested.filter((path) => path.endsWith('/history'))).toEqual([]);
    expect(screen.queryByText('Price history')).toBeNull();
  });
});

it('the history of a project sums up prices and sales, and compares each promise with the handover', async () => {
  const { go } = await open('/en/projects/lypa/about');
  await screen.findByRole('heading', { name: 'Characteristics' });
  revealAll();
  const section = within(await screen.findByRole('region', { name: 'Prices, sales and promises' }));
  expect(section.getByText('Since 2 March 2026: prices +4.7%, 1 flat sold.')).toBeInTheDocument();
  expect(section.getByRole('img')).toHaveAccessibleName(
    /^How the prices of the same flats have changed by month: \+4\.7% from March 2026 to /,
  );
  const tables = section.getAllByRole('table', { hidden: true });
  const [months, handovers, stages] = tables.map(rowsOf);
  const names = ['Month by month', 'Promised and actual handover', 'Discounts by stage of construction'];
  expect(section.getAllByRole('table', { hidden: true, name: (name) => names.includes(name) })).toEqual(tables);
  expect(months?.slice(-2)).toEqual([
    ['April 2026', '+0.6%', '₴47,500', '0', '3'],
    ['March 2026', '0%', '₴48,000', '0', '4'],
  ]);
  expect(handovers?.slice(1)).toEqual([
    [
      'House A',
      'June 2026promised on 10\u00a0February 2025September 2026changed on 20\u00a0January 2026: The façade contractor was late',
      '18\u00a0September 20263 months after the first promise',
    ],
  ]);
  expect(stages?.slice(1)).toEqual([['At the start of sales', '8%', '02/03/2026 – 31/05/2026']]);

  await go('/projects/lypa/about');
  await screen.findByRole('heading', { name: 'Характеристики' });
  revealAll();
  expect(await screen.findByText('Від 2 березня 2026 р.: ціни +4,7%, продано 1 квартиру.')).toBeInTheDocument();
  expect(screen.getByText('на 3 місяці пізніше за першу обіцянку')).toBeInTheDocument();
});
