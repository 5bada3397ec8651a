import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { digestOf } from '#shared/recording';

it('does not depend on the order of keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed());
      expect(digestOf(turned)).toBe(digestOf(value));
    }),
  );
});

it('tells values apart exactly as they are told apart', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(digestOf(one) === digestOf(other)).toBe(isDeepStrictEqual(one, other));
      expect(digestOf([one])).not.toBe(digestOf(one));
      expect(digestOf(structuredClone(one))).toBe(digestOf(one));
    }),
  );
  expect(digestOf({ a: '1' })).not.toBe(digestOf({ a: 1 }));
  expect(digestOf({ a: null })).not.toBe(digestOf({}));
  expect(digestOf([])).not.toBe(digestOf({}));
});
