import fc from 'fast-check';
import { withoutPersonal, withoutTyped } from '../../../../src/features/qa/report/withoutPersonal.ts';

const typed = fc.string({ minLength: 3, maxLength: 30 }).filter((text) => text.trim().length >= 3);
const around = fc.constantFrom('', 'Cannot send ', '{"name":"', '?q=', '\n    at line 3');

test('nothing that was typed survives, wherever it stands and however it is spelled', () => {
  fc.assert(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), around, around, (values, before, after) => {
      for (const value of values) {
        for (const spelling of [value, value.trim(), encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]) {
          expect(withoutTyped(`${before}${spelling}${after}`, [value])).not.toContain(spelling);
        }
        expect(withoutTyped(values.join(' and '), values)).not.toContain(value);
      }
    }),
  );
});

test.each([
  ['Cannot call +380 67 345 67 89 back', 'Cannot call ••• back'],
  ['GET /api/application?phone=380673456789', 'GET /api/application?phone=•••'],
  ['to olena@example.com failed', 'to ••• failed'],
  ['12 flats on 3 floors in 2026', '12 flats on 3 floors in 2026'],
])('%s', (text, free) => {
  expect(withoutPersonal(text, [])).toBe(free);
});
