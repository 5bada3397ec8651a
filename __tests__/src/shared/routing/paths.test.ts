import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { paths, pathTo } from '#shared/routing';

describe('pathTo', () => {
  it('gives a path without parameters as it is', () => {
    expect(pathTo('appointmentDate')).toBe('/appointment/select_date');
  });

  it('keeps every alias in its own segment, and the router reads the same alias back', () => {
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
