import { makePageFinder } from '../../../../src/app/prefetch/pageFinder.ts';

describe('pageFinder', () => {
  const names = (path: string) => {
    const found = makePageFinder('ua')(path);
    return found && { ...found, entries: found.entries.map(({ name }) => name) };
  };

  it('finds a page and its language', () => {
    expect(names('/projects')).toEqual({ language: 'ua', entries: ['projects'], params: {} });
    expect(names('/en/news/winter-yard')).toEqual({
      language: 'en',
      entries: ['newsItem'],
      params: { alias: 'winter-yard' },
    });
  });

  it('finds the page around a tab too', () => {
    expect(names('/en/projects/obriy-park/plan')).toEqual({
      language: 'en',
      entries: ['project', 'projectPlan'],
      params: { alias: 'obriy-park' },
    });
  });

  it('follows a redirect', () => {
    expect(names('/projects/obriy-park')?.entries).toEqual(['project', 'projectAbout']);
    expect(names('/en/appointment')).toEqual({ language: 'en', entries: ['appointmentDate'], params: {} });
  });

  it('finds nothing for files and unknown paths', () => {
    expect(names('/media/plan.pdf')).toBeNull();
    expect(names('/de/nowhere/at/all')).toBeNull();
  });
});
