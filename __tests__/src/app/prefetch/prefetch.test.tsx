import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { projectApi } from '#entities/project';
import { prefetchLinks } from '../../../../src/app/prefetch/prefetchLinks.ts';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { idleBrowser } from '../../../support/environment/idleBrowser.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { revealAll } from '../../../support/site/revealAll.ts';

const backend = backendOfTests();

describe('prefetch', () => {
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });

  const homeTitle = { level: 1, name: 'Homes with a horizon' } as const;

  /** The English home page with its prefetcher, and the backend requests since. */
  const openHome = async () => {
    const requested: string[] = [];
    let down = false;
    let holding: Promise<Response> | null = null;
    const fetch: typeof globalThis.fetch = (input, init) => {
      requested.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      if (holding !== null) return holding.then((response) => response.clone());
      return down ? Promise.resolve(new Response('', { status: 503 })) : backend.fetch(input, init);
    };
    const site = await renderSite({ path: '/en', fetch });
    await screen.findByRole('heading', homeTitle);
    requested.length = 0;
    prefetchLinks({ ...site, defaultLanguage: 'ua' });
    const hold = () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      holding = promise;
      return resolve;
    };
    return { ...site, requested, hold, setDown: (now: boolean) => (down = now) };
  };

  const link = (name: string) => screen.getByRole('link', { name });
  const moveMouseOver = (element: Element): void => {
    // jsdom has no pointer events.
    fireEvent(element, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
  };

  /** Longer than a link has to stay in view, and than the browser has to be idle. */
  const aWhile = () => act(() => jest.advanceTimersByTimeAsync(3000));

  it('fetches the page of a pressed link; following it fetches nothing more', async () => {
    const { requested, user } = await openHome();
    fireEvent.pointerDown(link('Choose a development'));
    await waitFor(() => expect(requested).toEqual(['/api/projects']));
    await user.click(link('Choose a development'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Developments' })).toBeVisible();
    expect(requested).toEqual(['/api/projects']);
  });

  it('fetches the page of a link under a resting mouse, not of one that it passes', async () => {
    const { requested } = await openHome();
    jest.useFakeTimers();
    idleBrowser();
    moveMouseOver(link('Choose a development'));
    moveMouseOver(document.body);
    await aWhile();
    expect(requested).toEqual([]);
    moveMouseOver(link('Choose a development'));
    await aWhile();
    expect(requested).toEqual(['/api/projects']);
  });

  it('fetches the page of a focused link', async () => {
    const { requested } = await openHome();
    act(() => link('Choose a development').focus());
    await waitFor(() => expect(requested).toEqual(['/api/projects']));
  });

  it('fetches the pages of links that stay in view, in the content only', async () => {
    const { requested } = await openHome();
    jest.useFakeTimers();
    idleBrowser();
    await aWhile();
    expect(requested).toEqual([]);
    revealAll();
    await aWhile();
    jest.useRealTimers();
    await waitFor(() => expect(requested).toContain('/api/projects'));
    expect(requested).not.toContain('/api/contacts');
  });

  it('fetches the same page once', async () => {
    const { requested } = await openHome();
    fireEvent.pointerDown(link('Choose a development'));
    await waitFor(() => expect(requested).toEqual(['/api/projects']));
    fireEvent.pointerDown(link('Choose a development'));
    jest.useFakeTimers();
    idleBrowser();
    await aWhile();
    expect(requested).toEqual(['/api/projects']);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    'fetches nothing ahead for a visitor with %j',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      const { requested } = await openHome();
      jest.useFakeTimers();
      idleBrowser();
      fireEvent.pointerDown(link('Choose a development'));
      revealAll();
      await aWhile();
      expect(requested).toEqual([]);
    },
  );

  it('hides a failure, and fetches the page again when the link is followed', async () => {
    const { requested, user, setDown, store } = await openHome();
    setDown(true);
    fireEvent.pointerDown(link('Choose a development'));
    await waitFor(() => expect(requested).toEqual(['/api/projects']));
    await waitFor(() =>
      expect(Object.keys(store.getState().api.queries)).toEqual([expect.stringContaining('getHome')]),
    );
    setDown(false);
    await user.click(link('Choose a development'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Developments' })).toBeVisible();
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  });

  it('leaves a failure of the current page visible', async () => {
    const { requested, store, hold } = await openHome();
    const release = hold();
    fireEvent.pointerDown(link('Choose a development'));
    await waitFor(() => expect(requested).toEqual(['/api/projects']));
    const projects = () =>
      Object.entries(store.getState().api.queries).find(([, entry]) => entry?.endpointName === 'getProjects');
    const [key] = projects() ?? [''];
    void store.dispatch(projectApi.endpoints.getProjects.initiate({ language: 'en' }));
    await waitFor(() => expect(store.getState().api.subscriptions).toHaveProperty([key]));
    let stayed = true;
    store.subscribe(() => {
      stayed &&= projects() !== undefined;
    });
    release(new Response('', { status: 503 }));
    await waitFor(() => {
      // Fetches again when the first attempt has failed.
      fireEvent.pointerDown(link('Choose a development'));
      expect(requested).toHaveLength(2);
    });
    expect(stayed).toBe(true);
  });

  it('ignores links that lead elsewhere, to a file or into another tab', async () => {
    const { requested } = await openHome();
    const main = screen.getByRole('main');
    main.insertAdjacentHTML(
      'beforeend',
      '<a href="https://example.com/en/about">Elsewhere</a><a href="/en/about" target="_blank">Tab</a><a href="/en/about" download>File</a>',
    );
    jest.useFakeTimers();
    idleBrowser();
    for (const name of ['Elsewhere', 'Tab', 'File']) fireEvent.pointerDown(link(name));
    await aWhile();
    expect(requested).toEqual([]);
  });
});

describe('lazy widgets', () => {
  /** The connection of the visitor, as Chromium reports it. */
  class Connection extends EventTarget {
    effectiveType: string;
    saveData: boolean;

    constructor(effectiveType: string, saveData = false) {
      super();
      this.effectiveType = effectiveType;
      this.saveData = saveData;
    }
  }
  const connect = (connection: Connection): void => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });

  const show = async (path: string) => {
    const site = await renderSite({ path, fetch: backend.fetch });
    await screen.findByRole('heading', { level: 1 });
    return site;
  };
  const map = () => screen.findByRole('button', { name: 'A square', hidden: true });
  const showMap = { name: 'Show the map' };

  it.each([
    ['saves data', new Connection('4g', true)],
    ['has a slow connection', new Connection('2g')],
  ])('a map waits for a request of a visitor who %s', async (_, connection) => {
    connect(connection);
    const { user } = await show('/en/projects/lypa/about');
    revealAll();
    await user.click(await screen.findByRole('button', showMap));
    revealAll();
    expect(await map()).toBeInTheDocument();
    expect(screen.queryByRole('button', showMap)).not.toBeInTheDocument();
  });

  it('a map requested once loads by itself on the next page', async () => {
    connect(new Connection('4g', true));
    const { user, go } = await show('/en/projects/lypa/about');
    await user.click(await screen.findByRole('button', showMap));
    await go('/en/contacts');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', showMap)).not.toBeInTheDocument();
  });

  it('a map loads by itself where browsers do not report the connection, and when it improves', async () => {
    const connection = new Connection('2g');
    connect(connection);
    await show('/en/projects/lypa/about');
    expect(await screen.findByRole('button', showMap)).toBeInTheDocument();
    act(() => {
      connection.effectiveType = '3g';
      connection.dispatchEvent(new Event('change'));
    });
    expect(screen.queryByRole('button', showMap)).not.toBeInTheDocument();
    revealAll();
    expect(await map()).toBeInTheDocument();
  });
});

describe('the connection', () => {
  /** The backend behind a worker that serves dated copies while the network is down. */
  const behindWorker = () => {
    const network = { away: true };
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await backend.fetch(input, init);
      if (!network.away) return response;
      const headers = new Headers(response.headers);
      headers.set('x-as-of', '2026-11-21T13:00:00.000Z');
      return new Response(response.body, { status: response.status, headers });
    };
    return { network, fetch };
  };

  it('shows the date of a cached result, and refetches when the connection is back', async () => {
    const { network, fetch } = behindWorker();
    await renderSite({ path: '/en/projects', fetch });
    const line = await screen.findByText(/^As of 21 November at \d\d:\d\d$/);
    expect(line).toHaveAttribute('datetime', '2026-11-21T13:00:00.000Z');

    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('No connection')).toBeInTheDocument();

    network.away = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/as of 21 November/i)).not.toBeInTheDocument());
    expect(screen.queryByText('No connection')).not.toBeInTheDocument();
    expect(screen.getByText('2 developments')).toBeVisible();
  });

  it('refetches when a frozen page becomes visible again', async () => {
    const { network, fetch } = behindWorker();
    await renderSite({ path: '/en/projects', fetch });
    await screen.findByText(/^As of 21 November/);
    const connected = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('No connection')).toBeInTheDocument();

    connected.mockReturnValue(true);
    network.away = false;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByText(/as of 21 November/i)).not.toBeInTheDocument());
    expect(screen.queryByText('No connection')).not.toBeInTheDocument();
  });

  describe('a slow response', () => {
    afterEach(() => jest.useRealTimers());

    const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

    /** Two pages with pending responses, with the widget that watches the connection. */
    const openHeld = async () => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      const worker = behindWorker();
      const fetch: typeof globalThis.fetch = async (input, init) => {
        if (/\/api\/(?:about|contacts)$/.test(new Request(input, init).url)) await held;
        return worker.fetch(input, init);
      };
      const site = await renderSite({ path: '/en/projects', fetch });
      await screen.findByText(/^As of 21 November/);
      worker.network.away = false;
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
      return { ...site, release };
    };
    const notice = () => screen.queryByText('This is taking a while');

    it('shows a notice after a while, until it arrives', async () => {
      const { go, release } = await openHeld();
      await go('/en/about');
      await pass(9);
      expect(notice()).not.toBeInTheDocument();
      await pass(2);
      expect(notice()).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();

      release();
      await waitFor(() => expect(notice()).not.toBeInTheDocument());
      expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    });

    it('has its own timer on every page', async () => {
      const { go } = await openHeld();
      await go('/en/about');
      await pass(9);
      await go('/en/contacts');
      await pass(5);
      expect(notice()).not.toBeInTheDocument();
      await pass(6);
      expect(notice()).toBeInTheDocument();
    });
  });
});

