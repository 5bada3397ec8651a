import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import styles from './FlatCost.module.css';
import type { FlatView } from './flatView.ts';

interface FlatCostProps {
  readonly view: FlatView;
  readonly className?: string | undefined;
}

/** What the flat costs now, or what it cost when that was last known; nothing for one that cannot be bought. */
export function FlatCost({ view: { facts, asOf, standing, favourite }, className }: FlatCostProps) {
  const { t } = useTranslation(['favourites', 'housing']);
  const language = useLanguage();
  if (facts === null || standing === 'gone' || facts.status === 'sold') return <div className={className} />;

  const { price, price_per_m2: perM2 } = facts;
  const money = (kopiykas: number): string => formatMoney(kopiykas, language);
  const changed = favourite !== null && favourite.savedPrice !== price;

  return (
    <div className={className}>
      <p className={price === null ? styles.request : styles.price}>{price === null ? t('housing:priceOnRequest') : money(price)}</p>
      {asOf !== null && <p className={styles.note}>{t('asOf', { date: formatDay(asOf, language) })}</p>}
      {asOf === null && perM2 !== null && price !== null && (
        <p className={styles.note}>{t('housing:pricePerM2', { price: money(perM2) })}</p>
      )}
      {changed && (
        <p className={styles.changed}>
          {favourite.savedPrice === null
            ? t('wasOnRequest', { date: formatDay(favourite.savedOn, language) })
            : t('was', { price: money(favourite.savedPrice), date: formatDay(favourite.savedOn, language) })}
        </p>
      )}
    </div>
  );
}
