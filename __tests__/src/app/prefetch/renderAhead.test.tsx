import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { projectApi } from '#entities/project';
import { prefetchLinks } from '../../../../src/app/prefetch/prefetchLinks.ts';
import { routeTable } from '../../../../src/app/routes/routeTable.ts';
import type { PageRoute } from '../../../../src/app/routes/routeTypes.ts';
import { nextTask } from '#shared/tasks';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { idleBrowser } from '../../../support/environment/idleBrowser.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { revealAll } from '../../../support/site/revealAll.ts';

const backend = backendOfTests();

/** The site at a path with its prefetcher. */
const openSite = async (path: string, title: string | RegExp) => {
  const site = await renderSite({ path, fetch: backend.fetch });
  await screen.findByRole('heading', { level: 1, name: title });
  // Pages that are rendered before would be rendered anew.
  await waitFor(() => expect(site.store.getState().favourites.restored).toBe(true));
  prefetchLinks({ ...site, defaultLanguage: 'ua' });
  return site;
};

const openHome = () => openSite('/en', 'Homes with a horizon');

const link = (name: string) => screen.getByRole('link', { name });
const rendered = (title: string) => screen.findByRole('heading', { level: 1, name: title, hidden: true });
const isRendered = (title: string) => screen.queryByRole('heading', { level: 1, name: title, hidden: true }) !== null;

const routeOf = (name: string): PageRoute => {
  const entry = routeTable.find((each) => each.name === name);
  if (entry === undefined || !('load' in entry)) throw new Error(`The table has no page ${name}`);
  return entry;
};

/** Counts how often React renders a page from now on. */
const countRenders = async (name: string) => {
  const entry = routeOf(name);
  const module = await entry.load();
  const Page = jest.fn(module.Page as () => ReactNode);
  jest.spyOn(entry, 'load').mockResolvedValue({ ...module, Page });
  return Page;
};

