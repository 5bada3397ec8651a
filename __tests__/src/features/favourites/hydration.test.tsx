import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { backendOfTests } from '../../../support/backend.ts';
import { hydratedSite } from '../../../support/hydratedSite.tsx';
import { renderOnServer } from '../../../support/renderOnServer.ts';
import { keptFlat, remember } from '../../pages/favourites/keptFlats.ts';

const backend = backendOfTests();
afterEach(() => localStorage.clear());

/** A page of the server comes alive in a browser that remembers flats. */
const comeAlive = async (path: string) => {
  remember(keptFlat('a-1-3-9'), keptFlat('a-1-4-12'));
  const { html, state } = await renderOnServer({ path, fetch: backend.fetch, host: 'http://backend.test' });
  const { site } = await hydratedSite({ path, fetch: backend.fetch, state });
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const mended: unknown[] = [];
  const alive = await act(async () => hydrateRoot(root, site, { onRecoverableError: (error) => mended.push(error) }));
  const leave = async (): Promise<void> => {
    await act(async () => alive.unmount());
    root.remove();
  };
  return { html, state, mended, leave };
};

it('a flat comes without what the visitor has saved, and learns of it when it is alive', async () => {
  const { html, mended, leave } = await comeAlive('/en/projects/lypa/plan/flat/a-1-3-9');
  expect(html).not.toContain('aria-pressed="true"');
  expect(mended).toEqual([]);
  expect(screen.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: '2 saved flats' })).toBeVisible();
  await leave();
});

it('the page of saved flats comes without them, too', async () => {
  const { html, state, mended, leave } = await comeAlive('/en/favourites');
  expect(html).not.toContain('No. 9');
  expect(JSON.stringify(state.answers)).not.toContain('plannings');
  expect(mended).toEqual([]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Two-room, No. 9' })).toBeVisible());
  await leave();
});

it('a shared list comes whole, with what it costs', async () => {
  const { html, mended, leave } = await comeAlive('/en/favourites?flats=lypa:a-1-2-5,lypa:a-1-3-9');
  expect(html).toContain('₴2,145,000');
  expect(html).toContain('Save 2 flats to my list');
  expect(mended).toEqual([]);
  expect(screen.getByRole('button', { name: 'Save 1 flat to my list' })).toBeVisible();
  await leave();
});
