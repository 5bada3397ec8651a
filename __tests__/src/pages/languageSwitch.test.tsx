import { screen, waitFor } from '@testing-library/react';
import { backendOfTests } from '../../support/backend.ts';
import { held, testNetwork } from '../../support/network.ts';
import { renderSite } from '../../support/renderSite.tsx';

const backend = backendOfTests();

/** The backend, but in Ukrainian it never comes to an answer. */
const silentInUkrainian = () =>
  testNetwork((path, language) =>
    language === 'ua' ? held().answer : backend.fetch(path, { headers: { 'Accept-Language': language } }),
  ).fetch;

test.each([
  ['/projects/lypa/plan/flat/a-1-3-9', 'All'],
  ['/projects/lypa/bond', 'State programme'],
  ['/projects/lypa/progress', 'October'],
  ['/projects/lypa/offers', 'Summer'],
  ['/projects/lypa/docs', 'Building permit'],
  ['/instalment_calculator', 'State programme'],
  ['/appointment/select_date', 'Central'],
])('%s shows nothing of the other language while its own is on its way', async (path, words) => {
  const { go } = await renderSite({ path: `/en${path}`, fetch: silentInUkrainian() });
  await screen.findByText(words);
  await go(path);
  // Until the texts of the page have come, the page before it stands, whole and in its own language.
  await waitFor(() => expect(document.documentElement.lang).toBe('uk'));
  await waitFor(() => expect(screen.getByRole('main')).not.toHaveTextContent(words));
});
