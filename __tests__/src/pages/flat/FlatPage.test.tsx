import { screen, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();

const show = async (path: string) => {
  const site = await renderSite({ path, fetch: backend.fetch });
  await screen.findByRole('heading', { level: 1, name: /№|No\./ });
  return site;
};

it('opens by a link of former days', async () => {
  const { router } = await show('/en/projects/lypa/plan?flat=a-1-3-9');
  expect(router.state.location.pathname).toBe('/en/projects/lypa/plan/flat/a-1-3-9');
});

it('tells rooms, price and what it costs a month, and leads to the calculator and to a visit', async () => {
  await show('/projects/lypa/plan/flat/a-1-3-9');
  expect(screen.getByRole('table')).toHaveTextContent('60 м²');
  expect(screen.getByText('3 000 000 ₴', { normalizer: (text) => text.replace(/\s/g, ' ') })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^від .* на місяць$/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/projects/lypa/bond?flat=a-1-3-9&price=3000000&area=60&months='),
  );
  expect(screen.getByRole('link', { name: 'Записатися на перегляд' })).toHaveAttribute(
    'href',
    '/appointment/select_date?project=lypa&flat=a-1-3-9',
  );
  expect(screen.getByText('південь, захід')).toBeInTheDocument();
});

it('asks about the flat by phone, and says which', async () => {
  const { user, store } = await show('/en/projects/lypa/plan/flat/a-1-3-9');
  await user.click(screen.getByRole('button', { name: 'Ask about this flat' }));
  expect(store.getState().callRequest.draft).toMatchObject({
    currentProject: 'lypa',
    message: expect.stringContaining('flat No. 9'),
  });
});

it('of a sold flat tells no price, and offers a similar one', async () => {
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

it('opens its drawing over the whole screen', async () => {
  const { user, router } = await show('/en/projects/lypa/plan/flat/a-1-3-9');
  await user.click(screen.getByRole('link', { name: 'Plan' }));
  expect(await screen.findByRole('dialog', { name: 'Pictures' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?drawing=1');
});

it('says who has the plan that it lacks, and numbers no rooms by it', async () => {
  await show('/en/projects/lypa/plan/flat/a-1-2-5');
  expect(screen.getByText('The sales department will send the plan of this flat')).toBeVisible();
  const rooms = screen.getByRole('table', { name: 'Rooms' });
  expect(within(rooms).getByRole('rowheader', { name: 'Room' })).toBeVisible();
});

it('says that a price is on request, with no instalment from nothing', async () => {
  await show('/en/projects/lypa/plan/flat/a-1-5-15');
  expect(screen.getByText('Price on request')).toBeInTheDocument();
  expect(screen.queryByText(/a month/)).not.toBeInTheDocument();
});

it('shows its code when it is asked for', async () => {
  const { user } = await show('/en/projects/lypa/plan/flat/a-1-3-9');
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  expect(await screen.findByRole('img', { name: 'QR code of the page: No. 9, Lypa' })).toBeInTheDocument();
});
