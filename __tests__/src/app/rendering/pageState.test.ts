import fc from 'fast-check';
import { packState, unpackState } from '../../../../src/app/rendering/packState.ts';
import { isRenderedFor } from '../../../../src/app/rendering/pageState.ts';
import { startBackend, townContent } from '../../../support/backend/backend.ts';
import { runs } from '../../../support/properties.ts';

describe('packState', () => {
  /** Serializes to text, as in the page. */
  const travelled = (value: unknown): unknown => unpackState(JSON.parse(JSON.stringify(packState(value))));

  const key = fc.constantFrom('_', 'c', 'v', 'i', 'h', '__proto__', 'constructor', 'id', 'name', '0');
  const { state } = fc.letrec<{ state: unknown; row: unknown; list: unknown }>((tie) => ({
    row: fc.dictionary(key, tie('state'), { maxKeys: 4 }),
    // Lists as in the state: repeated values, and objects with the same keys.
    list: fc.oneof(
      fc.array(tie('state'), { maxLength: 6 }),
      fc
        .tuple(fc.string({ minLength: 6, unit: 'grapheme' }), fc.array(fc.string({ unit: 'binary' }), { minLength: 2 }))
        .map(([head, rests]) => rests.map((rest) => head + rest)),
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

  test('unpacks any value unchanged, to the letter', () => {
    fc.assert(
      fc.property(state, (value) => {
        expect(JSON.stringify(travelled(value))).toBe(JSON.stringify(value));
      }),
      { numRuns: runs(3000, 100) },
    );
  });

  test('keeps empty objects, empty lists and values with the packed key', () => {
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

  test('drops undefined values, as JSON does', () => {
    expect(
      travelled([
        { a: 1, b: undefined },
        { a: 2, b: undefined },
      ]),
    ).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test('packs all flats of the largest development into less than a fifth of their text, and shares their plans', async () => {
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
});

describe('pageState', () => {
  const page = { address: '/news?filters[]=sales', results: {}, texts: {} };

  test.each([
    [{ pathname: '/news', search: '?filters[]=sales' }, true],
    [{ pathname: '/news', search: '?utm_source=mail&filters[]=sales&gclid=1' }, true],
    [{ pathname: '/news', search: '?gad_source=1&gad_campaignid=2&filters[]=sales&gbraid=3&igsh=4' }, true],
    [{ pathname: '/news', search: '' }, false],
    [{ pathname: '/news', search: '?filters[]=company' }, false],
    [{ pathname: '/nobody-knows', search: '?filters[]=sales' }, false],
  ])('is hydrated only for the address it was rendered for: %j, %s', (location, expected) => {
    expect(isRenderedFor(location, page)).toBe(expected);
  });
});
