import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { levelPath, levelsTo, type PlanLevel, readLevel } from '#entities/flat';
import { paths } from '#shared/routing';

describe('planLevel', () => {
  const routes = [paths.projectPlan, paths.planBuilding, paths.planSection, paths.planFloor, paths.flat].map(
    (path) => ({
      path,
      id: path,
    }),
  );

  /** A key that content may give a building: any text that is not empty. */
  const key = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((text) => !/^\.+$/.test(text));
  const section = fc.integer({ min: 1, max: 99 });
  const floor = fc.integer({ min: -3, max: 99 });
  const level: fc.Arbitrary<PlanLevel> = fc.oneof(
    fc.constant<PlanLevel>({ kind: 'site' }),
    fc.record({ kind: fc.constant('building' as const), building: key }),
    fc.record({ kind: fc.constant('section' as const), building: key.filter((text) => text !== 'flat'), section }),
    fc.record({ kind: fc.constant('floor' as const), building: key, section, floor }),
  );

  it('the path of a level resolves to that level, for any building name', () => {
    fc.assert(
      fc.property(level, (given) => {
        const [match] = matchRoutes(routes, levelPath('obriy-park', given)) ?? [];
        expect(readLevel({ ...match?.params })).toEqual(given);
      }),
    );
  });

  it('every level has its own path', () => {
    fc.assert(
      fc.property(level, level, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(levelPath('x', one) === levelPath('x', other)).toBe(same);
      }),
    );
  });

  it('an invalid or non-canonical number names no level', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readLevel({ building: 'a', section: text });
        expect(read === null || (read.kind === 'section' && String(read.section) === text)).toBe(true);
      }),
    );
    for (const odd of ['07', '1.5', '1e2', '', ' 1', '+1', 'NaN', '9007199254740993']) {
      expect(readLevel({ building: 'a', section: odd })).toBeNull();
    }
    expect(readLevel({ building: 'a', section: '1', floor: '-0' })).toBeNull();
  });

  it('the breadcrumbs start at the site and end at the level, each within the one before', () => {
    fc.assert(
      fc.property(level, (given) => {
        const way = levelsTo(given);
        expect(way[0]).toEqual({ kind: 'site' });
        expect(way.at(-1)).toEqual(given);
        const kinds = ['site', 'building', 'section', 'floor'];
        expect(way.map(({ kind }) => kind)).toEqual(kinds.slice(0, way.length));
      }),
    );
  });
});
