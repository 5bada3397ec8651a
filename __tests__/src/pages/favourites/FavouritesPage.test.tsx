import { act, screen, waitFor, within } from '@testing-library/react';
import { fixDate } from '../../../support/fixedDate.ts';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { brand } from '../../../support/environment/brand.ts';
import { json, testNetwork } from '../../../support/backend/network.ts';
import { specBackend } from '../../../support/backend/specBackend.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { storedFlat, storeFlats, readStored } from './storedFlats.ts';

const backend = backendOfTests();

beforeEach(() => fixDate('2026-11-20T10:00Z'));

describe('FavouritesPage', () => {
  afterEach(() => localStorage.clear());

  const show = (path = '/en/favourites', fetch = backend.fetch) => renderSite({ path, fetch });
  const itemOf = async (name: string | RegExp): Promise<HTMLElement> => {
    const item = (await screen.findByRole('heading', { name })).closest('li');
    if (item === null) throw new Error(`${String(name)} is in no line`);
    return item;
  };
  const items = () => screen.getAllByRole('heading', { level: 2, name: /No\. / }).map(({ textContent }) => textContent);
  const changeInOtherTab = (...flats: readonly ReturnType<typeof storedFlat>[]): void => {
    storeFlats(...flats);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'obriy.favourites' })));
  };

  describe('the saved flats', () => {
    it('are none at first, and the page says how to add some', async () => {
      await show();
      expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'See our developments' })).toHaveAttribute('href', '/en/projects');
      expect(within(screen.getByRole('list', { name: 'How a flat gets here' })).getAllByRole('listitem')).toHaveLength(
        3,
      );
      const complexes = within(await screen.findByRole('region', { name: 'Where to look for a flat' }));
      expect(complexes.getAllByRole('link')[0]).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/en\/projects\/[a-z0-9-]+\/plan$/),
      );
      expect(document.title).toBe(`Saved flats — ${brand.en.name}`);
      expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });

    it('are in the order of saving with the current data of the backend', async () => {
      storeFlats(
        storedFlat('a-1-3-9', { savedPrice: 320_000_000 }),
        storedFlat('a-1-2-5', { facts: { ...storedFlat('').facts, number: 5, rooms: 1 } }),
      );
      await show();
      const nine = await itemOf('Two-room, No. 9');
      await waitFor(() => expect(nine).toHaveTextContent('₴50,000 per m²'));
      expect(nine).toHaveTextContent('60 m²');
      expect(nine).toHaveTextContent('₴3,000,000');
      expect(nine).toHaveTextContent('Was ₴3,200,000 when you saved it on 2 October 2026');
      expect(nine).not.toHaveTextContent('as of');
      expect(within(nine).getByRole('link', { name: 'Two-room, No. 9' })).toHaveAttribute(
        'href',
        '/en/projects/lypa/plan/flat/a-1-3-9',
      );
      expect(items()).toEqual(['Two-room, No. 9', 'One-room, No. 5']);
      expect(screen.getByText('2 flats')).toBeInTheDocument();
    });

    it('are saved and compared with the discounts of the day', async () => {
      const offer = { alias: 'winter', title: 'Winter' };
      const discounted = (price: number) => {
        const discount = { percent: 5, price: price * 0.95, offer };
        const flats = [{ id: 'a-1', number: 9, rooms: 2, price, discount }];
        return specBackend({ responses: { '/api/projects/lypky/plannings': flats } }).fetch;
      };
      const { user, unmount } = await show('/en/favourites?flats=lypky:a-1', discounted(300_000_000));
      await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
      await user.click(screen.getByRole('link', { name: 'To my saved flats' }));
      expect(await itemOf('Two-room, No. 9')).toHaveTextContent('₴2,850,000');
      expect(screen.queryByText(/^Was/)).not.toBeInTheDocument();
      unmount();
      await show('/en/favourites', discounted(310_000_000));
      expect(await screen.findByText(/^Was/)).toHaveTextContent('Was ₴2,850,000 when you saved it');
      expect(await itemOf('Two-room, No. 9')).toHaveTextContent('₴2,945,000');
    });

    it('have no other price than when they were saved without the discount that held then', async () => {
      const offer = { alias: 'winter', title: 'Winter' };
      const from = (valid_from: string) => {
        const discount = { percent: 5, price: 285_000_000, offer, valid_from };
        const flats = [{ id: 'a-1', number: 9, rooms: 2, price: 300_000_000, discount }];
        return specBackend({ responses: { '/api/projects/lypky/plannings': flats } }).fetch;
      };
      storeFlats(storedFlat('a-1', { alias: 'lypky' }));
      const { unmount } = await show('/en/favourites', from('2026-10-02'));
      await waitFor(async () => expect(await itemOf('Two-room, No. 9')).toHaveTextContent('₴2,850,000'));
      expect(screen.queryByText(/^Was/)).not.toBeInTheDocument();
      unmount();
      await show('/en/favourites', from('2026-10-03'));
      expect(await screen.findByText(/^Was/)).toHaveTextContent('Was ₴3,000,000 when you saved it');
    });

    it('are not said to be kept when the storage is full', async () => {
      const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('', 'QuotaExceededError');
      });
      const { user } = await show('/en/favourites?flats=lypa:a-1-3-9');
      await user.click(await screen.findByRole('button', { name: 'Save 1 flat to my list' }));
      await user.click(screen.getByRole('link', { name: 'To my saved flats' }));
      expect(await screen.findByText(/^This browser does not store the latest changes/)).toBeInTheDocument();
      full.mockRestore();
    });

    it('may have commas and colons in their names', async () => {
      storeFlats(storedFlat('b:1', { alias: 'lypa,dub' }), storedFlat('1', { alias: 'lypa,dub:b' }));
      const { fetch, requested } = testNetwork(() => json(null, 404));
      await show('/en/favourites', fetch);
      expect(await screen.findAllByText('This flat is no longer on the site.')).toHaveLength(2);
      const plannings = requested.filter((call) => call.endsWith('/plannings'));
      expect(plannings).toEqual(['en /api/projects/lypa%2Cdub/plannings', 'en /api/projects/lypa%2Cdub%3Ab/plannings']);
      expect(readStored()).toHaveLength(2);
    });

    it('are stored as they were seen last', async () => {
      storeFlats(storedFlat('a-1-2-5'));
      await show();
      await waitFor(() =>
        expect(readStored()[0]).toMatchObject({
          seenOn: '2026-11-20',
          facts: { number: 5, price: 214_500_000 },
        }),
      );
      expect(readStored()[0]).toMatchObject({ savedOn: '2026-10-02', savedPrice: 300_000_000 });
    });

    it('show which are sold or gone, with links to similar ones', async () => {
      storeFlats(
        storedFlat('a-1-4-12'),
        storedFlat('a-9-9-99', { facts: { ...storedFlat('').facts, number: 99 } }),
        storedFlat('b-1', { alias: 'nowhere', facts: { ...storedFlat('').facts, number: 7 } }),
      );
      await show();
      const sold = await itemOf('One-room, No. 12');
      await waitFor(() => expect(sold).toHaveTextContent('This flat has been sold.'));
      expect(sold).not.toHaveTextContent('₴');
      expect(within(sold).getByRole('link', { name: 'Similar flats in this development' })).toHaveAttribute(
        'href',
        '/en/projects/lypa/plan?rooms=1',
      );
      for (const name of ['Two-room, No. 99', 'Two-room, No. 7']) {
        const removed = await itemOf(name);
        await waitFor(() => expect(removed).toHaveTextContent('This flat is no longer on the site.'));
        expect(removed).not.toHaveTextContent('₴');
        expect(within(removed).queryByRole('link', { name })).not.toBeInTheDocument();
      }
      const ofRemovedProject = await itemOf('Two-room, No. 7');
      expect(within(ofRemovedProject).queryByRole('link')).not.toBeInTheDocument();
    });

    it('are shown as of the day they were seen while the backend is down, and updated afterwards', async () => {
      storeFlats(storedFlat('a-1-3-9', { facts: { ...storedFlat('').facts, price: 290_000_000 } }));
      let broken = true;
      const fetch: typeof globalThis.fetch = async (input, init) =>
        broken ? new Response('', { status: 500 }) : backend.fetch(input, init);
      const { user } = await show('/en/favourites', fetch);
      expect(await screen.findByText('There is no fresh data right now')).toBeInTheDocument();
      const item = await itemOf('Two-room, No. 9');
      expect(item).toHaveTextContent('₴2,900,000');
      expect(item).toHaveTextContent('as of 5 October 2026');
      expect(item).toHaveTextContent('Old Lime');

      broken = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(item).not.toHaveTextContent('as of'));
      expect(item).toHaveTextContent('₴3,000,000');
      expect(screen.queryByText('There is no fresh data right now')).not.toBeInTheDocument();
    });

    it('are not called free while the backend, which never stated a status, is down', async () => {
      storeFlats(storedFlat('a-1', { alias: 'lypky' }), storedFlat('a-2', { alias: 'lypky' }));
      const flats = [9, 5].map((number, index) => ({ id: `a-${index + 1}`, number, rooms: 2, price: 300_000_000 }));
      const responses = { '/api/projects/lypky/plannings': flats };
      const { unmount } = await show('/en/favourites', specBackend({ responses }).fetch);
      await waitFor(() => expect(readStored().map(({ facts }) => facts.number)).toEqual([9, 5]));
      unmount();
      await show('/en/favourites', async () => new Response('', { status: 500 }));
      expect(await itemOf('Two-room, No. 9')).toHaveTextContent(/as of/);
      expect(await screen.findByRole('rowheader', { name: /^Price/ })).toBeInTheDocument();
      expect(screen.queryByText('Free')).not.toBeInTheDocument();
    });

    it('can be removed and restored, and the focus is never lost', async () => {
      storeFlats(
        storedFlat('a-1-3-9'),
        storedFlat('a-1-2-5', { facts: { ...storedFlat('').facts, number: 5, rooms: 1 } }),
      );
      const { user, go } = await show();
      await user.click(await screen.findByRole('button', { name: 'Remove No. 9 from saved flats' }));
      expect(items()).toEqual(['One-room, No. 5']);
      expect(readStored()).toHaveLength(1);
      expect(screen.getByText('No. 9 has been removed')).toBeInTheDocument();
      const undo = screen.getByRole('button', { name: 'Put it back' });
      expect(undo).toHaveFocus();
      expect(undo).toHaveAccessibleDescription('No. 9 has been removed');

      await user.click(undo);
      expect(items()).toEqual(['Two-room, No. 9', 'One-room, No. 5']);
      expect(screen.getByRole('button', { name: 'Remove No. 9 from saved flats' })).toHaveFocus();
      expect(readStored().map(({ id }) => id)).toEqual(['a-1-3-9', 'a-1-2-5']);

      await user.click(screen.getByRole('button', { name: 'Remove No. 5 from saved flats' }));
      await go('/en/404');
      await go('/en/favourites');
      await itemOf('Two-room, No. 9');
      expect(screen.queryByRole('button', { name: 'Put it back' })).not.toBeInTheDocument();
    });

    it('are stored once as they were seen, whatever another tab has seen', async () => {
      storeFlats(storedFlat('a-1-3-9'));
      await show();
      await waitFor(() => expect(readStored()[0]).toMatchObject({ seenOn: '2026-11-20' }));
      const plan = { src: '/media/house.svg', width: 1600, height: 900, alt: 'План' };
      changeInOtherTab(...readStored().map((flat) => ({ ...flat, plan })));
      expect(readStored()[0]).toMatchObject({ plan });
    });

    it('can be restored after another tab has saved one', async () => {
      storeFlats(storedFlat('a-1-3-9'));
      const { user } = await show();
      await user.click(await screen.findByRole('button', { name: 'Remove No. 9 from saved flats' }));
      changeInOtherTab(storedFlat('a-1-2-5', { facts: { ...storedFlat('').facts, number: 5, rooms: 1 } }));
      expect(items()).toEqual(['One-room, No. 5']);
      const undo = screen.getByRole('button', { name: 'Put it back' });
      expect(undo).toHaveFocus();
      await user.click(undo);
      expect(items()).toEqual(['Two-room, No. 9', 'One-room, No. 5']);

      await user.click(screen.getByRole('button', { name: 'Remove No. 9 from saved flats' }));
      changeInOtherTab(storedFlat('a-1-3-9'));
      expect(items()).toEqual(['Two-room, No. 9']);
      expect(screen.queryByRole('button', { name: 'Put it back' })).not.toBeInTheDocument();
    });

    it('can be asked about all at once', async () => {
      storeFlats(storedFlat('a-1-3-9'), storedFlat('a-1-4-12'));
      const { user, store } = await show();
      await waitFor(() => expect(screen.getAllByText('This flat has been sold.')).toHaveLength(1));
      await user.click(screen.getByRole('button', { name: 'Ask about this flat' }));
      const { currentProject, message } = store.getState().callRequest.draft;
      expect(currentProject).toBe('lypa');
      expect(message).toMatch(/^I am interested in this flat: .+, No\. 9 \(60 m²\)\.$/);
    });

    it('keep the number of the floor beside its noun', async () => {
      storeFlats(storedFlat('a-1-3-9'));
      await show();
      expect((await itemOf('Two-room, No. 9')).textContent).toMatch(/Floor\u00A0\d/);
    });

    it('are asked about in the singular if there is one', async () => {
      storeFlats(storedFlat('a-1-3-9'));
      const { user, store } = await show();
      await user.click(await screen.findByRole('button', { name: 'Ask about this flat' }));
      expect(store.getState().callRequest.draft.message).toMatch(/^I am interested in this flat: /);
    });

    it('show nothing of the other language while their own is loading', async () => {
      const { names, ...rest } = storedFlat('a-1-3-9');
      storeFlats({ ...rest, names: { ua: names.ua ?? { project: '-', building: '-' } } });
      const network = testNetwork((path, language) =>
        language === 'en'
          ? new Promise<Response>(() => undefined)
          : backend.fetch(path, { headers: { 'Accept-Language': language } }),
      );
      await show('/en/favourites', network.fetch);
      await itemOf('Two-room, No. 9');
      expect(screen.getByRole('main')).not.toHaveTextContent('Стара Липа');
    });
  });

  describe('a shared list', () => {
    const path = '/en/favourites?flats=lypa:a-1-3-9,lypa:a-1-2-5,lypa:a-1-4-12';

    it('is shown and offered, and overwrites nothing', async () => {
      storeFlats(storedFlat('a-1-3-9'), storedFlat('a-1-5-15'));
      const { user } = await show(path);
      await user.click(await screen.findByRole('button', { name: 'Save 2 flats to my list' }));
      expect(readStored().map(({ id }) => id)).toEqual(['a-1-3-9', 'a-1-5-15', 'a-1-2-5', 'a-1-4-12']);
      expect(readStored()[0]).toMatchObject({ savedOn: '2026-10-02' });
      const saved = await screen.findByText('All of these flats are among your saved ones.');
      expect(document.activeElement).toContainElement(saved);
      expect(document.activeElement).toHaveTextContent(/^All of these flats are among your saved ones\.$/);
      expect(screen.getByRole('main')).not.toHaveTextContent('has not changed');
      expect(screen.getByRole('link', { name: 'To my saved flats' })).toHaveAttribute('href', '/en/favourites');
    });

    it('allows saving a single flat', async () => {
      const { user } = await show(path);
      await user.click(await screen.findByRole('button', { name: 'Save flat No. 5' }));
      expect(readStored().map(({ id }) => id)).toEqual(['a-1-2-5']);
    });

    it('may have no valid or no existing flat', async () => {
      const { go } = await show('/en/favourites?flats=nonsense');
      expect(await screen.findByRole('heading', { name: 'There are no flats in this link' })).toBeInTheDocument();
      await go('/en/favourites?flats=lypa:z-1,dub:a-1');
      expect(await screen.findAllByText('This flat is no longer on the site.')).toHaveLength(2);
      expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    });

    it('shows that it cannot be loaded now', async () => {
      await show(path, testNetwork(() => json(null, 500)).fetch);
      expect(await screen.findByText('The flats of the link did not load')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    });

    it('is shown to be copied by hand when the clipboard fails', async () => {
      storeFlats(storedFlat('a-1-3-9'));
      const { user } = await show();
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
      await user.click(await screen.findByRole('button', { name: 'Share the list' }));
      expect(await screen.findByRole('textbox', { name: 'Link to the list' })).toHaveValue(
        `${window.location.origin}/en/favourites?flats=lypa:a-1-3-9`,
      );
    });

    it("is made of the visitor's own list, to be pasted anywhere", async () => {
      storeFlats(storedFlat('a-1-3-9'), storedFlat('a-1-2-5'));
      const { user } = await show();
      const copy = jest.spyOn(navigator.clipboard, 'writeText');
      await user.click(await screen.findByRole('button', { name: 'Share the list' }));
      expect(await screen.findByText('The link is copied')).toBeInTheDocument();
      expect(copy).toHaveBeenCalledWith(`${window.location.origin}/en/favourites?flats=lypa:a-1-3-9,lypa:a-1-2-5`);
      // It is not the link to the changed list.
      await user.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
      expect(screen.queryByText('The link is copied')).not.toBeInTheDocument();
    });
  });
});

