import { screen, waitFor, within } from '@testing-library/react';
import { backendOfTests, startBackend } from '../../../support/backend/backend.ts';
import { type ContentCopy, copyContent } from '../../../support/backend/contentCopy.ts';
import { renderOnServer } from '../../../support/backend/renderOnServer.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { specBackend } from '../../../support/backend/specBackend.ts';

const backend = backendOfTests();
const flat = '/en/projects/lypa/plan/flat/a-1-3-9';

const table = async () => screen.findByRole('table', { name: 'The full cost of buying' });
const rowOf = async (name: string | RegExp) =>
  within(await table())
    .getByRole('rowheader', { name })
    .closest('tr');
const expectTotal = async (sum: string) =>
  waitFor(async () =>
    expect(within(await table()).getByRole('row', { name: /^Total cost of buying/ })).toHaveTextContent(sum),
  );

describe('the cost of a flat up to the keys', () => {
  it('has a row per cost, with its amount and source, and their sum', async () => {
    await renderSite({ path: flat, fetch: backend.fetch });
    expect(await rowOf(/^Price of the flat/)).toHaveTextContent('₴3,000,000');
    expect(await rowOf(/^Registering ownership/)).toHaveTextContent(
      /Within five days\..*The law, 1 January 2026 · set by the state.*₴330/,
    );
    expect(screen.getAllByRole('link', { name: 'The law' })[0]).toHaveAttribute('href', 'https://law.example/34');
    expect(await rowOf(/^Levy/)).toHaveTextContent('₴30,000');
    expect(await rowOf(/^Stamp duty/)).toHaveTextContent('we pay this');
    expect(await table()).not.toHaveTextContent('Bank fee');
    await expectTotal('₴3,030,330');
    expect(screen.getByRole('link', { name: 'Total cost of buying: ₴3,030,330' })).toHaveAttribute(
      'href',
      `${flat}#cost`,
    );
  });

  it('follows the choice, stores it in the address, and carries it to the next flat', async () => {
    const { user, router, store, go } = await renderSite({ path: flat, fetch: backend.fetch });
    await user.click(within(await table()).getByRole('checkbox', { name: 'Parking space' }));
    await expectTotal('₴3,630,330');
    await user.click(screen.getByRole('checkbox', { name: 'This is my first home' }));
    await expectTotal('₴3,600,330');
    expect(await rowOf(/^Levy/)).toHaveTextContent('₴0');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Finish' }), 'Turnkey');
    // 60 m² at ₴9,800.
    await expectTotal('₴4,188,330');
    expect(new URLSearchParams(router.state.location.search).get('with')).toBe('parking,levy,turnkey');
    expect(JSON.stringify(store.getState())).toContain('turnkey');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Finish' }), 'Unfinished');
    await user.click(screen.getByRole('checkbox', { name: 'This is my first home' }));
    await waitFor(() => expect(router.state.location.search).toBe('?with=parking'));
    await go(`/en/projects/lypa/plan/flat/a-1-2-5${router.state.location.search}`);
    expect(await screen.findByRole('checkbox', { name: 'Parking space' })).toBeChecked();
  });

  it('is readable without scripts, with the choice of its address', async () => {
    const read = async (path: string) => {
      const { html } = await renderOnServer({ path, fetch: backend.fetch });
      return new DOMParser().parseFromString(html, 'text/html').querySelector('section[aria-labelledby=cost]');
    };
    expect((await read(flat))?.textContent).toContain('Total cost of buying₴3,030,330');
    expect((await read(flat))?.textContent).toMatch(/These are estimates\. .* set by third parties/);
    expect((await read(`${flat}?with=parking`))?.textContent).toContain('Total cost of buying₴3,630,330');
    expect((await read(flat.replace('/en', '')))?.textContent).toMatch(/Разом до ключів3\s030\s330\s₴/);
  });

  it('is not shown for a sold flat, for a price on request, or where the backend has no data', async () => {
    for (const id of ['a-1-4-12', 'a-1-5-15']) {
      const { html } = await renderOnServer({ path: flat.replace('a-1-3-9', id), fetch: backend.fetch });
      expect(html).not.toContain('full cost of buying');
    }
    const { html } = await renderOnServer({
      path: '/en/projects/lypky/plan/flat/a-1',
      fetch: specBackend({
        responses: { '/api/projects/lypky/plannings': [{ id: 'a-1', price: 3_000_000_00, total_area: 60 }] },
      }).fetch,
    });
    expect(html).toContain('₴3,000,000');
    expect(html).not.toMatch(/cost of buying/i);
  });
});

