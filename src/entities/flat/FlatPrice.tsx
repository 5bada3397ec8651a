import { useTranslation } from 'react-i18next';
import type { Flat } from '#contract/planning.ts';
import { formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import styles from './FlatPrice.module.css';

interface FlatPriceProps {
  readonly flat: Flat;
  readonly className?: string | undefined;
}

/** What a flat costs; nothing for a sold one: its price is no longer anybody's business. */
export function FlatPrice({ flat: { status, price, price_per_m2: perM2 }, className }: FlatPriceProps) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  if (status === 'sold') return <div className={className} />;
  return (
    <div className={className}>
      <p className={price === null ? styles.request : styles.price}>
        {price === null ? t('priceOnRequest') : formatMoney(price, language)}
      </p>
      {perM2 !== null && price !== null && (
        <p className={styles.perM2}>{t('pricePerM2', { price: formatMoney(perM2, language) })}</p>
      )}
    </div>
  );
}
