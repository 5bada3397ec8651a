import fc from 'fast-check';
import {
  fitsOffer,
  type OfferConditions,
  offerLines,
  type CombinationRules,
  type PricedFlat,
  type OfferRule,
} from '#domain/offers.ts';
import { hryvniaShareOf } from '#domain/money/payment.ts';
import { type CostRule, costLines, purchaseCost, totalCost } from '#domain/money/purchaseCost.ts';

const flat: PricedFlat & { total_area: number } = {
  status: 'free',
  price: 3_000_000_00,
  rooms: 2,
  floor: 3,
  building: { key: 'a' },
  total_area: 41.25,
};
const offer = (alias: string, percent: number, more: Partial<OfferRule> = {}): OfferRule => ({
  alias,
  percent,
  combines: true,
  claim: null,
  flats: null,
  valid_from: null,
  valid_until: null,
  ...more,
});
const item = (id: string, more: Partial<CostRule> = {}): CostRule => ({
  id,
  kind: 'fixed',
  value: 100_00,
  payer: 'buyer',
  optional: false,
  exemption: null,
  group: null,
  programme: null,
  ...more,
});
const sum: CombinationRules = { combine: 'sum', of: 'rest', cap_percent: null };
const applied = (lines: ReturnType<typeof offerLines<OfferRule>>) =>
  lines.filter(({ state }) => state === 'applied').map(({ offer: { alias }, amount }) => [alias, amount]);

describe('offers of a flat', () => {
  it('add up in order, as shares of the remaining price or of the list price', () => {
    const offers = [offer('family', 10), offer('winter', 5)];
    expect(applied(offerLines(flat, offers, sum, null))).toEqual([
      ['family', 300_000_00],
      ['winter', 135_000_00],
    ]);
    expect(applied(offerLines(flat, offers, { ...sum, of: 'list' }, null))).toEqual([
      ['family', 300_000_00],
      ['winter', 150_000_00],
    ]);
    expect(applied(offerLines(flat, offers.toReversed(), sum, null))).toEqual([
      ['winter', 150_000_00],
      ['family', 285_000_00],
    ]);
  });

  it('are capped at their limit', () => {
    const lines = offerLines(flat, [offer('family', 10), offer('winter', 5)], { ...sum, cap_percent: 12 }, null);
    expect(lines.map(({ amount, capped }) => [amount, capped])).toEqual([
      [300_000_00, false],
      [60_000_00, true],
    ]);
  });

  it('are rounded as their limit is: an offer of exactly the limit is not cut', () => {
    const odd = { ...flat, price: 1_856_250_00 };
    const lines = offerLines(odd, [offer('family', 3)], { ...sum, cap_percent: 3 }, null);
    expect(lines.map(({ amount, capped }) => [amount, capped])).toEqual([[55_688_00, false]]);
  });

  it('yield to a non-combinable offer that is worth more', () => {
    const offers = [offer('family', 3), offer('veterans', 2), offer('winter', 6, { combines: false })];
    expect(offerLines(flat, offers, sum, null).map(({ state }) => state)).toEqual([
      'outweighed',
      'outweighed',
      'applied',
    ]);
    expect(applied(offerLines(flat, [...offers, offer('spring', 4)], sum, null)).map(([alias]) => alias)).toEqual([
      'family',
      'veterans',
      'spring',
    ]);
  });

  it('apply alone where only the best one counts', () => {
    const lines = offerLines(flat, [offer('family', 3), offer('winter', 5)], { ...sum, combine: 'best' }, null);
    expect(applied(lines)).toEqual([['winter', 150_000_00]]);
    const equal = offerLines(flat, [offer('family', 5), offer('winter', 5)], { ...sum, combine: 'best' }, null);
    expect(applied(equal)).toEqual([['family', 150_000_00]]);
  });

  it('wait for a claim, and for their days', () => {
    const offers = [
      offer('veterans', 4, { claim: 'A veteran' }),
      offer('winter', 5, { valid_from: '2026-11-10', valid_until: '2026-12-31' }),
    ];
    expect(offerLines(flat, offers, sum, '2026-11-09')).toMatchObject([{ state: 'unclaimed', amount: 0 }]);
    expect(applied(offerLines(flat, offers, sum, '2026-11-10'))).toEqual([['winter', 150_000_00]]);
    expect(applied(offerLines(flat, offers, sum, '2026-12-31'))).toEqual([['winter', 150_000_00]]);
    expect(applied(offerLines(flat, offers, sum, '2027-01-01', new Set(['veterans'])))).toEqual([
      ['veterans', 120_000_00],
    ]);
  });

  it('apply to the flats that they describe, until these are sold', () => {
    const every: OfferConditions = { rooms: [], buildings: [], floor_from: null, floor_to: null };
    expect(fitsOffer(flat, every)).toBe(true);
    expect(fitsOffer(flat, { ...every, rooms: [1, 2], buildings: ['a'], floor_from: 3, floor_to: 3 })).toBe(true);
    for (const part of [{ rooms: [3] }, { buildings: ['b'] }, { floor_from: 4 }, { floor_to: 2 }]) {
      expect(fitsOffer(flat, { ...every, ...part })).toBe(false);
    }
    expect(fitsOffer({ ...flat, rooms: null }, { ...every, rooms: [2] })).toBe(false);
    const of = (status: string) => applied(offerLines({ ...flat, status }, [offer('winter', 5)], sum, null));
    expect(of('reserved')).toEqual([['winter', 150_000_00]]);
    expect(of('sold')).toEqual([]);
  });
});

