import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day, Money } from '#contract/common.ts';
import { discountOn, priceOn } from '#domain/money/discount.ts';
import { monthlyInstalment, monthlyMortgage } from '#domain/money/monthlyPayment.ts';
import { ListPrice } from '#entities/flat';
import { EligibilityCheck, eligibilityId, useIsEligibilityOffered } from '#entities/mortgage';
import { projectCoreApi } from '#entities/project';
import { ReservedNote } from '#features/reservation';
import { useApiDispatch } from '#shared/api';
import type { Flat } from '#shared/responses';
import { formatDay, formatMoney, formatPercent, hryvnias, joinWords } from '#shared/format';
import { choiceParams, PurchaseCostTable } from '#entities/purchase-cost';
import { BelowFold } from '#shared/lazy';
import { LocalLink, pathTo, useLanguage, withQuery } from '#shared/routing';
import { useDisclosure } from '#shared/store';
import { useToday } from '#shared/time';
import { Heading, Text, VisuallyHidden } from '#shared/ui';
import styles from './FlatPage.module.css';
import { type FlatHome, type FlatPurchase, useFlatPurchase } from './useFlatHome.ts';

const { getCalculator } = projectCoreApi.endpoints;

/** Where the price of today leads: the table below. */
const costId = 'cost';

interface Monthly {
  /** The first payment. */
  readonly part: Money;
  /** The greatest one: the rate of a mortgage may rise. */
  readonly most: Money;
  /** The name of the mortgage programme; null: by instalments. */
  readonly programme: string | null;
  readonly downPercent: number;
  readonly months: number;
  /** The calculator with this flat and this plan in it, without the language prefix. */
  readonly to: string;
}

/** What is paid for the flat: its price of today, less the offers that the visitor has ticked. */
const paidPrice = (flat: Flat, purchase: FlatPurchase | null, today: Day | null): Money | null =>
  purchase?.cost.price ?? priceOn(flat, today);

/**
 * The calculator with the flat and a plan in it. Of a flat that the backend describes it takes the list price and subtracts the chosen
 * offers; otherwise it takes `price`, without subtracting them again.
 */
function calculatorPath(
  { alias, flat: { id, total_area: area } }: FlatHome,
  price: Money,
  purchase: FlatPurchase | null,
  plan: Readonly<Record<string, string | number>>,
): string {
  const choice = purchase && choiceParams(purchase.choice.chosen);
  return withQuery(pathTo('projectBond', { alias }), { flat: id, price: hryvnias(price), area, ...choice, ...plan });
}

/**
 * What a flat costs a month at the least: over the longest term, by the mortgage programme that the visitor came with, otherwise by
 * instalments. Null when it cannot be paid so.
 */
function monthlyOf(home: FlatHome, purchase: FlatPurchase | null, today: Day | null): Monthly | null {
  const { flat, calculator, programme: chosen } = home;
  const price = paidPrice(flat, purchase, today);
  if (flat.status === 'sold' || price === null || price <= 0) return null;
  const mortgage = calculator?.mortgages.find(({ key }) => key === chosen);
  if (mortgage !== undefined) {
    const { key, name, months_max: months, down_payment_percent_min: downPercent } = mortgage;
    const { monthly, monthlyMost } = monthlyMortgage(price, mortgage);
    const to = calculatorPath(home, price, purchase, { way: 'mortgage', programme: key });
    return { part: monthly, most: monthlyMost, programme: name, downPercent, months, to };
  }
  const rules = calculator?.instalment ?? null;
  if (rules === null) return null;
  const downPercent = rules.down_payment_percent.default;
  const months = rules.months.max;
  const { monthly: part } = monthlyInstalment(price, downPercent, months);
  if (part <= 0) return null;
  const to = calculatorPath(home, price, purchase, { months });
  return { part, most: part, programme: null, downPercent, months, to };
}

