import fc from 'fast-check';
import { readFlatRefs, sharedFlatsOf, sharePath, writeFlatRefs } from '#features/favourites';
import { readFavourites, writeFavourites } from '../../../../src/features/favourites/SavedFlatsStorage.lazy.tsx';
import { favourites, flatRefs } from './arbitraries.ts';

describe('the stored flats', () => {
  it('are read as written, in order', () => {
    fc.assert(
      fc.property(favourites, (flats) => {
        expect(readFavourites(writeFavourites(flats))).toEqual(flats);
      }),
    );
  });

  it('may be anything: they are parsed, and the parsed ones can be stored', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.anything().map((value) => JSON.stringify({ version: 1, flats: value }) ?? ''),
      fc.array(fc.anything()).map((flats) => JSON.stringify({ version: 1, flats }) ?? ''),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const read = readFavourites(text);
        expect(readFavourites(writeFavourites(read))).toEqual(read);
      }),
    );
  });

  it('lose nothing beside what is broken', () => {
    fc.assert(
      fc.property(favourites, fc.anything(), fc.nat(), (flats, foreign, place) => {
        const mixed = flats.toSpliced(place % (flats.length + 1), 0, foreign as (typeof flats)[number]);
        expect(readFavourites(writeFavourites(mixed))).toEqual(flats);
      }),
    );
  });

  it.each([
    ['savedOn', '2026-02-30'],
    ['savedPrice', -1],
    ['savedPrice', 10.5],
    ['savedPrice', '100'],
    ['alias', '../etc'],
    ['alias', '__proto__'],
    ['id', '..'],
    ['id', 'a 1'],
    ['facts', null],
    ['names', []],
  ])('lose a flat whose %s is %j', (field, value) => {
    const [flat] =
      fc.sample(
        favourites.filter(({ length }) => length > 0),
        { numRuns: 1, seed: 7 },
      )[0] ?? [];
    const broken = JSON.stringify({ version: 1, flats: [{ ...flat, [field]: value }] });
    expect(readFavourites(broken)).toEqual(field === 'names' ? [{ ...flat, names: {} }] : []);
  });

  it('are ignored from another version or program', () => {
    for (const text of [null, '', 'null', '[]', '{"version":2,"flats":[]}', '{"flats":[]}', '{"version":1}', '{']) {
      expect(readFavourites(text)).toEqual([]);
    }
  });
});

describe('shared flats', () => {
  describe('a link to a list of flats', () => {
    it('has the same flats in the same order for everyone', () => {
      fc.assert(
        fc.property(flatRefs, (flats) => {
          expect(sharedFlatsOf(new URL(sharePath(flats), 'https://obriy.example').searchParams)).toEqual(flats);
        }),
      );
    });

    it('may be escaped', () => {
      fc.assert(
        fc.property(flatRefs, (flats) => {
          const escaped = `?${new URLSearchParams({ flats: writeFlatRefs(flats) }).toString()}`;
          expect(sharedFlatsOf(new URLSearchParams(escaped))).toEqual(flats);
        }),
      );
    });

    it('may contain anything', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme' }), (words) => {
          const read = readFlatRefs(words);
          expect(readFlatRefs(writeFlatRefs(read))).toEqual(read);
        }),
      );
    });

    it('skips invalid flats, and lists each once', () => {
      expect(readFlatRefs('lypa:a-1,,lypa,:a,lypa:,lypa:a:b,ly/pa:a-1,..:a-1,en:a-1,lypa:a-1,dub:b-2')).toEqual([
        { alias: 'lypa', id: 'a-1' },
        { alias: 'dub', id: 'b-2' },
      ]);
      expect(readFlatRefs(Array.from({ length: 90 }, (_, index) => `lypa:a-${index}`).join(','))).toHaveLength(50);
    });

    it('is ignored without its key', () => {
      expect(sharedFlatsOf(new URLSearchParams('compare=lypa:a-1'))).toBeNull();
    });
  });
});
