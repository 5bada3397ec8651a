import { makePageFinder } from '../../../../src/app/prefetch/pageFinder.ts';

const names = (path: string) => {
  const found = makePageFinder('ua')(path);
  return found && { ...found, entries: found.entries.map(({ name }) => name) };
};

it('finds a page and its language', () => {
  expect(names('/projects')).toEqual({ language: 'ua', entries: ['ProjectsPage'], params: {} });
  expect(names('/en/news/winter-yard')).toEqual({
    language: 'en',
    entries: ['NewsItemPage'],
    params: { alias: 'winter-yard' },
  });
});

it('finds the page around a tab too', () => {
  expect(names('/en/projects/obriy-park/plan')).toEqual({
    language: 'en',
    entries: ['ProjectPage', 'ProjectPlanTab'],
    params: { alias: 'obriy-park' },
  });
});

it('follows a redirect', () => {
  expect(names('/projects/obriy-park')?.entries).toEqual(['ProjectPage', 'ProjectAboutTab']);
  expect(names('/en/appointment')).toEqual({ language: 'en', entries: ['AppointmentPage'], params: {} });
});

it('finds nothing behind files and unknown paths', () => {
  expect(names('/media/plan.pdf')).toBeNull();
  expect(names('/de/nowhere/at/all')).toBeNull();
});