describe('offers of a flat', () => {
  let content: ContentCopy;
  let sale: Awaited<ReturnType<typeof startBackend>>;
  beforeEach(async () => {
    content = await copyContent();
    const change = async (alias: string, lines: string): Promise<void> =>
      content.edit(`offers/${alias}/offer.yaml`, 'projects:', `${lines}\nprojects:`);
    await content.edit('offers/lito/offer.yaml', 'valid_until: 2026-08-31', 'valid_until: null');
    await change('lito', 'discount_percent: 5\ncombines: false');
    await content.edit('projects/lypa/costs.yaml', 'id: parking', 'id: garage');
    await change('parking', 'discount_percent: 4\nclaim: { ua: Ми родина, en: We are a family }');
    sale = await startBackend({ contentDir: content.dir });
  });
  afterEach(async () => {
    await sale.close();
    await content.dispose();
  });

  it('are between the list price and that of today, with a reason for those that do not apply', async () => {
    const { user } = await renderSite({ path: flat, fetch: sale.fetch });
    expect(await rowOf(/^List price/)).toHaveTextContent('₴3,000,000');
    expect(await rowOf(/^Summer/)).toHaveTextContent('−₴150,000');
    expect(await rowOf(/^We are a family/)).toHaveTextContent('−4%');
    expect(await rowOf(/^Price today/)).toHaveTextContent('₴2,850,000');
    // 1 % of the price that is paid.
    expect(await rowOf(/^Levy/)).toHaveTextContent('₴28,500');
    await expectTotal('₴2,878,830');
    await user.click(screen.getByRole('checkbox', { name: 'We are a family' }));
    await screen.findByText('Not added: another discount is worth more to you');
    await expectTotal('₴2,878,830');
  });

  it('are included in the monthly payment, and carried to the calculator with the other choices', async () => {
    const path = '/en/projects/lypa/plan/flat/a-1-2-5?with=parking,garage';
    const { user, go, store } = await renderSite({ path, fetch: sale.fetch });
    // 2,145,000 less 4 %.
    expect(await rowOf(/^Price today/)).toHaveTextContent('₴2,059,200');
    expect(screen.getByText('₴2,059,200', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'with the offers counted below' })).toBeVisible();
    const link = await screen.findByRole('link', { name: /a month by instalments$/ });
    const [monthly = 'none'] = /₴[\d,]+/.exec(link.textContent) ?? [];
    const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({ flat: 'a-1-2-5', price: '2059200', with: 'parking,garage' });

    await go(link.getAttribute('href') ?? '');
    expect(await screen.findByRole('textbox', { name: /^Price/ })).toHaveValue('2,059,200');
    expect(screen.getAllByText(monthly)[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'Parking place' })).toHaveAttribute('href', '/en/offers/parking');
    expect(await screen.findByRole('checkbox', { name: 'Parking space' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Ask about this plan' }));
    expect(store.getState().callRequest.draft.message).toMatch(/\/bond\?with=parking%2Cgarage&flat=a-1-2-5/);
  });

  it('survive a reservation: reserving raises no price', async () => {
    const price = async () => (await screen.findByText(/^₴[\d,]+$/, { selector: 'p' })).textContent;
    const before = await renderSite({ path: `${flat}?with=parking`, fetch: sale.fetch });
    await expectTotal('₴2,878,830');
    expect(await price()).toBe('₴2,850,000');
    before.unmount();
    const response = await sale.fetch('/api/reservations', {
      method: 'POST',
      body: JSON.stringify({
        project: 'lypa',
        flat: 'a-1-3-9',
        name: 'Ivan Franko',
        phone: '+380671234567',
        agreement: true,
      }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(200);
    await renderSite({ path: `${flat}?with=parking`, fetch: sale.fetch });
    expect(await screen.findByText('Reserved')).toBeVisible();
    expect(await rowOf(/^Summer/)).toHaveTextContent('−₴150,000');
    expect(screen.getByRole('checkbox', { name: 'We are a family' })).toBeChecked();
    await expectTotal('₴2,878,830');
    expect(await price()).toBe('₴2,850,000');
  });
});

describe('the calculator', () => {
  it('has the one-off costs beside the payments, with the fee of the bank where the plan is a loan', async () => {
    const path = '/en/projects/lypa/bond?price=3000000&area=60';
    const { go } = await renderSite({ path, fetch: backend.fetch });
    const costs = () => screen.findByRole('table', { name: 'The payments, with one-off costs' });
    expect(await costs()).toHaveTextContent(/Levy.*₴30,000.*Total cost of buying₴3,030,330/);
    expect(await costs()).not.toHaveTextContent('Bank fee');
    await go(`${path}&way=mortgage&programme=state_7&percent=20`);
    // 1 % of the 2,400,000 that the bank lends.
    await waitFor(async () => expect(await costs()).toHaveTextContent(/Bank fee.*₴24,000/));
  });
});
