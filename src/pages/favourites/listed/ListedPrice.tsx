import { useTranslation } from 'react-i18next';
import { FlatPrice } from '#entities/flat';
import { formatDay, formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import styles from './ListedPrice.module.css';
import type { ListedFlat } from './listedFlat.ts';

interface ListedPriceProps {
  readonly listed: ListedFlat;
  readonly className?: string | undefined;
}

/** What the flat costs now, or what it cost when that was last known; nothing for one that cannot be bought. */
export function ListedPrice({ listed: { facts, asOf, standing, favourite }, className }: ListedPriceProps) {
  const { t } = useTranslation('favourites');
  const language = useLanguage();
  if (facts === null || standing === 'gone') return <div className={className} />;

  const changed = favourite !== null && favourite.savedPrice !== facts.price;
  return (
    <FlatPrice
      flat={facts}
      note={asOf === null ? undefined : t('asOf', { date: formatDay(asOf, language) })}
      className={className}
    >
      {changed && (
        <p className={styles.changed}>
          {favourite.savedPrice === null
            ? t('wasOnRequest', { date: formatDay(favourite.savedOn, language) })
            : t('was', {
                price: formatMoney(favourite.savedPrice, language),
                date: formatDay(favourite.savedOn, language),
              })}
        </p>
      )}
    </FlatPrice>
  );
}
