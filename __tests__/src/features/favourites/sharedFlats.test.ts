import fc from 'fast-check';
import { readFlatRefs, sharedFlatsOf, sharePath, writeFlatRefs } from '#features/favourites';
import { flatRefs } from './arbitraries.ts';

describe('a link to a list of flats', () => {
  it('names the same flats in the same order to whoever opens it', () => {
    fc.assert(
      fc.property(flatRefs, (flats) => {
        expect(sharedFlatsOf(new URL(sharePath(flats), 'https://obriy.example').searchParams)).toEqual(flats);
      }),
    );
  });

  it('may have been escaped on its way', () => {
    fc.assert(
      fc.property(flatRefs, (flats) => {
        const escaped = `?${new URLSearchParams({ flats: writeFlatRefs(flats) }).toString()}`;
        expect(sharedFlatsOf(new URLSearchParams(escaped))).toEqual(flats);
      }),
    );
  });

  it('may say anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const read = readFlatRefs(words);
        expect(readFlatRefs(writeFlatRefs(read))).toEqual(read);
      }),
    );
  });

  it('passes over what names no flat, and names each once', () => {
    expect(readFlatRefs('lypa:a-1,,lypa,:a,lypa:,lypa:a:b,LYPA:a-1,lypa:a-1,dub:b-2')).toEqual([
      { alias: 'lypa', id: 'a-1' },
      { alias: 'dub', id: 'b-2' },
    ]);
    expect(readFlatRefs(Array.from({ length: 90 }, (_, index) => `lypa:a-${index}`).join(','))).toHaveLength(50);
  });

  it('is none without the word', () => {
    expect(sharedFlatsOf(new URLSearchParams('compare=lypa:a-1'))).toBeNull();
  });
});
