import { useTranslation } from 'react-i18next';
import { discountOn } from '#domain/discount.ts';
import { ListPrice } from '#entities/flat';
import { formatDay, formatMoney, formatPercent } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import styles from './FlatCost.module.css';
import { monthlyFrom } from './monthlyFrom.ts';
import type { FlatHome } from '../useFlatHome.ts';

/** What the flat costs, at once and a month. */
export function FlatCost({ home: { alias, flat, calculator } }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'plan', 'housing']);
  const language = useLanguage();
  const { status, price, price_per_m2: perM2 } = flat;
  const today = useToday();
  const discount = discountOn(flat, today);
  const monthly = monthlyFrom(alias, flat, calculator, today);

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
          <p className={styles.price}>{formatMoney(discount?.price ?? price, language)}</p>
          {discount !== null && (
            <p className={styles.perM2}>
              <ListPrice price={price} percent={discount.percent} />
              {' · '}
              <LocalLink to={pathTo('offer', { alias: discount.offer.alias })}>
                {discount.valid_until === null
                  ? discount.offer.title
                  : t('housing:offerUntil', {
                      title: discount.offer.title,
                      date: formatDay(discount.valid_until, language),
                    })}
              </LocalLink>
            </p>
          )}
          {perM2 !== null && discount === null && (
            <p className={styles.perM2}>{t('housing:pricePerM2', { price: formatMoney(perM2, language) })}</p>
          )}
        </>
      )}
      {status === 'reserved' && <p className={styles.note}>{t('flat:reservedNote')}</p>}
      {monthly !== null && (
        <div className={styles.monthly}>
          <LocalLink to={monthly.to} className={styles.part}>
            {t('flat:monthly', { part: formatMoney(monthly.part, language) })}
          </LocalLink>
          <p className={styles.perM2}>
            {t('flat:monthlyTerms', {
              down: formatPercent(monthly.downPercent, language),
              months: t('housing:months', { count: monthly.months }),
            })}
          </p>
        </div>
      )}
    </div>
  );
}
