import { instalmentPayments } from '#domain/instalment.ts';
import { mortgagePayments } from '#domain/mortgage.ts';
import { peggedAmount } from '#domain/payment.ts';
import type { CalculatorFlat } from '../../../../contract/calculator.ts';
import type { ScheduleQuery } from '../../../../contract/schedule.ts';
import { scheduleFacts } from '../../../../server/backend/schedulePdf/scheduleFacts.ts';

const asked: ScheduleQuery = {
  way: 'instalment',
  language: 'en',
  price: 200_000_055,
  down: 60_000_000,
  months: 24,
  parts: 1,
  day: '2026-11-22',
};
const payments = instalmentPayments({ price: asked.price, down: asked.down, months: asked.months, partMonths: 1 });
const facts = (query: ScheduleQuery, of = payments, flat: CalculatorFlat | null = null) =>
  Object.fromEntries(scheduleFacts('en', query, of, flat));

it('says that a plan in hryvnias comes to the price', () => {
  expect(facts(asked)).toMatchObject({ 'Price of the flat': '₴2,000,000.55', 'You pay in total': '₴2,000,000.55' });
});

it('says what the payments of a scenario add up to, as its table does', () => {
  const total = asked.down + payments.reduce((sum, payment) => sum + peggedAmount(payment, 12), 0);
  const said = facts({ ...asked, rate: 12 });
  expect(said).toMatchObject({ 'Scenario of the dollar rate': '+12% a year' });
  expect(said['You pay in total']?.replace(/[^\d]/g, '')).toBe(String(total));
});

it('names what goes to the bank', () => {
  const loan = mortgagePayments({
    loan: 160_000_000,
    months: 240,
    stages: [{ from_month: 1, annual_rate_percent: 3 }],
  });
  const interest = loan.reduce((sum, payment) => sum + payment.interest, 0);
  const said = facts(
    { ...asked, way: 'mortgage', price: 200_000_000, down: 40_000_000, months: 240, programme: 'state_3' },
    loan,
  );
  expect(said['Interest to the bank']?.replace(/[^\d]/g, '')).toBe(String(interest));
  expect(said['You pay in total']?.replace(/[^\d]/g, '')).toBe(String(200_000_000 + interest));
});

it('names the price without a discount beside a lower one, and the offer where it is the whole reason', () => {
  const offer = { alias: 'autumn', title: 'Autumn offer' };
  const flat = {
    id: 'a-1',
    status: 'free' as const,
    price: 210_000_000,
    discount: { price: 205_000_000, percent: 2, offer },
  };
  const list = 'Price without the discount';
  expect(facts({ ...asked, price: 205_000_000 }, payments, flat)).toMatchObject({
    [list]: '₴2,100,000.00',
    Offer: 'Autumn offer',
  });
  const claimed = facts({ ...asked, price: 200_000_000 }, payments, flat);
  expect(claimed).toMatchObject({ [list]: '₴2,100,000.00' });
  expect(claimed).not.toHaveProperty('Offer');
  expect(facts({ ...asked, price: 210_000_000 }, payments, flat)).not.toHaveProperty(list);
});
