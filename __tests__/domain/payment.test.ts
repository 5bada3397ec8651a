import fc from 'fast-check';
import { hryvniaShareOf, paymentDay, shareOf } from '#domain/money/payment.ts';

it('counts months, to the last day of a shorter one', () => {
  expect(paymentDay({ after: 1 }, '2026-11-21')).toBe('2026-12-21');
  expect(paymentDay({ after: 2 }, '2026-12-31')).toBe('2027-02-28');
  expect(paymentDay({ after: 1 }, '2028-01-31')).toBe('2028-02-29');
  expect(paymentDay({ after: 25 }, '2026-01-31')).toBe('2028-02-29');
});

it('gives a valid day of the right month, as near to the original day as the month allows', () => {
  const days = fc
    .date({ min: new Date('2013-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 480 }), (day, count) => {
      const later = paymentDay({ after: count }, day);
      expect(new Date(`${later}T00:00:00Z`).toISOString().slice(0, 10)).toBe(later);
      const months = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(months(later) - months(day)).toBe(count);
      const dayOfMonth = Number(day.slice(8));
      const last = new Date(Date.UTC(Number(later.slice(0, 4)), Number(later.slice(5, 7)), 0)).getUTCDate();
      expect(Number(later.slice(8))).toBe(Math.min(dayOfMonth, last));
    }),
  );
});

it('rounds a share of a price once, halves up, whatever binary fractions its percent has', () => {
  const prices = fc.integer({ min: 0, max: 100_000_000 });
  const hundredths = fc.integer({ min: 0, max: 10_000 });
  const odd = (max: number) => fc.integer({ min: 0, max }).map((half) => 2 * half + 1);
  const halves = fc.tuple(
    odd(10_000).map((part) => part * 5_000),
    odd(4_999),
  );
  fc.assert(
    fc.property(fc.oneof(fc.tuple(prices, hundredths), halves), ([price, percent]) => {
      const exact = (2n * BigInt(price) * BigInt(percent) + 10_000n) / 20_000n;
      expect(shareOf(price, percent / 100)).toBe(Number(exact));
      expect(hryvniaShareOf(price * 100, percent / 100)).toBe(Number(exact) * 100);
    }),
    { examples: [[[2_345_000, 203]]] },
  );
});
