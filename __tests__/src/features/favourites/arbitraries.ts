import fc from 'fast-check';
import { asAlias } from '#domain/alias.ts';
import type { Favourite } from '#features/favourites';

/** Aliases and ids as we write them, and as other backends may. */
const name = fc
  .oneof(fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,3}$/), fc.stringMatching(/^[A-Za-z0-9_.:,%+&~-]{1,8}$/))
  .filter((written) => asAlias(written) === written);
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const money = fc.option(fc.nat({ max: Number.MAX_SAFE_INTEGER }));
const area = fc.double({ min: 1, max: 400, noNaN: true });
/** Not blank: the readers of responses drop such texts. */
const word = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).filter((text) => text.trim() !== '');
const names = fc.record({ project: word, building: fc.option(word) });

const flatRef = fc.record({ alias: name, id: name });

const favourite: fc.Arbitrary<Favourite> = fc.record({
  alias: name,
  id: name,
  savedOn: day,
  savedPrice: money,
  seenOn: day,
  facts: fc.record({
    section: fc.option(fc.integer({ min: 1, max: 20 })),
    floor: fc.option(fc.integer({ min: -2, max: 40 })),
    number: fc.option(fc.integer({ min: 1, max: 999 })),
    rooms: fc.option(fc.integer({ min: 1, max: 6 })),
    total_area: fc.option(area),
    living_area: fc.option(area),
    kitchen_area: fc.option(area),
    orientation: fc.subarray(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const).map((sides) => [...sides]),
    status: fc.constantFrom('free', 'reserved', 'sold'),
    price: money,
    price_per_m2: money,
  }),
  plan: fc.option(
    fc.record({ src: word, width: fc.integer({ min: 1 }), height: fc.integer({ min: 1 }), alt: fc.string() }),
  ),
  names: fc.record({ ua: names, en: names }, { requiredKeys: [] }),
});

const keyOf = ({ alias, id }: { readonly alias: string; readonly id: string }): string => `${alias}:${id}`;

export const favourites = fc.uniqueArray(favourite, { maxLength: 50, selector: keyOf });
export const flatRefs = fc.uniqueArray(flatRef, { maxLength: 50, selector: keyOf });