describe('the costs beside the price', () => {
  const due = (
    items: readonly CostRule[],
    chosen: readonly string[] = [],
    loan?: { programme: string; amount: number },
  ) =>
    costLines({ price: 3_000_000_00, area: 41.25, loan }, items, new Set(chosen)).map((line) => [
      line.item.id,
      line.due,
    ]);

  it('are a sum, a share of the price, or a price per square metre', () => {
    const items = [
      item('notary', { value: 9_500_00 }),
      item('levy', { kind: 'percent_of_price', value: 1 }),
      item('finish', { kind: 'per_m2', value: 9_800_00 }),
    ];
    expect(due(items)).toEqual([
      ['notary', 9_500_00],
      ['levy', 30_000_00],
      ['finish', 404_250_00],
    ]);
    expect(costLines({ price: 1, area: null }, items, new Set()).map((line) => line.item.id)).toEqual([
      'notary',
      'levy',
    ]);
  });

  it('include options when chosen, and exemptions when claimed', () => {
    const items = [item('parking', { optional: true }), item('levy', { exemption: 'A first home' })];
    expect(due(items)).toEqual([
      ['parking', 0],
      ['levy', 100_00],
    ]);
    expect(due(items, ['parking', 'levy'])).toEqual([
      ['parking', 100_00],
      ['levy', 0],
    ]);
  });

  it('include one of several alternatives: the first, unless another is chosen', () => {
    const group = { key: 'finish' };
    const items = [item('shell', { group, value: 0 }), item('plain', { group }), item('turnkey', { group, value: 7 })];
    const included = (...chosen: string[]) =>
      costLines({ price: 1, area: 1 }, items, new Set(chosen))
        .filter((line) => line.included)
        .map((line) => line.item.id);
    expect([included(), included('turnkey'), included('plain', 'turnkey')]).toEqual([
      ['shell'],
      ['turnkey'],
      ['plain'],
    ]);
  });

  it('leave out what the developer pays', () => {
    expect(costLines({ price: 1, area: 1 }, [item('duty', { payer: 'developer' })], new Set())).toMatchObject([
      { amount: 100_00, included: true, due: 0 },
    ]);
  });

  it('include the fees of the programme of the loan', () => {
    const items = [
      item('bank_7', { kind: 'percent_of_loan', value: 1, programme: 'state_7' }),
      item('bank_3', { kind: 'percent_of_loan', value: 2, programme: 'state_3' }),
    ];
    expect(due(items)).toEqual([]);
    expect(due(items, [], { programme: 'state_7', amount: 2_000_000_00 })).toEqual([['bank_7', 20_000_00]]);
  });
});

