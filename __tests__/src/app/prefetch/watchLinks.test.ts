import { act } from '@testing-library/react';
import { watchView } from '../../../../src/app/prefetch/watchLinks.ts';
import { idleBrowser } from '../../../support/environment/idleBrowser.ts';
import { revealAll } from '../../../support/site/revealAll.ts';

afterEach(() => jest.useRealTimers());

/** A page with one link in view, and what is reported of it. */
const watchLink = async () => {
  jest.useFakeTimers();
  idleBrowser();
  document.body.innerHTML = '<main><a href="/en/offers">Link</a></main>';
  const reports: string[] = [];
  watchView({
    onStay: ({ pathname }) => reports.push(`${pathname} stays`),
    onLeave: (_, { pathname }) => reports.push(`${pathname} leaves`),
  });
  const settle = async (): Promise<void> => {
    await act(() => jest.advanceTimersByTimeAsync(1000));
    revealAll();
    await act(() => jest.advanceTimersByTimeAsync(1000));
  };
  await settle();
  return { link: document.querySelector('a') as HTMLAnchorElement, reports, settle };
};

it('a link in view that gets another address leaves with the old one, and comes with the new one', async () => {
  const { link, reports, settle } = await watchLink();
  expect(reports).toEqual(['/en/offers stays']);
  // React keeps the element of a list that is filtered.
  link.setAttribute('href', '/en/news');
  await settle();
  expect(reports).toEqual(['/en/offers stays', '/en/offers leaves', '/en/news stays']);
});

it.each([
  ['leads elsewhere', (link: HTMLAnchorElement) => link.setAttribute('href', 'https://example.com/')],
  ['is removed', (link: HTMLAnchorElement) => link.remove()],
])('a link in view that %s leaves', async (_, change) => {
  const { link, reports, settle } = await watchLink();
  change(link);
  await settle();
  expect(reports).toEqual(['/en/offers stays', '/en/offers leaves']);
});
