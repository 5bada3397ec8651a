import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();

const show = async (path: string) => {
  const site = await renderSite({ path, fetch: backend.fetch });
  await screen.findByRole('article');
  return site;
};
const report = () => within(screen.getByRole('article'));

it('shows the newest month, and how late it is in words', async () => {
  await show('/en/projects/lypa/progress');
  expect(report().getByRole('heading', { name: 'October' })).toBeVisible();
  // 65 where 75 were planned; the plan went from 55 to 75 within two months.
  expect(report().getByText('Behind plan by four weeks')).toBeVisible();
  expect(screen.getByText('1 of 1 kinds of work is behind plan: Frame, by four weeks.')).toBeVisible();
});

it('says it in the other language with its own forms', async () => {
  await show('/projects/lypa/progress');
  expect(report().getByText('Позаду плану на чотири тижні')).toBeVisible();
});

it('goes to another month, which the address keeps', async () => {
  const { user, router } = await show('/en/projects/lypa/progress');
  const months = within(screen.getByRole('navigation', { name: 'Months of construction' }));
  expect(months.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('August 2026'),
    expect.stringContaining('October 2026'),
  ]);
  await user.click(months.getByRole('link', { name: /August 2026/ }));
  expect(await report().findByRole('heading', { name: 'August' })).toBeVisible();
  expect(report().getByText('Ahead of plan by two weeks')).toBeVisible();
  expect(months.getByRole('link', { current: true })).toHaveTextContent('August 2026');
  expect(router.state.location.search).toBe('?month=2026-08');
});

it('opens at the month of its address, and at the newest when there is no such month', async () => {
  const { go } = await show('/en/projects/lypa/progress?month=2026-08');
  expect(report().getByRole('heading', { name: 'August' })).toBeVisible();
  await go('/en/projects/lypa/progress?month=1999-01');
  expect(await report().findByRole('heading', { name: 'October' })).toBeVisible();
});

it('compares two months by a slider that says what it shows', async () => {
  await show('/en/projects/lypa/progress');
  const slider = await screen.findByRole('slider', { name: 'August 2026 on the left, October 2026 on the right' });
  expect(slider).toHaveAttribute('aria-valuetext', 'August 2026 on 50% of the picture, October 2026 on the rest');
  fireEvent.change(slider, { target: { value: '80' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'August 2026 on 80% of the picture, October 2026 on the rest');
});

it('leaves the line where it was when a finger on the picture scrolls the page', async () => {
  await show('/en/projects/lypa/progress');
  const slider = await screen.findByRole('slider', { name: /^August 2026 on the left/ });
  jest.spyOn(slider, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  // jsdom's own pointer events have no place on the screen.
  fireEvent(slider, new MouseEvent('pointerdown', { clientX: 180, buttons: 1, bubbles: true }));
  expect(slider).toHaveValue('90');
  fireEvent.pointerCancel(slider);
  expect(slider).toHaveValue('50');
});

it('compares the months of its address, and puts a choice there', async () => {
  const { user, router } = await show('/en/projects/lypa/progress?from=2026-10&to=2026-08');
  expect(await screen.findByRole('slider', { name: /^October 2026 on the left/ })).toBeInTheDocument();
  const before = screen.getByRole('combobox', { name: 'Before' });
  expect(within(before).getByRole('option', { name: 'August 2026' })).toBeDisabled();
  await user.selectOptions(before, 'October 2026');
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-10&to=2026-08'));
});
