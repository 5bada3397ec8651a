import fc from 'fast-check';
import { packState } from '../../../../src/app/rendering/packState.ts';
import { unpackState } from '../../../../src/app/rendering/unpackState.ts';
import { townContent, startBackend } from '../../../support/backend.ts';
import { runs } from '../../../support/properties.ts';

/** Through the page: as text. */
const travelled = (value: unknown): unknown => unpackState(JSON.parse(JSON.stringify(packState(value))));

const key = fc.constantFrom('_', 'c', 'v', 'i', '__proto__', 'constructor', 'id', 'name', '0');
const { state } = fc.letrec<{ state: unknown; row: unknown; list: unknown }>((tie) => ({
  row: fc.dictionary(key, tie('state'), { maxKeys: 4 }),
  // Lists of what the state is full of: the same few things, and things of the same keys.
  list: fc.oneof(
    fc.array(tie('state'), { maxLength: 6 }),
    fc
      .tuple(
        fc.uniqueArray(tie('state'), { minLength: 1, maxLength: 3 }),
        fc.array(fc.nat(2), { minLength: 4, maxLength: 12 }),
      )
      .map(([values, which]) => which.map((at) => values[at % values.length])),
    fc
      .tuple(
        fc.uniqueArray(key, { minLength: 1, maxLength: 4 }),
        fc.array(fc.array(tie('state'), { minLength: 4, maxLength: 4 }), { minLength: 2, maxLength: 6 }),
      )
      .map(([keys, rows]) => rows.map((values) => Object.fromEntries(keys.map((name, at) => [name, values[at]])))),
  ),
  state: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.jsonValue({ maxDepth: 1 }),
    tie('row'),
    tie('list'),
  ),
}));

test('whatever is packed comes out as it was, to the letter', () => {
  fc.assert(
    fc.property(state, (value) => {
      expect(JSON.stringify(travelled(value))).toBe(JSON.stringify(value));
    }),
    { numRuns: runs(3000, 100) },
  );
});

test('an empty object, an empty list and what has the packed key itself come out as they were', () => {
  for (const value of [
    [],
    {},
    [{}, {}],
    [[], []],
    { _: 0, v: [1], i: [0] },
    [{ _: 1 }, { _: 2 }],
    [{ _: ['a'], c: [[1]] }],
    { _: { _: { _: null } } },
  ]) {
    expect(travelled(value)).toEqual(value);
  }
});

test('a value that is not there stays away, as in JSON', () => {
  expect(
    travelled([
      { a: 1, b: undefined },
      { a: 2, b: undefined },
    ]),
  ).toEqual([{ a: 1 }, { a: 2 }]);
});

test('all flats of the largest complex are less than a fifth of their text, and share their plans', async () => {
  const { fetch, close } = await startBackend({ contentDir: townContent });
  const text = await (await fetch('/api/projects/obriy-park/plannings')).text();
  await close();
  const flats = JSON.parse(text) as { data: { plan: object; layout: string }[] };
  const packed = JSON.stringify(packState(flats));
  expect(packed.length * 5).toBeLessThan(text.length);
  const { data } = unpackState(JSON.parse(packed)) as typeof flats;
  expect(data).toEqual(flats.data);
  expect(new Set(data.map(({ plan }) => plan)).size).toBe(new Set(flats.data.map(({ layout }) => layout)).size);
});
