import { screen, waitFor, within } from '@testing-library/react';
import { flatSearchApi } from '#features/flat-search';
import { selectPickedProject, selectProjectPointedAt } from '#features/project-pick';
import { sumPins } from '../../../../src/pages/flats/FlatsMap.tsx';
import { backendOfTests, townContent } from '../../../support/backend/backend.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { revealAll } from '../../../support/site/revealAll.ts';
import { specBackend } from '../../../support/backend/specBackend.ts';

const backend = backendOfTests();
const townBackend = backendOfTests({ contentDir: townContent });

/** A backend with everything but the search of flats. */
const withoutSearch: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://backend.test');
  return ['/api/flats', '/api/extensions'].includes(pathname)
    ? new Response(null, { status: 404 })
    : townBackend.fetch(input, init);
};

async function pinsFrom(fetch: typeof globalThis.fetch, query: string) {
  const { store, unmount } = await renderSite({ path: '/en/about', fetch });
  const { data } = await store.dispatch(
    flatSearchApi.endpoints.getFlatSearch.initiate({ query, language: 'en', from: 1 }),
  );
  unmount();
  return data?.pages[0]?.pins;
}

/** On a busy machine the map may observe its place after the others were revealed. */
const pin = (name: RegExp) =>
  waitFor(() => {
    revealAll();
    return screen.getByRole('button', { name, hidden: true });
  });

async function openMap(path: string) {
  const site = await renderSite({ path, fetch: backend.fetch });
  await screen.findByText(/^\d (?:flats?|квартири)$/, { selector: 'p' });
  // The place of the map, then the map itself.
  revealAll();
  await screen.findByRole('group', { name: /^(?:Map of the flats found|Мапа знайдених квартир)$/, hidden: true });
  revealAll();
  return site;
}

it.each([
  { query: '', least: 2 },
  { query: 'rooms=2', least: 0 },
  { query: 'price_to=4000000&sort=area', least: 0 },
  { query: 'district=sykhivskyi&offer=1', least: 0 },
])(
  'shows the same pins for "$query" from the search of the backend and from the flats of each project',
  async ({ query, least }) => {
    const offered = await pinsFrom(townBackend.fetch, query);
    expect(offered).toEqual(await pinsFrom(withoutSearch, query));
    expect(offered?.length).toBeGreaterThanOrEqual(least);
  },
);

it('labels a development with the lowest price and the number of its matching flats', async () => {
  await openMap('/flats');
  expect(await pin(/^Липа, від \d(?:,\d+)?\u00a0млн\u00a0₴ · 3$/)).toHaveTextContent('від');
});

it('has the same labels in English, for matching flats only', async () => {
  const { user } = await openMap('/en/flats');
  await pin(/^Lypa, from ₴\d(?:\.\d+)?M · 3$/);
  await user.click(within(screen.getByRole('group', { name: 'Rooms' })).getByRole('button', { name: /Two-room/ }));
  expect(await pin(/^Lypa, from ₴3M · 1$/)).toHaveTextContent('from');
});

it('shows the development of a pressed pin, and keeps the filter in the link to its plan', async () => {
  const { user, store } = await openMap('/en/flats?rooms=2');
  await user.click(await pin(/^Lypa, from/));
  expect(selectPickedProject(store.getState())).toBe('lypa');
  const card = within(await screen.findByRole('group', { name: 'Chosen on the map' }));
  expect(card.getByText('from ₴3,000,000')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Lypa' })).toHaveAttribute(
    'href',
    '/en/projects/lypa/plan?status=free&rooms=2',
  );
});

it('links to the search in a development where its plan lacks a condition', async () => {
  const { user } = await openMap('/en/flats?rooms=2&programme=state_7');
  await user.click(await pin(/^Lypa, from/));
  const card = within(await screen.findByRole('group', { name: 'Chosen on the map' }));
  expect(card.getByRole('link', { name: 'Lypa' })).toHaveAttribute(
    'href',
    '/en/flats?rooms=2&project=lypa&programme=state_7',
  );
});

it('highlights the pin of the hovered flat, and the flats of the pin', async () => {
  const { user, store } = await openMap('/en/flats');
  const marker = await pin(/^Lypa, from/);
  const [item] = screen.getAllByRole('link', { name: 'Lypa' }).flatMap((link) => link.closest('li') ?? []);
  if (item === undefined) throw new Error('No flat is listed');
  await user.hover(item);
  expect(marker).toHaveClass('pointed');
  await user.unhover(item);
  expect(selectProjectPointedAt(store.getState())).toBeNull();
  await user.hover(marker);
  await waitFor(() => expect(item).toHaveClass('pointed'));
});

it('switches between list and map on a phone, in the address', async () => {
  const { user, router } = await openMap('/en/flats?rooms=1&rooms=2');
  await user.click(screen.getByRole('button', { name: 'Map' }));
  expect(await screen.findByRole('button', { name: 'Map', pressed: true })).toBeVisible();
  expect(router.state.location.search).toBe('?rooms=1&rooms=2&view=map');
});

it('leaves the map out where no development has a position', async () => {
  const { fetch } = specBackend({
    responses: { '/api/projects/lypky/plannings': [{ id: 'a-1', rooms: 2, price: 200_000_000 }] },
  });
  await renderSite({ path: '/en/flats', fetch });
  await screen.findByText('1 flat', { selector: 'p' });
  expect(screen.queryByRole('button', { name: 'Map' })).not.toBeInTheDocument();
});

it('sums up the pins of a cluster', () => {
  const of = (count: number, from: number | null) => ({ alias: 'any', count, price_from: from });
  expect(sumPins([of(2, 300), of(1, null), of(4, 200)])).toEqual({ count: 7, price_from: 200 });
  expect(sumPins([of(2, null)])).toEqual({ count: 2, price_from: null });
});