describe('pages ahead', () => {
  it('are rendered, hidden, when their link is touched; opening one shows what was rendered', async () => {
    const { user } = await openHome();
    const title = document.title;
    fireEvent.pointerDown(link('Choose a development'));
    const developments = await rendered('Developments');
    expect(developments).not.toBeVisible();
    expect(document.title).toBe(title);
    await user.click(link('Choose a development'));
    await waitFor(() => expect(developments).toBeVisible());
    expect(screen.getByRole('heading', { level: 1 })).toBe(developments);
    await waitFor(() => expect(document.title).not.toBe(title));
  });

  it('are no siblings of the shown page’s parts, which style sheets would count with them', async () => {
    await openHome();
    fireEvent.pointerDown(link('Choose a development'));
    await rendered('Developments');
    const pages = [...screen.getByRole('main').children];
    expect(pages.map((page) => page.querySelectorAll('h1').length)).toEqual([1, 1]);
  });

  it('take the page that was left out of the document once the browser is idle', async () => {
    idleBrowser();
    const { user } = await openHome();
    fireEvent.pointerDown(link('Choose a development'));
    await rendered('Developments');
    await user.click(link('Choose a development'));
    await waitFor(() => expect(isRendered('Homes with a horizon')).toBe(false));
  });

  it('are those of links in view once the browser is idle', async () => {
    await openHome();
    jest.useFakeTimers();
    idleBrowser();
    revealAll();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    jest.useRealTimers();
    expect(await rendered('Developments')).not.toBeVisible();
  });

  it('show a result that has changed since they were rendered', async () => {
    idleBrowser();
    const { store } = await openHome();
    fireEvent.pointerDown(link('Choose a development'));
    const developments = await rendered('Developments');
    expect(screen.queryByRole('heading', { name: 'Lypa Renamed', hidden: true })).toBeNull();
    act(() => {
      store.dispatch(
        projectApi.util.updateQueryData('getProjects', { language: 'en' }, ({ items }) => {
          for (const project of Object.values(items.entities)) Object.assign(project, { title: 'Lypa Renamed' });
        }),
      );
    });
    expect((await screen.findAllByRole('heading', { name: 'Lypa Renamed', hidden: true }))[0]).not.toBeVisible();
    expect(developments).not.toBeInTheDocument();
  });

  it('show a flat that was saved since they were rendered', async () => {
    idleBrowser();
    const { user } = await openSite('/en/projects/lypa/plan?view=list', /^Lypa/);
    const save = await screen.findByRole('button', { name: 'Save flat No. 9' });
    fireEvent.pointerDown(link('Two-room, No. 9'));
    expect(await screen.findByRole('button', { name: 'Save', hidden: true })).not.toBeVisible();
    await user.click(save);
    expect(await screen.findByRole('button', { name: 'Saved', hidden: true })).not.toBeVisible();
  });

  it('render a tab within the frame of its project', async () => {
    const { user } = await openSite('/en/projects/lypa/about', 'Lypa');
    const frame = screen.getByRole('heading', { level: 1 });
    fireEvent.pointerDown(link('Documents'));
    const documents = await screen.findByRole('heading', { level: 2, name: 'Documents', hidden: true });
    expect(documents).not.toBeVisible();
    await user.click(link('Documents'));
    await waitFor(() => expect(documents).toBeVisible());
    expect(frame).toBeInTheDocument();
  });

  it('are rendered for the address of their link', async () => {
    const { container } = await openHome();
    const anchor = container.appendChild(document.createElement('a'));
    anchor.href = '/en/projects?status=planned&sort=price';
    fireEvent.pointerDown(anchor);
    await rendered('Developments');
    expect(await screen.findByDisplayValue('lowest price')).not.toBeVisible();
  });

  it('do not include the steps of a booking', async () => {
    const { user } = await openHome();
    const [visit] = screen.getAllByRole('link', { name: 'Book a visit' });
    if (visit === undefined) throw new Error('No link to the booking');
    fireEvent.pointerDown(visit);
    // Touched later, and rendered ahead.
    fireEvent.pointerDown(link('Choose a development'));
    await rendered('Developments');
    expect(screen.queryAllByRole('heading', { level: 1, hidden: true })).toHaveLength(2);
    await user.click(visit);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Homes'));
  });

  it('are not rendered for a visitor who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { pagesAhead } = await openHome();
    jest.useFakeTimers();
    idleBrowser();
    fireEvent.pointerDown(link('Choose a development'));
    revealAll();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
    expect(pagesAhead.get()).toEqual([]);
  });

  it('take turns where only one of them fits: the touched one is rendered', async () => {
    const { container } = await openHome();
    for (const order of ['readiness', 'price']) {
      const anchor = container.appendChild(document.createElement('a'));
      anchor.href = `/en/projects?sort=${order}`;
      fireEvent.pointerDown(anchor);
      const option = order === 'price' ? 'lowest price' : 'closest to completion';
      expect(await screen.findByDisplayValue(option)).not.toBeVisible();
    }
    expect(screen.queryAllByRole('heading', { level: 1, name: 'Developments', hidden: true })).toHaveLength(1);
  });

  it('begin anew when they are opened again before the browser is idle', async () => {
    const { user } = await openHome();
    const home = screen.getByRole('heading', { level: 1 });
    await user.click(link('Choose a development'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Developments'));
    const homeLink = screen.getByRole('link', { name: /home page/ });
    fireEvent.pointerDown(homeLink);
    await waitFor(() => expect(home).not.toBeInTheDocument());
    await user.click(homeLink);
    expect(await screen.findByRole('heading', { level: 1, name: 'Homes with a horizon' })).toBeVisible();
  });

  it('do not repeat the fragment with which a page was shown before', async () => {
    const { go, user } = await openHome();
    await go('/en/projects/lypa/bond?way=mortgage#eligibility');
    const questions = async () => (await screen.findByText('Answer five questions')).closest('details');
    await waitFor(async () => expect(await questions()).toHaveAttribute('open'));
    const about = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About us' });
    fireEvent.pointerDown(about);
    const aboutUs = await rendered('About us');
    await user.click(about);
    await waitFor(() => expect(aboutUs).toBeVisible());
    await go('/en/projects/lypa/bond?way=mortgage');
    await waitFor(() => expect(screen.getByText('Answer five questions')).toBeVisible());
    expect(await questions()).not.toHaveAttribute('open');
  });

  it('are added to the history once, however quickly a link is pressed twice', async () => {
    const { user, router, go } = await openHome();
    const first = link('Choose a development');
    const stop = router.subscribe(({ location }) => {
      if (location.pathname !== '/en/projects') return;
      stop();
      // React has not shown the page yet.
      fireEvent.click(first);
    });
    await user.click(first);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Developments'));
    await go(-1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Homes with a horizon' })).toBeVisible();
  });

  it('do not bring back the page that was left when the visitor has gone elsewhere meanwhile', async () => {
    const { go } = await openHome();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const entry = routeOf('projects');
    const load = entry.load.bind(entry);
    // First it is fetched, then rendered.
    const loading = jest.spyOn(entry, 'load').mockImplementationOnce(load);
    loading.mockImplementation(async () => held.then(load));
    fireEvent.pointerDown(link('Choose a development'));
    await waitFor(() => expect(loading).toHaveBeenCalledTimes(2));
    await go('/en/about');
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    release();
    await act(() => loading.mock.results[1]?.value as Promise<unknown>);
    await act(nextTask);
    expect(isRendered('Homes with a horizon')).toBe(false);
  });

  it('keep the page that is left, without rendering it: Back shows the very same one', async () => {
    const home = await countRenders('home');
    const { go } = await openHome();
    const title = screen.getByRole('heading', { level: 1 });
    fireEvent.pointerDown(link('Choose a development'));
    await rendered('Developments');
    home.mockClear();
    fireEvent.click(link('Choose a development'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Developments' })).toBeVisible();
    expect(title).not.toBeVisible();
    // React renders hidden pages last.
    await act(nextTask);
    expect(home).not.toHaveBeenCalled();
    await go(-1);
    expect(title).toBeVisible();
  });

  it('are not rendered again when they are opened, nor when a link leads back to them at once', async () => {
    const developments = await countRenders('projects');
    await openHome();
    const choose = link('Choose a development');
    fireEvent.pointerDown(choose);
    const title = await rendered('Developments');
    developments.mockClear();
    fireEvent.click(choose);
    await waitFor(() => expect(title).toBeVisible());
    fireEvent.click(screen.getByRole('link', { name: /home page/ }));
    await waitFor(() => expect(title).not.toBeVisible());
    fireEvent.click(choose);
    await waitFor(() => expect(title).toBeVisible());
    expect(developments).not.toHaveBeenCalled();
  });

  it('are loaded again by a second press when their files failed to load', async () => {
    const { user } = await openHome();
    const now = jest.spyOn(performance, 'now');
    // Without a network nothing is tried again by itself.
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const loading = jest.spyOn(routeOf('about'), 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const about = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About us' });
    await user.click(about);
    expect(await screen.findByRole('alert')).toBeVisible();
    loading.mockRestore();
    const later = performance.now() + 2000;
    now.mockReturnValue(later);
    await user.click(about);
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  });

  it('leave Back to the page before', async () => {
    idleBrowser();
    const { user, go } = await openHome();
    fireEvent.pointerDown(link('Choose a development'));
    await rendered('Developments');
    await user.click(link('Choose a development'));
    await waitFor(() => expect(isRendered('Homes with a horizon')).toBe(false));
    await go(-1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Homes with a horizon' })).toBeVisible();
  });
});
