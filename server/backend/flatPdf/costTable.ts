import type { PublishedSource } from '#contract/common.ts';
import type { CostItem, PriceOffer } from '#contract/money/purchaseCost.ts';
import type { Whole } from '#contract/whole.ts';
import { formatMoney, formatPercent } from '#domain/amounts.ts';
import type { Language } from '#domain/languages.ts';
import type { OfferLine } from '#domain/offers.ts';
import { type CostLine, priceBeforeOffers, purchaseCost } from '#domain/money/purchaseCost.ts';
import { textOf } from '../../texts.ts';
import { formatDay } from '../format.ts';
import { purchaseCostsOf } from '../responses/flats.ts';
import type { FlatPdfData, PaidPrice } from './wording.ts';

export interface CostRow {
  readonly name: string;
  /** Conditions, and where the figure comes from. */
  readonly notes: readonly string[];
  readonly amount: string;
  /** off: not part of the total. */
  readonly tone: 'usual' | 'off' | 'sum';
}

/** What a flat costs up to the keys, in words. */
export interface CostTable {
  readonly heading: string;
  readonly rows: readonly CostRow[];
  readonly total: CostRow;
  readonly note: string;
  readonly paid: PaidPrice;
  /** The ids of the choice that there are. */
  readonly choice: readonly string[];
}

type Line = CostLine<Whole<CostItem>>;

function offerRow(language: Language, cap: number | null) {
  const text = (name: string, values = {}): string => textOf(language, `purchaseCost:${name}`, values);
  return ({ offer, amount, state, capped }: OfferLine<Whole<PriceOffer>>): CostRow => {
    const { title, claim, percent, valid_until: until } = offer;
    const words =
      until === null ? title : textOf(language, 'purchaseCost:offerUntil', { title, date: formatDay(until, language) });
    const applied = state === 'applied';
    return {
      name: claim ?? words,
      notes: [
        claim === null ? [] : words,
        state === 'unclaimed' ? textOf(language, 'flatPdf:costs.notIncluded') : [],
        state === 'outweighed' ? text('outweighed') : [],
        capped && cap !== null ? text('capped', { percent: formatPercent(cap, language) }) : [],
      ].flat(),
      amount: text('off', { sum: applied ? formatMoney(amount, language) : formatPercent(percent, language) }),
      tone: applied ? 'usual' : 'off',
    };
  };
}

function sourceOf(language: Language, source: PublishedSource, by: CostItem['set_by']): string {
  const setBy = by === undefined || by === 'developer' ? [] : textOf(language, `purchaseCost:setBy.${by}`);
  return [`${source.name}, ${formatDay(source.date, language)}`, setBy].flat().join(' · ');
}

function itemRow(language: Language, chosen: ReadonlySet<string>) {
  const from = (price: string): string => textOf(language, 'housing:priceFrom', { price });
  return ({ item, amount, included }: Line): CostRow => {
    const { kind, value, group, optional, exemption, payer } = item;
    const perM2 = textOf(language, 'housing:pricePerM2', { price: formatMoney(value, language) });
    const isExempt = exemption !== null && group === null && chosen.has(item.id);
    const sum = formatMoney(isExempt ? 0 : amount, language);
    return {
      name: group === null ? item.name : `${group.name}: ${item.name}`,
      notes: [
        kind === 'per_m2' ? (item.from ? from(perM2) : perM2) : [],
        item.note ?? [],
        exemption === null || optional
          ? []
          : isExempt
            ? exemption
            : textOf(language, 'flatPdf:costs.unless', { exemption }),
        included || isExempt ? [] : textOf(language, 'flatPdf:costs.notIncluded'),
        sourceOf(language, item.source, item.set_by),
      ].flat(),
      amount:
        payer === 'developer'
          ? textOf(language, 'purchaseCost:paidByUs')
          : item.from && kind !== 'per_m2'
            ? from(sum)
            : sum,
      tone: included ? 'usual' : 'off',
    };
  };
}

/**
 * What the flat's page shows with the same choice (`PurchaseCostTable`); of alternatives only the chosen one. Null: the
 * flat has no price, is sold, or nothing is known of the rest.
 */
export function costTableOf(
  { content, project, flat, language, day }: FlatPdfData,
  chosen: ReadonlySet<string>,
): CostTable | null {
  const costs = purchaseCostsOf(content, project, day);
  const price = costs === undefined ? null : priceBeforeOffers(flat, costs, day);
  if (costs === undefined || price === null || flat.status === 'sold') return null;
  const { items, offers, offer_rules: rules } = costs;
  const cost = purchaseCost({ ...flat, price }, costs, chosen, day);
  const text = (name: string): string => textOf(language, `purchaseCost:${name}`);
  const money = (amount: number): string => formatMoney(amount, language);
  const withOffers = cost.offers.length > 0;
  const sumRow = (name: string, amount: number): CostRow => ({ name, notes: [], amount: money(amount), tone: 'sum' });
  return {
    heading: text('heading'),
    rows: [
      ...(withOffers ? [{ ...sumRow(text('listPrice'), cost.listPrice), tone: 'usual' as const }] : []),
      ...cost.offers.map(offerRow(language, rules.cap_percent)),
      sumRow(text(withOffers ? 'priceToday' : 'price'), cost.price),
      ...cost.lines.filter(({ item, included }) => item.group === null || included).map(itemRow(language, chosen)),
    ],
    total: sumRow(text('total'), cost.total),
    note: project.mortgages.length > 0 ? `${text('note')} ${text('mortgageNote')}` : text('note'),
    paid: {
      price: cost.price,
      offers: cost.offers.flatMap(({ offer, state }) => (state === 'applied' ? offer.title : [])),
    },
    choice: [...items.map(({ id }) => id), ...offers.map(({ alias }) => alias)].filter((id) => chosen.has(id)),
  };
}
