import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { backendOfTests, townContent } from '../../../support/backend.ts';
import { readPage } from '../../../support/readPage.ts';
import { renderOnServer } from '../../../support/renderOnServer.ts';
import { renderSite } from '../../../support/renderSite.tsx';
import { hydratedSite } from '../../../support/hydratedSite.tsx';

const backend = backendOfTests({ contentDir: townContent });

const never: typeof fetch = () => new Promise(() => undefined);

it("a plain shell's title gives way to the page's", async () => {
  document.title = 'Обрій';
  const { go } = await renderSite({ path: '/en/about', fetch: backend.fetch });
  await screen.findByRole('heading', { level: 1, name: 'About us' });
  expect(readPage(document).titles).toEqual(['About Obriy – a developer in Lviv since 2013']);
  await go('/en/contacts');
  await screen.findByRole('heading', { level: 1, name: 'Contacts' });
  expect(readPage(document).titles).toEqual(['Sales centres and contacts – Obriy, Lviv']);
});

it('what the server wrote into the head is taken over: nothing is there twice, and what a person sees changes with the page', async () => {
  const path = '/en/projects/lypovyi-dvir/about';
  const { head, html, state } = await renderOnServer({ path, fetch: backend.fetch });
  document.head.innerHTML = head;
  const written = document.head.innerHTML;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;

  const { site, router } = await hydratedSite({ path, fetch: backend.fetch, state });
  const alive = await act(async () =>
    hydrateRoot(root, site, {
      onRecoverableError: (error) => {
        throw error;
      },
    }),
  );
  expect(document.head.innerHTML).toBe(written);

  await act(async () => router.navigate('/en/about'));
  await waitFor(() => expect(readPage(document).canonical).toBe('https://obriy.example/en/about'));
  expect(readPage(document).titles).toEqual(['About Obriy – a developer in Lviv since 2013']);
  // Only programs read it, and they come to a page by its address.
  expect(readPage(document).jsonLd).toEqual([]);
  await act(async () => alive.unmount());
  root.remove();
});

it.each([
  '/',
  '/about',
  '/contacts',
  '/projects',
  '/projects/lypovyi-dvir/plan',
  '/offers',
  '/offers/a',
  '/news',
  '/news/a',
  '/instalment_calculator',
  '/appointment/select_date',
  '/favourites',
])('%s has one title and one heading while it waits', async (path) => {
  await renderSite({ path, fetch: never });
  const { titles, headings } = readPage(document);
  expect(titles).toHaveLength(1);
  expect(headings).toHaveLength(1);
  expect(headings[0]).not.toBe('');
});