describe('for any flat, offers, items and choice', () => {
  const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const offers = fc.uniqueArray(
    fc.record({
      alias: fc.stringMatching(/^[a-d]$/),
      percent: percents,
      combines: fc.boolean(),
      claim: fc.constantFrom(null, 'mine'),
    }),
    { selector: ({ alias }) => alias },
  );
  const offer_rules = fc.record<CombinationRules>({
    combine: fc.constantFrom('sum', 'best'),
    of: fc.constantFrom('list', 'rest'),
    cap_percent: fc.option(percents),
  });
  const items = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[e-m]$/),
      kind: fc.constantFrom('fixed' as const, 'percent_of_price' as const, 'per_m2' as const),
      value: fc.integer({ min: 0, max: 100 }),
      payer: fc.constantFrom('buyer' as const, 'developer' as const),
      optional: fc.boolean(),
      exemption: fc.constantFrom(null, 'exempt'),
      group: fc.constantFrom(null, { key: 'x' }),
    }),
    { selector: ({ id }) => id },
  );
  const purchases = fc.record({
    price: fc.integer({ min: 0, max: 100_000_000 }).map((hryvnias) => hryvnias * 100),
    area: fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100),
    offers: offers.map((list) => list.map((each) => offer(each.alias, each.percent, each))),
    offer_rules,
    items: items.map((list) => list.map((each) => item(each.id, each))),
    chosen: fc.subarray('a b c d e f g h i j k l m'.split(' ')).map((ids) => new Set(ids)),
  });
  const bought = ({ price, area, chosen, ...costs }: typeof purchases extends fc.Arbitrary<infer T> ? T : never) =>
    purchaseCost({ ...flat, price, total_area: area }, costs, chosen, '2026-11-23');

  it('adds up as shown, in hryvnias, from the list price to the total', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { listPrice, offers: lines, price, lines: costs, total } = bought(purchase);
        expect(price).toBe(listPrice - lines.reduce((taken, { amount }) => taken + amount, 0));
        expect(total).toBe(totalCost(price, costs));
        const all = [
          listPrice,
          price,
          total,
          ...lines.map((l) => l.amount),
          ...costs.flatMap((l) => [l.amount, l.due]),
        ];
        expect(all.every((sumOf) => Number.isSafeInteger(sumOf / 100) && sumOf >= 0)).toBe(true);
      }),
    );
  });

  it('never takes off more than the limit, and picks the best set of offers', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { listPrice, price, offers: lines } = bought(purchase);
        const cap = purchase.offer_rules.cap_percent;
        expect(listPrice - price).toBeLessThanOrEqual(hryvniaShareOf(listPrice, cap ?? 100));
        const claimable = purchase.offers.filter((each) => each.claim === null || purchase.chosen.has(each.alias));
        for (const each of claimable) {
          const single = bought({ ...purchase, offers: [{ ...each, claim: null }] });
          expect(price).toBeLessThanOrEqual(single.price);
        }
        expect(lines.map((line) => line.offer)).toEqual(purchase.offers);
      }),
    );
  });

  it('takes shares of the price of the day, not of the list price', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { price, lines } = bought(purchase);
        const shares = lines.filter(({ item: { kind } }) => kind === 'percent_of_price');
        expect(shares.map(({ amount }) => amount)).toEqual(
          shares.map(({ item: { value } }) => Math.round((price * value) / 100_00) * 100),
        );
      }),
    );
  });
});