describe('the lightbox', () => {
  const path = '/en/projects/lypa/progress';
  const show = async (at = path) => {
    const site = await renderSite({ path: at, fetch: backend.fetch });
    await screen.findByRole('article');
    return site;
  };
  const link = (name: string) => within(screen.getByRole('article')).getByRole('link', { name });
  const dialog = () => screen.findByRole('dialog', { name: 'Pictures' });

  it('is a link to the picture itself without scripts', async () => {
    await show();
    expect(link('The walls')).toHaveAttribute('href', '/media/house.svg');
  });

  it('opens the tapped picture in the address, and Back closes it', async () => {
    const { user, router, go } = await show();
    await user.click(link('The yard'));
    expect(router.state.location.search).toBe('?photo=2');
    expect(await dialog()).toBeInTheDocument();
    await go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(link('The yard')).toHaveFocus());
  });

  it('opens from a shared address; closing it stays on the site', async () => {
    const { router, user } = await show(`${path}?photo=1`);
    await dialog();
    // Of the loaded view: jsdom's dialog, which is shown before, knows no Escape.
    await screen.findByRole('button', { name: 'Zoom' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['0', '3', '-1', '1e9', 'x'])('an address with ?photo=%s opens nothing', async (photo) => {
    await show(`${path}?photo=${photo}`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves a tap with a modifier key to the browser', async () => {
    const { user, router } = await show();
    await user.keyboard('{Control>}');
    const stop = (event: Event): void => event.preventDefault();
    document.addEventListener('click', stop, { once: true });
    await user.click(link('The walls'));
    expect(router.state.location.search).toBe('');
  });
});
