import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Flat } from '#contract/planning.ts';
import { formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import styles from './FlatPrice.module.css';

interface FlatPriceProps {
  readonly flat: Pick<Flat, 'status' | 'price' | 'price_per_m2'>;
  /** Said instead of the price per m². */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  /** What else there is to say of the price. */
  readonly children?: ReactNode;
}

/** What a flat costs; nothing for a sold one: its price is no longer anybody's business. */
export function FlatPrice({ flat: { status, price, price_per_m2: perM2 }, note, className, children }: FlatPriceProps) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  if (status === 'sold') return <div className={className} />;
  const perMetre =
    perM2 === null || price === null ? undefined : t('pricePerM2', { price: formatMoney(perM2, language) });
  const small = note ?? perMetre;
  return (
    <div className={className}>
      <p className={price === null ? styles.request : styles.price}>
        {price === null ? t('priceOnRequest') : formatMoney(price, language)}
      </p>
      {small !== undefined && <p className={styles.small}>{small}</p>}
      {children}
    </div>
  );
}
