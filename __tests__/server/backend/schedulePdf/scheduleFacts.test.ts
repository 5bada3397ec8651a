import { instalmentPayments } from '#domain/money/instalment.ts';
import { mortgagePayments } from '#domain/money/mortgage.ts';
import { peggedAmount } from '#domain/money/payment.ts';
import { formatChange, formatPercent } from '#shared/format';
import type { CalculatorFlat } from '../../../../contract/money/calculator.ts';
import type { Whole } from '../../../../contract/whole.ts';
import type { ScheduleQuery } from '../../../../contract/money/schedule.ts';
import { scheduleFacts } from '../../../../server/backend/schedulePdf/scheduleFacts.ts';

const plan: ScheduleQuery = {
  way: 'instalment',
  language: 'en',
  price: 200_000_055,
  down: 60_000_000,
  months: 24,
  parts: 1,
  day: '2026-11-22',
};
const payments = instalmentPayments({ price: plan.price, down: plan.down, months: plan.months, partMonths: 1 });
const facts = (query: ScheduleQuery, of = payments) => Object.fromEntries(scheduleFacts('en', query, of, null, null));

it('shows that a plan in hryvnias adds up to the price', () => {
  expect(facts(plan)).toMatchObject({ 'Price of the flat': '₴2,000,000.55', 'You pay in total': '₴2,000,000.55' });
});

it('shows rates and shares with the digits of the calculator', () => {
  expect(facts({ ...plan, price: 334_134_900, down: 100_000_000, rate: 7.25 })).toMatchObject({
    'Down payment': `₴1,000,000.00 (${formatPercent((1_000_000 / 3_341_349) * 100, 'en')})`,
    'Scenario of the dollar rate': `${formatChange(7.25, 'en')} a year`,
  });
  expect(formatChange(7.25, 'en')).toBe('+7.25%');
});

it('shows the total of a scenario, as its table does', () => {
  const total = plan.down + payments.reduce((sum, payment) => sum + peggedAmount(payment, 12), 0);
  const shown = facts({ ...plan, rate: 12 });
  expect(shown).toMatchObject({ 'Scenario of the dollar rate': '+12% a year' });
  expect(shown['You pay in total']?.replace(/[^\d]/g, '')).toBe(String(total));
});

it('names what goes to the bank', () => {
  const loan = mortgagePayments({
    loan: 160_000_000,
    months: 240,
    stages: [{ from_month: 1, annual_rate_percent: 3 }],
  });
  const interest = loan.reduce((sum, payment) => sum + payment.interest, 0);
  const shown = facts(
    { ...plan, way: 'mortgage', price: 200_000_000, down: 40_000_000, months: 240, programme: 'state_3' },
    loan,
  );
  expect(shown['Interest to the bank']?.replace(/[^\d]/g, '')).toBe(String(interest));
  expect(shown['You pay in total']?.replace(/[^\d]/g, '')).toBe(String(200_000_000 + interest));
});

describe('a price below that of the flat', () => {
  const offer = (alias: string, percent: number, claim: string | null) => ({
    alias,
    title: `The ${alias} offer`,
    percent,
    combines: true,
    claim,
    flats: null,
    valid_from: null,
    valid_until: '2026-11-30',
  });
  const costs = {
    offers: [offer('autumn', 2, null), offer('family', 3, 'A child')],
    offer_rules: { combine: 'sum' as const, of: 'list' as const, cap_percent: null },
  };
  const flat: Whole<CalculatorFlat> = {
    id: 'a-1',
    building: { key: 'a', name: 'A' },
    section: 1,
    floor: 2,
    number: 1,
    rooms: 2,
    total_area: 42,
    status: 'free',
    price: 200_000_000,
  };
  const factOf = (price: number, day = plan.day) =>
    Object.fromEntries(scheduleFacts('en', { ...plan, price, day }, payments, flat, costs));

  it('is explained by the offers that lead to it, claimed ones included', () => {
    expect(factOf(196_000_000)).toMatchObject({
      'Price without the discount': '₴2,000,000.00',
      Offer: 'The autumn offer',
    });
    expect(factOf(190_000_000)).toMatchObject({ Offer: 'The autumn offer, The family offer' });
  });

  it.each([
    ['on a day without them', 196_000_000, '2026-12-01'],
    ['that no offer leads to', 150_000_000, plan.day],
    ['that is the list price', 200_000_000, '2026-12-01'],
  ])('%s has no discount', (_, price, day) => {
    expect(factOf(price, day)).not.toHaveProperty('Price without the discount');
  });
});
