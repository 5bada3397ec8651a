import fc from 'fast-check';
import { usualOfferRules } from '#domain/offers.ts';
import { waysToPay } from '../../../../src/pages/favourites/waysToPay.ts';

const flat = { status: 'free', price: 300_000_000, rooms: 2, floor: 3, building: { key: 'a' }, total_area: 60 };
const item = { payer: 'buyer', optional: false, exemption: null, group: null, programme: null } as const;
const levy = { ...item, id: 'levy', kind: 'percent_of_price', value: 1 } as const;
const bankFee = { ...item, id: 'fee', kind: 'percent_of_loan', value: 1, programme: 'state' } as const;
const costs = { items: [levy, bankFee], offers: [], offer_rules: usualOfferRules };
const instalment = { down_payment_percent: { default: 30 }, months: { max: 36 } };
const state = {
  key: 'state',
  name: 'State',
  stages: [{ from_month: 1, annual_rate_percent: 0 }],
  down_payment_percent_min: 20,
  months_max: 240,
};
const rules = { costs, instalment, mortgages: [state] };

it('gives each way with everything that is due', () => {
  expect(waysToPay(flat, rules, '2026-11-24')).toEqual({
    price: 300_000_000,
    total: 303_000_000,
    // 70 % in 36 parts.
    instalment: { down: 90_000_000, monthly: 5_833_333, months: 36, total: 303_000_000 },
    // 80 % in 240 parts without interest, and 1 % of it for the bank.
    mortgages: [{ programme: state, down: 60_000_000, monthly: 1_000_000, months: 240, total: 305_400_000 }],
  });
});

it('starts with the discount that applies', () => {
  const discount = { price: 250_000_000, valid_from: null, valid_until: '2026-11-30' };
  expect(waysToPay({ ...flat, discount }, rules, '2026-11-30')?.total).toBe(252_500_000);
  expect(waysToPay({ ...flat, discount }, rules, '2026-12-01')?.total).toBe(303_000_000);
});

it('leaves out what is unknown', () => {
  expect(waysToPay(flat, { costs: null, instalment: null, mortgages: [] }, null)).toEqual({
    price: 300_000_000,
    total: null,
    instalment: null,
    mortgages: [],
  });
  expect(waysToPay({ ...flat, price: null }, rules, null)).toBeNull();
  expect(waysToPay({ ...flat, status: 'sold' }, rules, null)).toBeNull();
});

it('never makes a loan cheaper than paying at once', () => {
  const cases = fc.record({
    price: fc.integer({ min: 100, max: 5_000_000_000 }),
    down: fc.integer({ min: 0, max: 100 }),
    months: fc.integer({ min: 1, max: 360 }),
    rate: fc.integer({ min: 0, max: 40 }),
  });
  fc.assert(
    fc.property(cases, ({ price, down, months, rate }) => {
      const stages = [{ from_month: 1, annual_rate_percent: rate }];
      const programme = { ...state, stages, down_payment_percent_min: down, months_max: months };
      const ways = waysToPay({ ...flat, price }, { ...rules, mortgages: [programme] }, null);
      expect(ways?.instalment?.total).toBe(ways?.total);
      for (const loan of ways?.mortgages ?? []) expect(loan.total).toBeGreaterThanOrEqual(ways?.total ?? Infinity);
    }),
  );
});
