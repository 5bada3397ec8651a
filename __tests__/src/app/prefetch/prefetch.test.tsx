import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { prefetchLinks } from '../../../../src/app/prefetch/prefetchLinks.ts';
import { backendOfTests } from '../../../support/backend.ts';
import { idleBrowser } from '../../../support/idleBrowser.ts';
import { renderSite } from '../../../support/renderSite.tsx';
import { revealAll } from '../../../support/revealAll.ts';

const backend = backendOfTests();
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const homeTitle = { level: 1, name: 'Homes with a horizon' } as const;

/** The English home page with its prefetcher, and what it has asked the backend for since. */
const openHome = async () => {
  const asked: string[] = [];
  let down = false;
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
    return down ? Promise.resolve(new Response('', { status: 503 })) : backend.fetch(input, init);
  };
  const site = await renderSite({ path: '/en', fetch });
  await screen.findByRole('heading', homeTitle);
  asked.length = 0;
  prefetchLinks({ ...site, defaultLanguage: 'ua' });
  return { ...site, asked, setDown: (now: boolean) => (down = now) };
};

const link = (name: string) => screen.getByRole('link', { name });
const moveMouseOver = (element: Element): void => {
  // jsdom knows no pointers.
  fireEvent(element, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
};

/** Longer than a link has to stay in view, and than the browser has to be idle. */
const aWhile = () => act(() => jest.advanceTimersByTimeAsync(3000));

it('fetches the page of a link that is pressed; following it asks nothing more', async () => {
  const { asked, user } = await openHome();
  fireEvent.pointerDown(link('Choose a complex'));
  await waitFor(() => expect(asked).toEqual(['/api/projects']));
  await user.click(link('Choose a complex'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Complexes' })).toBeVisible();
  expect(asked).toEqual(['/api/projects']);
});

it('fetches the page of a link on which the mouse rests, and not of one that it passes by', async () => {
  const { asked } = await openHome();
  jest.useFakeTimers();
  idleBrowser();
  moveMouseOver(link('Choose a complex'));
  moveMouseOver(document.body);
  await aWhile();
  expect(asked).toEqual([]);
  moveMouseOver(link('Choose a complex'));
  await aWhile();
  expect(asked).toEqual(['/api/projects']);
});

it('fetches the page of a link that has the focus', async () => {
  const { asked } = await openHome();
  act(() => link('Choose a complex').focus());
  await waitFor(() => expect(asked).toEqual(['/api/projects']));
});

it('fetches the pages of links that stay in view, of those in the content alone', async () => {
  const { asked } = await openHome();
  jest.useFakeTimers();
  idleBrowser();
  await aWhile();
  expect(asked).toEqual([]);
  revealAll();
  await aWhile();
  jest.useRealTimers();
  await waitFor(() => expect(asked).toContain('/api/projects'));
  expect(asked).not.toContain('/api/contacts');
});

it('asks for the same page once', async () => {
  const { asked } = await openHome();
  fireEvent.pointerDown(link('Choose a complex'));
  await waitFor(() => expect(asked).toEqual(['/api/projects']));
  fireEvent.pointerDown(link('Choose a complex'));
  jest.useFakeTimers();
  idleBrowser();
  await aWhile();
  expect(asked).toEqual(['/api/projects']);
});

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'fetches nothing ahead for a visitor who says %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { asked } = await openHome();
    jest.useFakeTimers();
    idleBrowser();
    fireEvent.pointerDown(link('Choose a complex'));
    revealAll();
    await aWhile();
    expect(asked).toEqual([]);
  },
);

it('a failure stays unseen: the page is asked for again when the link is followed', async () => {
  const { asked, user, setDown, store } = await openHome();
  setDown(true);
  fireEvent.pointerDown(link('Choose a complex'));
  await waitFor(() => expect(asked).toEqual(['/api/projects']));
  await waitFor(() => expect(Object.keys(store.getState().api.queries)).toEqual([expect.stringContaining('getHome')]));
  setDown(false);
  await user.click(link('Choose a complex'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Complexes' })).toBeVisible();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

it('leaves links alone that lead elsewhere, to a file or into another tab', async () => {
  const { asked } = await openHome();
  const main = screen.getByRole('main');
  main.insertAdjacentHTML(
    'beforeend',
    '<a href="https://example.com/en/about">Elsewhere</a><a href="/en/about" target="_blank">Tab</a><a href="/en/about" download>File</a>',
  );
  jest.useFakeTimers();
  idleBrowser();
  for (const name of ['Elsewhere', 'Tab', 'File']) fireEvent.pointerDown(link(name));
  await aWhile();
  expect(asked).toEqual([]);
});
