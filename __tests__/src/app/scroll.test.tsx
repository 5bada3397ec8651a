import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RouterContext } from '#shared/routing';
import { ScrollRestoration } from '../../../src/app/ScrollRestoration.tsx';

/** jsdom has no layout: gives the page a height, and limits scrolling to it. */
let height = 5000;
const scrolled: ScrollToOptions[] = [];

const grow = async (to: number): Promise<void> => {
  height = to;
  await act(async () => {
    document.body.append(document.createElement('p'));
  });
};

const scrollTo = (top: number) => act(() => window.scrollTo({ top }));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'setImmediate', 'nextTick'] });
  height = 5000;
  scrolled.length = 0;
  sessionStorage.clear();
  document.body.innerHTML = '';
  const place = window.scrollTo.bind(window);
  jest.spyOn(window, 'scrollTo').mockImplementation((options) => {
    const { top = 0, ...rest } = options as ScrollToOptions;
    scrolled.push({ top, ...rest });
    place({ top: Math.min(top, height) } as ScrollToOptions);
  });
  window.scrollTo({ top: 0 });
});
afterEach(() => jest.useRealTimers());

const visit = (path = '/a') => {
  const router = createMemoryRouter([{ path: '*', element: <ScrollRestoration /> }], { initialEntries: [path] });
  render(
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>,
  );
  const go = (...to: Parameters<typeof router.navigate>) => act(() => router.navigate(...(to as [string])));
  return { router, go, back: () => act(() => router.navigate(-1)) };
};

it('takes over scroll restoration from the browser', () => {
  visit();
  expect(window.history.scrollRestoration).toBe('manual');
});

it('jumps to the top of a new page', async () => {
  const { go } = visit();
  scrollTo(800);
  await go('/b');
  expect(window.scrollY).toBe(0);
  expect(scrolled.at(-1)).toEqual({ top: 0, behavior: 'instant' });
});

it('keeps the position when only the query was replaced', async () => {
  const { go } = visit();
  scrollTo(800);
  await go('/a?rooms=2', { preventScrollReset: true });
  expect(window.scrollY).toBe(800);
});

it('keeps the position when the language changes', async () => {
  const { go } = visit();
  scrollTo(800);
  await go('/en/a', { preventScrollReset: true });
  // The skeleton is shorter, so the browser scrolls up to its end.
  height = 100;
  scrollTo(100);
  expect(window.scrollY).toBe(100);
  await grow(5000);
  expect(window.scrollY).toBe(800);
});

it('restores the position of each history entry on Back', async () => {
  const { go, back } = visit();
  scrollTo(1200);
  await go('/b');
  scrollTo(300);
  await go('/c');
  await back();
  expect(window.scrollY).toBe(300);
  await back();
  expect(window.scrollY).toBe(1200);
});

it('waits for lazy content', async () => {
  const { go, back } = visit();
  scrollTo(3000);
  await go('/b');
  height = 400;
  await back();
  expect(window.scrollY).toBe(400);
  await grow(1500);
  expect(window.scrollY).toBe(1500);
  await grow(6000);
  expect(window.scrollY).toBe(3000);
});

it.each(['wheel', 'touchstart', 'keydown'])('stops when the visitor acts (%s)', async (type) => {
  const { go, back } = visit();
  scrollTo(3000);
  await go('/b');
  height = 400;
  await back();
  window.dispatchEvent(new Event(type));
  await grow(6000);
  expect(window.scrollY).toBe(400);
});

it('gives up after a while', async () => {
  const { go, back } = visit();
  scrollTo(3000);
  await go('/b');
  height = 400;
  await back();
  act(() => {
    jest.advanceTimersByTime(10_000);
  });
  await grow(6000);
  expect(window.scrollY).toBe(400);
});

it('restores the position after a reload, and not on a new visit', async () => {
  visit();
  scrollTo(900);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  window.scrollTo({ top: 0 });
  // A memory router names its first entry 'default', as the browser's does.
  visit();
  expect(window.scrollY).toBe(0);
  cleanup();
  sessionStorage.setItem('obriy.scroll', JSON.stringify([['default:/a', 900]]));
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry]);
  visit();
  expect(window.scrollY).toBe(900);
});

it('stores no key of a private link', async () => {
  const { go } = visit('/appointment/visit#V-1.secret-of-one-visitor');
  scrollTo(900);
  await go('/en/reservation#R-1.secret-of-another');
  scrollTo(300);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(JSON.parse(sessionStorage.getItem('obriy.scroll') ?? '[]')).toEqual([
    ['default:/appointment/visit', 900],
    [expect.stringMatching(/^\w+:\/en\/reservation$/), 300],
  ]);
});

describe('a hash', () => {
  const target = () => Object.assign(document.createElement('h2'), { id: 'terms' });
  const scrollIntoView = () => jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});

  it('scrolls smoothly to its element', async () => {
    const seen = scrollIntoView();
    const { go } = visit();
    document.body.append(target());
    await go('/b#terms');
    expect(seen).toHaveBeenCalledTimes(1);
    expect(seen).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  });

  it('scrolls to an element that is rendered later', async () => {
    const seen = scrollIntoView();
    visit('/b#terms');
    expect(seen).not.toHaveBeenCalled();
    await act(async () => document.body.append(target()));
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('jumps for a visitor who prefers reduced motion', async () => {
    const seen = scrollIntoView();
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    document.body.append(target());
    visit('/b#terms');
    expect(seen).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
  });

  it('with invalid encoding is ignored', async () => {
    const seen = scrollIntoView();
    visit('/b#%E0%A4%A');
    expect(seen).not.toHaveBeenCalled();
  });
});

describe('an unusable storage', () => {
  it.each(['{', '{"a":1}', '[1,["x","y"],null]'])('%j is ignored', (content) => {
    sessionStorage.setItem('obriy.scroll', content);
    expect(() => visit()).not.toThrow();
  });

  it('does not break restoration within the visit', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { go, back } = visit();
    scrollTo(700);
    await go('/b');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await back();
    expect(window.scrollY).toBe(700);
  });

  it('stays small', async () => {
    const { go } = visit();
    for (let page = 0; page < 70; page += 1) await go(`/${page}`);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(JSON.parse(sessionStorage.getItem('obriy.scroll') ?? '[]')).toHaveLength(60);
  });
});
