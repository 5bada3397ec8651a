import fc from 'fast-check';
import { hryvnias } from '#shared/format';

it.each([
  [0, '0'],
  [5, '0.05'],
  [4_250_000, '42500'],
  [8_080_050, '80800.5'],
])('%d kopiykas are %s hryvnias', (kopiykas, text) => {
  expect(String(hryvnias(kopiykas))).toBe(text);
});

it('no kopiyka is lost in the text of any price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (kopiykas) => {
      const [whole = '', rest = ''] = String(hryvnias(kopiykas)).split('.');
      expect(rest.length).toBeLessThanOrEqual(2);
      expect(Number(whole) * 100 + Number(rest.padEnd(2, '0'))).toBe(kopiykas);
    }),
  );
});
