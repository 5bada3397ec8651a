import { screen, waitFor, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();

const path = '/en/projects/lypa/progress';
const show = async (at = path) => {
  const site = await renderSite({ path: at, fetch: backend.fetch });
  await screen.findByRole('article');
  return site;
};
const link = (name: string) => within(screen.getByRole('article')).getByRole('link', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Pictures' });

it('is a link to the picture itself for a page without scripts', async () => {
  await show();
  expect(link('The walls')).toHaveAttribute('href', '/media/house.svg');
});

it('opens the tapped picture, which the address keeps, and the way back closes it', async () => {
  const { user, router, go } = await show();
  await user.click(link('The yard'));
  expect(router.state.location.search).toBe('?photo=2');
  expect(await dialog()).toBeInTheDocument();
  await go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(link('The yard')).toHaveFocus());
});

it('opens from a shared address; closing it leaves the page, not the site', async () => {
  const { router, user } = await show(`${path}?photo=1`);
  await dialog();
  await screen.findByRole('button', { name: 'Close' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(router.state.historyAction).toBe('REPLACE');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each(['0', '3', '-1', '1e9', 'x'])('an address with ?photo=%s opens nothing', async (photo) => {
  await show(`${path}?photo=${photo}`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaves a tap with a key to the browser', async () => {
  const { user, router } = await show();
  await user.keyboard('{Control>}');
  const stop = (event: Event): void => event.preventDefault();
  document.addEventListener('click', stop, { once: true });
  await user.click(link('The walls'));
  expect(router.state.location.search).toBe('');
});
