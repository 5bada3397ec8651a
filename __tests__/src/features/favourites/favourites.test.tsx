import { act, screen, waitFor } from '@testing-library/react';
import { offlineUrlsOf } from '#features/favourites';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const storageKey = 'obriy.favourites';

const backend = backendOfTests();
afterEach(() => localStorage.clear());

const plan = (path = '/en/projects/lypa/plan?view=list') => renderSite({ path, fetch: backend.fetch });
const kept = (): { flats: { alias: string; id: string; savedPrice: number | null }[] } =>
  JSON.parse(localStorage.getItem(storageKey) ?? '{"flats":[]}') as ReturnType<typeof kept>;
const keptIds = () => kept().flats.map(({ id }) => id);
const counter = () => screen.queryByRole('link', { name: /^\d+ saved flat/ });

/** As if another tab had written; the storage event comes to all tabs but the writer's. */
const writtenElsewhere = (json: string | null): void => {
  if (json === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, json);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: json }));
  });
};

describe('saving a flat', () => {
  it('switches on and off from the list, is counted in the header, and is kept by the browser in order', async () => {
    const { user } = await plan();
    const nine = await screen.findByRole('button', { name: 'Save flat No. 9' });
    expect(nine).toHaveAttribute('aria-pressed', 'false');
    expect(counter()).not.toBeInTheDocument();

    await user.click(nine);
    expect(screen.getByRole('button', { name: 'Flat No. 9 saved' })).toHaveAttribute('aria-pressed', 'true');
    expect(counter()).toHaveAccessibleName('1 saved flat');
    expect(counter()).toHaveAttribute('href', '/en/favourites');

    await user.click(screen.getByRole('button', { name: 'Save flat No. 5' }));
    expect(counter()).toHaveAccessibleName('2 saved flats');
    expect(keptIds()).toEqual(['a-1-3-9', 'a-1-2-5']);
    expect(kept().flats[0]).toMatchObject({ alias: 'lypa', savedPrice: 300_000_000 });

    await user.click(screen.getByRole('button', { name: 'Flat No. 9 saved' }));
    expect(keptIds()).toEqual(['a-1-2-5']);
    await user.click(screen.getByRole('button', { name: 'Flat No. 5 saved' }));
    expect(localStorage.getItem(storageKey)).toBeNull();
    expect(counter()).not.toBeInTheDocument();
  });

  it('takes a double click for one', async () => {
    const { user } = await plan();
    await user.dblClick(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    expect(screen.getByRole('button', { name: 'Flat No. 9 saved' })).toHaveAttribute('aria-pressed', 'true');
    expect(keptIds()).toEqual(['a-1-3-9']);
  });

  it('does not open the flat of its line, and is offered on the page of the flat in words', async () => {
    const { user, router } = await plan('/projects/lypa/plan?view=list');
    await user.click(await screen.findByRole('button', { name: 'Зберегти квартиру № 9' }));
    expect(router.state.location.pathname).toBe('/projects/lypa/plan');
    await user.click(screen.getByRole('link', { name: 'Двокімнатна, № 9' }));
    const switched = await screen.findByRole('button', { name: 'Збережено' });
    expect(switched).toHaveAttribute('aria-pressed', 'true');
    await user.click(switched);
    expect(screen.getByRole('button', { name: 'Зберегти' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('is remembered by the next visit, in either language', async () => {
    const first = await plan();
    await first.user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    first.unmount();
    await plan('/projects/lypa/plan?view=list');
    expect(await screen.findByRole('button', { name: 'Квартиру № 9 збережено' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('link', { name: '1 збережена квартира' })).toBeInTheDocument();
  });

  it('works for the visit when the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { user } = await plan();
    await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    expect(counter()).toHaveAccessibleName('1 saved flat');
  });

  it('has an end, and says so', async () => {
    const first = await plan();
    await first.user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    const [flat] = kept().flats;
    first.unmount();
    const flats = Array.from({ length: 50 }, (_, index) => ({ ...flat, id: `b-${index}` }));
    localStorage.setItem(storageKey, JSON.stringify({ version: 1, flats }));
    await plan();
    const [full] = await screen.findAllByRole('button', {
      name: '50 flats are saved already, there is no room for more',
    });
    expect(full).toBeDisabled();
  });
});

describe('another tab', () => {
  it('is heard, and its change is not written again', async () => {
    const { user } = await plan();
    await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    const one = localStorage.getItem(storageKey);
    await user.click(screen.getByRole('button', { name: 'Save flat No. 5' }));
    const write = jest.spyOn(Storage.prototype, 'setItem');

    writtenElsewhere(one);
    await waitFor(() => expect(counter()).toHaveAccessibleName('1 saved flat'));
    expect(screen.getByRole('button', { name: 'Save flat No. 5' })).toHaveAttribute('aria-pressed', 'false');
    expect(write.mock.calls.filter(([key]) => key === storageKey)).toHaveLength(1);

    writtenElsewhere(null);
    await waitFor(() => expect(counter()).not.toBeInTheDocument());
  });

  it('may have written while this page was frozen', async () => {
    const { user } = await plan();
    await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await waitFor(() => expect(counter()).not.toBeInTheDocument());
  });
});

it('tells what must be kept to read the saved flats offline', async () => {
  const { user, store } = await plan();
  expect(offlineUrlsOf([])).toEqual({ calls: [], pictures: [] });
  await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
  await user.click(screen.getByRole('button', { name: 'Save flat No. 5' }));
  expect(offlineUrlsOf(store.getState().favourites.flats)).toEqual({
    calls: ['/api/projects', '/api/projects/lypa/plannings'],
    pictures: ['/media/house.svg'],
  });
});