/** What the flat costs, at once and a month. */
export function FlatCost({ home }: { readonly home: FlatHome }) {
  const { alias, flat, calculator, toFlat } = home;
  const { t } = useTranslation(['flat', 'housing', 'purchaseCost']);
  const purchase = useFlatPurchase(home);
  const language = useLanguage();
  const { status, price, price_per_m2: perM2 } = flat;
  const today = useToday();
  const discount = discountOn(flat, today);
  const monthly = monthlyOf(home, purchase, today);
  const paid = paidPrice(flat, purchase, today);
  const dated = priceOn(flat, today);
  // A backend may round the discount to the kopiyka.
  const hasOffers = paid !== null && dated !== null && dated - paid >= 100;
  const isOffered = useIsEligibilityOffered(calculator?.mortgages ?? []) && price !== null;
  const { onOpenChange } = useDisclosure(eligibilityId);

  if (status === 'sold') return <p className={styles.note}>{t('flat:soldNote')}</p>;
  return (
    <div>
      {price === null ? (
        <>
          <p className={styles.price}>{t('housing:priceOnRequest')}</p>
          <p className={styles.note}>{t('flat:requestNote')}</p>
        </>
      ) : (
        <>
          <p className={styles.price}>{formatMoney(paid ?? price, language)}</p>
          {hasOffers && (
            <p className={styles.perM2}>
              <VisuallyHidden>{t('housing:listPrice')} </VisuallyHidden>
              <s>{formatMoney(price, language)}</s>
              {' · '}
              <LocalLink to={`${toFlat(flat)}#${costId}`}>{t('flat:withOffers')}</LocalLink>
            </p>
          )}
          {discount !== null && !hasOffers && (
            <p className={styles.perM2}>
              <ListPrice price={price} discount={discount} />
              {' · '}
              <LocalLink to={pathTo('offer', { alias: discount.offer.alias })}>
                {discount.valid_until === null
                  ? discount.offer.title
                  : t('purchaseCost:offerUntil', {
                      title: discount.offer.title,
                      date: formatDay(discount.valid_until, language),
                    })}
              </LocalLink>
            </p>
          )}
          {perM2 !== null && discount === null && !hasOffers && (
            <p className={styles.perM2}>{t('housing:pricePerM2', { price: formatMoney(perM2, language) })}</p>
          )}
        </>
      )}
      {purchase !== null && (
        <p className={styles.note}>
          <LocalLink to={`${toFlat(flat)}#${costId}`}>
            {t('purchaseCost:short', { sum: formatMoney(purchase.cost.total, language) })}
          </LocalLink>
        </p>
      )}
      {isOffered && (
        <p className={styles.note}>
          <LocalLink to={`${toFlat(flat)}#${eligibilityId}`} onClick={() => onOpenChange(true)}>
            {t('purchaseCost:eligible.link')}
          </LocalLink>
        </p>
      )}
      {status === 'reserved' && (
        <p className={styles.reserved}>
          <ReservedNote alias={alias} id={flat.id} others={t('flat:reservedNote')} />
        </p>
      )}
      {monthly !== null && (
        <div className={styles.monthly}>
          <LocalLink to={monthly.to} className={styles.part}>
            {t(monthly.programme === null ? 'flat:monthly' : 'flat:monthlyByMortgage', {
              part: formatMoney(monthly.part, language),
            })}
          </LocalLink>
          {monthly.most > monthly.part && (
            <p className={styles.note}>{t('flat:monthlyMost', { most: formatMoney(monthly.most, language) })}</p>
          )}
          <p className={styles.perM2}>
            {joinWords(
              [
                monthly.programme,
                t('flat:monthlyTerms', {
                  down: formatPercent(monthly.downPercent, language),
                  months: t('housing:months', { count: monthly.months }),
                }),
              ],
              ': ',
            )}
          </p>
          {monthly.programme !== null && <p className={styles.perM2}>{t('flat:bankDecides')}</p>}
        </div>
      )}
    </div>
  );
}

/** Whether a state mortgage is possible for the flat: at what is paid for it, while it is not sold. */
export function FlatEligibility({ home }: { readonly home: FlatHome }) {
  const { alias, flat, calculator } = home;
  const purchase = useFlatPurchase(home);
  const price = paidPrice(flat, purchase, useToday());
  const mortgages = calculator?.mortgages ?? [];
  const isOffered = useIsEligibilityOffered(mortgages);
  const dispatch = useApiDispatch();
  const language = useLanguage();
  const loadMortgages = useCallback(
    () => dispatch(getCalculator.initiate({ alias, language }, { subscribe: false })).unwrap(),
    [dispatch, alias, language],
  );
  if (!isOffered || price === null || flat.status === 'sold') return null;
  return (
    <EligibilityCheck
      alias={alias}
      mortgages={mortgages}
      price={price}
      area={flat.total_area}
      loadMortgages={loadMortgages}
      level={2}
      toPlan={(programme) => calculatorPath(home, price, purchase, { way: 'mortgage', programme })}
      className={styles.cost}
    />
  );
}

/** From the list price to the keys; the choice of the visitor is in the address. */
export function FlatFullCost({ home }: { readonly home: FlatHome }) {
  const { t } = useTranslation('purchaseCost');
  const purchase = useFlatPurchase(home);
  if (purchase === null) return null;
  const { cost, cap, choice } = purchase;
  const { listPrice, offers, price, lines, total } = cost;
  return (
    <section aria-labelledby={costId} className={styles.cost} data-print="hide">
      <Heading level={2} size="m" id={costId}>
        {t('heading')}
      </Heading>
      <BelowFold>
        <PurchaseCostTable
          labelledBy={costId}
          price={{
            label: t(offers.length === 0 ? 'price' : 'priceToday'),
            amount: price,
            list: listPrice,
            offers,
            cap,
          }}
          lines={lines}
          total={total}
          choice={choice}
        />
        <Text size="s" tone="muted">
          {t('note')} {home.calculator?.mortgages.length !== 0 && t('mortgageNote')}
        </Text>
      </BelowFold>
    </section>
  );
}
