import fc from 'fast-check';
import { byKeys } from '#domain/byKeys.ts';
import { createFilter, type FilterOf } from '#domain/filters/filter.ts';
import { allOf, anyOf, between, keyOf, order, single } from '#domain/filters/filterConditions.ts';

/** A house with flats: one flat must meet the conditions on flats, the house those on houses. */
interface Flat {
  readonly rooms: number | null;
  readonly views: readonly string[];
  readonly prices: readonly number[];
}
interface House {
  readonly district: string | null;
  readonly height: number;
  readonly perks: readonly ('lift' | 'shelter')[];
  readonly flats: readonly Flat[];
}
interface Part extends Flat {
  readonly house: House;
}

const table = {
  district: keyOf(({ house }: Part) => house.district),
  view: anyOf(['park', 'street', 'yard'], ({ views }: Part) => views),
  rooms: anyOf([1, 2, 3], ({ rooms }: Part) => rooms),
  perks: allOf(['lift', 'shelter'], ({ house }: Part) => house.perks),
  price: between(({ prices }: Part) => prices, { pattern: /^\d{1,6}$/, unit: 100 }),
  height: single<Part, number>({
    parse: (text) => (/^\d{1,3}$/.test(text) ? Number(text) : null),
    write: String,
    isMet: ({ house }, height) => house.height <= height,
  }),
  sort: order(['price', 'height'], 'price'),
};
type HouseFilter = FilterOf<typeof table>;
type Table = typeof table;
const partsOf = (house: House): readonly Part[] => house.flats.map((flat) => ({ ...flat, house }));
const filter = createFilter(table, partsOf);

