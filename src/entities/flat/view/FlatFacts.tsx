import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/common.ts';
import { discountOn } from '#domain/money/discount.ts';
import type { Flat, FlatDiscount, Image, StatedStatus } from '#shared/responses';
import { formatMoney, formatPercent } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { Picture, PlanIcon, StatusMark, VisuallyHidden } from '#shared/ui';
import styles from './FlatFacts.module.css';

interface FlatPlanProps {
  readonly plan: Image | null;
  readonly sizes: string;
  readonly className?: string | undefined;
  /** Why the sheet is empty, where there is room to say so. */
  readonly children?: ReactNode;
}

/** The drawing of a flat, or a placeholder. */
export function FlatPlan({ plan, sizes, className, children }: FlatPlanProps) {
  return (
    <div className={clsx(styles.sheet, plan === null && styles.blank, className)}>
      {plan === null ? (
        <>
          <PlanIcon size={32} />
          {children}
        </>
      ) : (
        <Picture image={plan} sizes={sizes} />
      )}
    </div>
  );
}

const tones = { free: 'linden', reserved: 'notice', sold: 'neutral' } as const;

interface FlatStatusMarkProps {
  readonly flat: StatedStatus;
  readonly className?: string | undefined;
}

export function FlatStatusMark({ flat: { status, status_assumed: assumed }, className }: FlatStatusMarkProps) {
  const { t } = useTranslation('flats');
  if (assumed) return null;
  return (
    <StatusMark tone={tones[status]} className={className}>
      {t(`status.${status}`)}
    </StatusMark>
  );
}

interface ListPriceProps {
  /** Kopiykas. */
  readonly price: Money;
  readonly discount: FlatDiscount;
  /** Leads from the discount to its offer, where the page does not name it. */
  readonly linked?: boolean;
}

/** The price without the discount, struck, and the discount. */
export function ListPrice({ price, discount: { percent, offer }, linked = false }: ListPriceProps) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const words = t('discount', { percent: formatPercent(percent, language) });
  return (
    <>
      <VisuallyHidden>{t('listPrice')} </VisuallyHidden>
      <s>{formatMoney(price, language)}</s>{' '}
      {linked ? (
        <LocalLink to={pathTo('offer', { alias: offer.alias })} className={styles.offer}>
          {words}
          <VisuallyHidden>: {offer.title}</VisuallyHidden>
        </LocalLink>
      ) : (
        words
      )}
    </>
  );
}

interface FlatPriceProps {
  readonly flat: Pick<Flat, 'status' | 'price' | 'price_per_m2'> & Partial<Pick<Flat, 'discount'>>;
  /** Shown instead of the price per m². */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  /** More about the price. */
  readonly children?: ReactNode;
}

/** The price of a flat; nothing for a sold one, whose price is private. */
export function FlatPrice({ flat, note, className, children }: FlatPriceProps) {
  const { status, price, price_per_m2: perM2 } = flat;
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const discount = discountOn(flat, useToday());
  if (status === 'sold') return <div className={className} />;
  const perMetre =
    perM2 === null || price === null ? undefined : t('pricePerM2', { price: formatMoney(perM2, language) });
  const small = note ?? perMetre;
  return (
    <div className={className}>
      <p className={price === null ? styles.request : styles.price}>
        {price === null ? t('priceOnRequest') : formatMoney(discount?.price ?? price, language)}
      </p>
      {price !== null && discount !== null && (
        <p className={styles.small}>
          <ListPrice price={price} discount={discount} linked />
        </p>
      )}
      {discount === null && small !== undefined && <p className={styles.small}>{small}</p>}
      {children}
    </div>
  );
}
