import { screen, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';

const backend = backendOfTests();

it('the quick actions on the page of a flat name the flat', async () => {
  const { user } = await renderSite({ path: '/en/projects/lypa/plan/flat/a-1-2-5', fetch: backend.fetch });
  const quickActions = await screen.findByRole('complementary', { name: 'Quick actions' });
  expect(within(quickActions).getByRole('link', { name: 'Book a visit' })).toHaveAttribute(
    'href',
    '/en/appointment/select_date?project=lypa&flat=a-1-2-5',
  );
  expect(within(quickActions).getByRole('button', { name: 'Request a call' })).toHaveAttribute(
    'href',
    '/en/request_call?project=lypa&flat=a-1-2-5',
  );
  await user.click(within(quickActions).getByRole('button', { name: 'Request a call' }));
  expect(
    await within(await screen.findByRole('dialog', { name: 'Request a call' })).findByText('Flat: 5'),
  ).toBeVisible();
});