const districts = ['center', 'north, upper', 'south'];
const houses: fc.Arbitrary<readonly House[]> = fc.array(
  fc.record({
    district: fc.option(fc.constantFrom(...districts)),
    height: fc.integer({ min: 1, max: 9 }),
    perks: fc.subarray(['lift', 'shelter'] as const),
    flats: fc.array(
      fc.record({
        rooms: fc.option(fc.constantFrom(1, 2, 3)),
        views: fc.subarray(['park', 'street', 'yard']),
        prices: fc.array(
          fc.integer({ min: 1, max: 8 }).map((hundreds) => hundreds * 100),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 8 },
);
const price = fc.option(fc.integer({ min: 0, max: 9 }).map((hundreds) => hundreds * 100));
const filters: fc.Arbitrary<HouseFilter> = fc.record({
  district: fc.subarray(districts),
  view: fc.subarray(['park', 'street', 'yard']),
  rooms: fc.subarray([1, 2, 3]),
  perks: fc.subarray(['lift', 'shelter'] as const),
  price: fc.record({ from: price, to: price }),
  height: fc.option(fc.integer({ min: 0, max: 10 })),
  sort: fc.constantFrom('price', 'height'),
});

const found = (items: readonly House[], chosen: HouseFilter): readonly House[] => items.filter(filter.matcher(chosen));
const parse = (search: string): HouseFilter => filter.parse(new URLSearchParams(search));

describe('the address', () => {
  it('restores every filter as it was written, beside foreign parameters', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const written = filter.write(new URLSearchParams('page=2&rooms=9&lift=no'), chosen);
        expect(filter.parse(new URLSearchParams(String(written)))).toEqual(chosen);
        expect(written.get('page')).toBe('2');
      }),
    );
  });

  it('has one spelling, whatever order and spelling was read', () => {
    const spelled = 'view=yard&view=park&rooms=3%2C1&district=south&price_to=5&sort=price';
    const written = String(filter.write(new URLSearchParams(), parse(spelled)));
    expect(written).toBe('district=south&view=park&view=yard&rooms=1&rooms=3&price_to=5');
    fc.assert(
      fc.property(fc.shuffledSubarray(spelled.split('&'), { minLength: 6 }), (parameters) => {
        expect(String(filter.write(new URLSearchParams(), parse(parameters.join('&'))))).toBe(written);
      }),
    );
  });

  it('reads comma-joined lists, and leaves keys with a comma whole', () => {
    expect(parse('rooms=2,3')).toEqual(parse('rooms=2&rooms=3'));
    expect(parse('district=north, upper').district).toEqual(['north, upper']);
    const joined = createFilter({ key: keyOf((key: string) => key, { joined: true }) }, (key: string) => [key]);
    expect(joined.parse(new URLSearchParams('key=a,b')).key).toEqual(['a', 'b']);
    const keys = fc.string({ unit: fc.constantFrom(',', '%', '2', '5', 'C', ' '), minLength: 1 });
    fc.assert(
      fc.property(fc.uniqueArray(keys), (key) => {
        const written = String(joined.write(new URLSearchParams(), { key }));
        expect(joined.parse(new URLSearchParams(written)).key).toEqual(key);
      }),
    );
  });

  it('reads an invalid value as no condition', () => {
    expect(parse('district=&view=sea&rooms=x,9&price_from=-1&price_to=1e3&height=tall&sort=beauty')).toEqual(
      filter.none,
    );
  });
});

describe('matching', () => {
  it('requires one part that meets every condition, and never matches by an unknown value', () => {
    const flats = [
      { rooms: 1, views: ['park'], prices: [100] },
      { rooms: 3, views: [], prices: [700, 300] },
    ];
    const house: House = { district: 'center', height: 5, perks: ['lift'], flats };
    const isFound = (search: string): boolean => found([house], parse(search)).length === 1;
    expect(isFound('rooms=3&price_from=3&price_to=4')).toBe(true);
    expect(isFound('rooms=3&view=park')).toBe(false);
    expect(isFound('rooms=3&price_from=4&price_to=6')).toBe(false);
    expect(isFound('rooms=1&price_to=1&district=center&perks=lift')).toBe(true);
    expect(isFound('perks=lift&perks=shelter')).toBe(false);
  });

  it('does not depend on the order of the conditions', () => {
    const reversed = createFilter(Object.fromEntries(Object.entries(table).toReversed()) as Table, partsOf);
    fc.assert(
      fc.property(houses, filters, (items, chosen) => {
        expect(items.filter(reversed.matcher(chosen))).toEqual(found(items, chosen));
        expect(reversed.facets(items, chosen).rooms).toEqual(filter.facets(items, chosen).rooms);
      }),
    );
  });
});

describe('facets', () => {
  it('count the matches of an option chosen in place of its own condition', () => {
    fc.assert(
      fc.property(houses, filters, (items, chosen) => {
        const facets = filter.facets(items, chosen);
        const count = (change: Partial<HouseFilter>): number => found(items, { ...chosen, ...change }).length;
        for (const [option, number] of facets.district) expect(number).toBe(count({ district: [option] }));
        for (const [option, number] of facets.view) expect(number).toBe(count({ view: [option] }));
        for (const [option, number] of facets.perks) expect(number).toBe(count({ perks: [...chosen.perks, option] }));
        for (const [option, number] of facets.rooms) expect(number).toBe(count({ rooms: [option] }));
        for (const bound of [0, 100, 350, ...facets.price.values, 900]) {
          expect(facets.price.count('from', bound)).toBe(count({ price: { ...chosen.price, from: bound } }));
          expect(facets.price.count('to', bound)).toBe(count({ price: { ...chosen.price, to: bound } }));
        }
        expect(facets.height).toBe(chosen.height === null ? 0 : count({}));
      }),
    );
  });

  it('offer each option that some item has, with 0 if it matches nothing', () => {
    const flats = [{ rooms: 2, views: ['yard'], prices: [200] }];
    const { rooms, view } = filter.facets([{ district: null, height: 1, perks: [], flats }], parse('price_from=3'));
    expect([...rooms]).toEqual([[2, 0]]);
    expect([...view]).toEqual([['yard', 0]]);
  });
});

describe('the conditions', () => {
  it('match no fewer items when a bound or the last option of a condition is removed', () => {
    fc.assert(
      fc.property(houses, filters, (items, chosen) => {
        const now = found(items, chosen);
        for (const { condition, without } of filter.chosen(chosen)) {
          const rest = { ...chosen, ...without };
          expect(filter.chosen(rest)).toHaveLength(filter.chosen(chosen).length - 1);
          const left = rest[condition];
          // The other options of the condition remain, and each matches its own items.
          const hasOthers = Array.isArray(left) && left.length > 0;
          expect(hasOthers || now.every((item) => found(items, rest).includes(item))).toBe(true);
        }
      }),
    );
  });

  it('are all removed by clearing, except for the order', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(filter.cleared(chosen)).toEqual({ ...filter.none, sort: chosen.sort });
      }),
    );
  });

  it('can be relaxed one by one, each with its number of matches', () => {
    fc.assert(
      fc.property(houses, filters, (items, chosen) => {
        const now = found(items, chosen).length;
        const ways = filter.relaxations(items, chosen);
        for (const { change, count } of ways) expect(found(items, { ...chosen, ...change }).length).toBe(count);
        for (const key of ['district', 'view', 'rooms', 'price', 'height'] as const) {
          const gain = found(items, { ...chosen, [key]: filter.none[key] }).length - now;
          expect(ways.some(({ condition }) => condition === key)).toBe(gain > 0);
        }
        expect(ways.map(({ count }) => count)).toEqual(ways.map(({ count }) => count).toSorted((a, b) => b - a));
      }),
    );
  });
});

it('sort unknown values after all known ones', () => {
  const rows = [
    [null, 1],
    [2, 2],
    [2, 1],
    [-1, 3],
  ] as const;
  const inOrder = rows.toSorted(
    byKeys<(typeof rows)[number]>(
      ([first]) => first,
      ([, second]) => second,
    ),
  );
  expect(inOrder).toEqual([
    [-1, 3],
    [2, 1],
    [2, 2],
    [null, 1],
  ]);
});
