import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { languageOfPath } from '#domain/languages.ts';
import { localizedPath, pathInLanguage, paths, pathTo, withoutLanguage, withoutUnknownLanguage } from '#shared/routing';

const languages = fc.constantFrom('ua' as const, 'en' as const);
const segment = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{2,12}$/);
/** A path of the site: the root, or segments that are not language codes. */
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

describe('a path in a language', () => {
  it('has a prefix only when the language differs from the fallback', () => {
    fc.assert(
      fc.property(path, languages, languages, (plain, language, fallback) => {
        const prefixed = plain === '/' ? `/${language}` : `/${language}${plain}`;
        expect(localizedPath(plain, language, fallback)).toBe(language === fallback ? plain : prefixed);
      }),
    );
  });

  it('gives its language, for either fallback', () => {
    fc.assert(
      fc.property(path, languages, languages, (plain, language, fallback) => {
        expect(languageOfPath(localizedPath(plain, language, fallback), fallback)).toBe(language);
      }),
    );
  });

  it('gives its path without the language', () => {
    fc.assert(
      fc.property(path, languages, languages, (plain, language, fallback) => {
        expect(withoutLanguage(localizedPath(plain, language, fallback))).toBe(plain);
        expect(withoutLanguage(`${localizedPath(plain, language, fallback)}/`)).toBe(plain);
      }),
    );
  });

  it('switches to the other language and back', () => {
    fc.assert(
      fc.property(path, languages, languages, languages, (plain, from, to, fallback) => {
        const there = pathInLanguage(localizedPath(plain, from, fallback), to, fallback);
        expect(there).toBe(localizedPath(plain, to, fallback));
        expect(pathInLanguage(there, from, fallback)).toBe(localizedPath(plain, from, fallback));
      }),
    );
  });
});

describe('the root', () => {
  it('stays the root in the fallback language', () => {
    expect(localizedPath('/', 'ua', 'ua')).toBe('/');
    expect(localizedPath('/', 'en', 'en')).toBe('/');
  });
});

describe('the language of a path', () => {
  it.each([
    ['/', 'ua'],
    ['/en', 'en'],
    ['/en/projects', 'en'],
    ['/ua/projects', 'ua'],
    ['/base/en/projects', 'en'],
    ['/projects/obriy-park/en', 'ua'],
    ['/de/projects', 'ua'],
    ['/english', 'ua'],
  ] as const)('of %s is %s when the default is ua', (pathname, language) => {
    expect(languageOfPath(pathname, 'ua')).toBe(language);
  });

  it('is the default for any other path, and never fails', () => {
    fc.assert(
      fc.property(fc.string(), languages, (anything, fallback) => {
        expect(['ua', 'en']).toContain(languageOfPath(anything, fallback));
      }),
    );
  });
});

describe('an unknown language prefix', () => {
  it.each([
    ['/de/projects', '/projects'],
    ['/pt-br/news/winter', '/news/winter'],
    ['/ua', '/'],
    ['/projects', null],
    ['/', null],
  ])('%s leads to %s', (pathname, target) => {
    expect(withoutUnknownLanguage(pathname)).toBe(target);
  });
});

describe('paths', () => {
  describe('pathTo', () => {
    it('gives a path without parameters as it is', () => {
      expect(pathTo('appointmentDate')).toBe('/appointment/select_date');
    });

    it('keeps every alias in its own segment, and the router parses the same alias', () => {
      fc.assert(
        fc.property(
          fc.string({ minLength: 1, unit: 'grapheme' }).filter((alias) => !['.', '..'].includes(alias)),
          (alias) => {
            const path = pathTo('newsItem', { alias });
            expect(path.split('/')).toHaveLength(3);
            const [match] = matchRoutes([{ path: paths.newsItem }], path) ?? [];
            expect(match?.params).toEqual({ alias });
          },
        ),
      );
    });
  });
});