describe('the comparison', () => {
  afterEach(() => localStorage.clear());

  const ids = ['a-1-3-9', 'a-1-2-5', 'a-1-5-15', 'a-1-4-12'];
  const show = (path = '/en/favourites', savedIds = ids) => {
    storeFlats(...savedIds.map((id) => storedFlat(id)));
    return renderSite({ path, fetch: backend.fetch });
  };
  const columns = () =>
    within(screen.getByRole('table'))
      .getAllByRole('columnheader')
      .slice(1)
      .map((header) => within(header).getByRole('link').textContent);
  const row = (name: RegExp) =>
    within(
      within(screen.getByRole('table')).getByRole('rowheader', { name }).closest('tr') ?? screen.getByRole('table'),
    )
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  describe('the table', () => {
    it('starts with the free flats, and marks the differences in words too', async () => {
      await show();
      await waitFor(() => expect(columns()).toEqual(['Two-room, No. 9', 'One-room, No. 5', 'One-room, No. 15']));
      expect(row(/^Price \(differ\)$/)).toEqual(['₴3,000,000', '₴2,145,000', 'Price on request']);
      expect(row(/^Kitchen \(differ\)$/)).toEqual(['14 m²', '12.05 m²', '12.05 m²']);
      expect(row(/^Status$/)).toEqual(['Free', 'Free', 'Free']);
      expect(row(/^Windows \(differ\)$/)).toEqual(['south, west', 'east', 'east']);
      expect(screen.getByRole('region', { name: 'Comparison' })).toHaveAttribute('tabindex', '0');
    });

    it('shows the cost of each flat up to the keys, by instalment and by mortgage', async () => {
      await show('/en/favourites?compare=lypa:a-1-3-9,lypa:a-1-5-15');
      await screen.findByRole('rowheader', { name: 'Total cost of buying (differ)' });
      expect(row(/^Total cost of buying/)).toEqual(['₴3,030,330', '—']);
      expect(row(/^Instalments \(/)).toEqual(['₴58,333 a month, 36 months, ₴900,000 down', '—']);
      expect(row(/^Instalments: total with costs/)).toEqual(['₴3,030,330', '—']);
      const [atFirst] = row(/: at first/);
      expect(atFirst).toMatch(/^₴[\d,]+ a month, 240 months, ₴600,000 down$/);
      expect(row(/^State programme: total with costs/)[0]).toMatch(/^₴\d,\d{3},\d{3}$/);
    });

    it('has the choice of the visitor, which is in the address', async () => {
      const { user, router } = await show();
      await waitFor(() => expect(columns()).toHaveLength(3));
      await user.click(screen.getByRole('checkbox', { name: 'Compare No. 5' }));
      await waitFor(() => expect(columns()).toEqual(['Two-room, No. 9', 'One-room, No. 15']));
      expect(new URLSearchParams(router.state.location.search).get('compare')).toBe('lypa:a-1-3-9,lypa:a-1-5-15');
      await user.click(screen.getByRole('checkbox', { name: 'Compare No. 15' }));
      expect(await screen.findByText(/Tick at least two flats/)).toBeInTheDocument();
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
    });

    it('survives a reload, and includes sold flats without their price', async () => {
      await show('/en/favourites?compare=lypa:a-1-4-12,lypa:a-1-3-9');
      await waitFor(() => expect(columns()).toEqual(['Two-room, No. 9', 'One-room, No. 12']));
      expect(row(/^Price \(differ\)$/)).toEqual(['₴3,000,000', 'Not on sale']);
    });

    it('has at most four flats, which is a limit only for a longer list', async () => {
      const path = '/en/favourites?compare=lypa:a-1-3-9,lypa:a-1-2-5,lypa:a-1-5-15';
      const addFourth = async ({ user }: Awaited<ReturnType<typeof show>>) => {
        await waitFor(() => expect(columns()).toHaveLength(3));
        expect(screen.queryByText(/untick one of them/)).not.toBeInTheDocument();
        await user.click(await screen.findByRole('checkbox', { name: 'Compare No. 12' }));
        await waitFor(() => expect(columns()).toHaveLength(4));
      };
      const fourFlats = await show(path);
      await addFourth(fourFlats);
      expect(screen.queryByText(/untick one of them/)).not.toBeInTheDocument();
      fourFlats.unmount();

      storeFlats(...ids.map((id) => storedFlat(id)), storedFlat('b-1-1-1', { alias: 'lost' }));
      const { fetch } = testNetwork((request, language) =>
        request.includes('lost')
          ? json(null, 500)
          : backend.fetch(request, { headers: { 'Accept-Language': language } }),
      );
      await addFourth(await renderSite({ path, fetch }));
      expect(screen.getByText(/untick one of them/)).toBeInTheDocument();
    });

    it('needs two flats', async () => {
      await show('/en/favourites', ['a-1-3-9']);
      expect(await screen.findByText('1 flat')).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Comparison' })).not.toBeInTheDocument();
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    });
  });
});

describe('cached copies', () => {
  afterEach(() => localStorage.clear());

  /** The backend behind a worker that serves copies of a day while the network is down. */
  const behindWorker = (asOf: string) => {
    const network = { away: true };
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await backend.fetch(input, init);
      if (!network.away) return response;
      const headers = new Headers(response.headers);
      headers.set('x-as-of', asOf);
      return new Response(response.body, { status: response.status, headers });
    };
    return { network, fetch };
  };
  const itemOf = async (name: string): Promise<HTMLElement> => {
    const item = (await screen.findByRole('heading', { name })).closest('li');
    if (item === null) throw new Error(`${name} is in no line`);
    return item;
  };

  it('are shown as of their day, not stored as seen today, and updated when the network is back', async () => {
    storeFlats(storedFlat('a-1-2-5', { facts: { ...storedFlat('').facts, number: 5, rooms: 1 } }));
    // The evening in London, the next day in Kyiv.
    const { network, fetch } = behindWorker('2026-10-19T22:30:00.000Z');
    await renderSite({ path: '/en/favourites', fetch });
    const item = await itemOf('One-room, No. 5');
    await waitFor(() => expect(item).toHaveTextContent('₴2,145,000'));
    expect(item).toHaveTextContent('as of 20 October 2026');
    expect(item).not.toHaveTextContent('per m²');
    expect(readStored()[0]).toMatchObject({ seenOn: '2026-10-05', facts: { price: 300_000_000 } });

    network.away = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(item).not.toHaveTextContent('as of'));
    expect(item).toHaveTextContent('₴2,145,000');
    await waitFor(() => expect(readStored()[0]).toMatchObject({ seenOn: '2026-11-20', facts: { price: 214_500_000 } }));
  });

  it('are updated also when the network was back before the listener was added', async () => {
    storeFlats(storedFlat('a-1-2-5', { facts: { ...storedFlat('').facts, number: 5, rooms: 1 } }));
    const { network, fetch } = behindWorker('2026-10-19T22:30:00.000Z');
    await renderSite({ path: '/en/favourites', fetch });
    const item = await itemOf('One-room, No. 5');
    await waitFor(() => expect(item).toHaveTextContent('as of 20 October 2026'));
    network.away = false;
    await waitFor(() => expect(item).not.toHaveTextContent('as of'));
  });

  it('are ignored where the stored data are newer', async () => {
    storeFlats(storedFlat('a-1-2-5'));
    await renderSite({ path: '/en/favourites', fetch: behindWorker('2026-10-03T09:00:00.000Z').fetch });
    await screen.findByText(/^As of 3 October/);
    const item = await itemOf('Two-room, No. 9');
    expect(item).toHaveTextContent('₴3,000,000');
    expect(item).toHaveTextContent('as of 5 October 2026');
  });

  it('do not mark a saved flat as gone because an old copy lacks it', async () => {
    storeFlats(storedFlat('a-9-9-99', { facts: { ...storedFlat('').facts, number: 99 } }));
    await renderSite({ path: '/en/favourites', fetch: behindWorker('2026-10-19T09:00:00.000Z').fetch });
    await screen.findByText(/^As of 19 October/);
    const item = await itemOf('Two-room, No. 99');
    expect(item).toHaveTextContent('as of 5 October 2026');
    expect(item).not.toHaveTextContent('no longer on the site');
  });

  it('are saved as of their day', async () => {
    const { user } = await renderSite({
      path: '/en/projects/lypa/plan?view=list',
      fetch: behindWorker('2026-10-19T09:00:00.000Z').fetch,
    });
    await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    expect(readStored()[0]).toMatchObject({ savedOn: '2026-10-19', seenOn: '2026-10-19' });
  });
});
