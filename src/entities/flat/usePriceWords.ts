import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/common.ts';
import { formatMoney, formatNumber } from '#shared/format';
import { useLanguage } from '#shared/routing';

/** Kopiykas. */
const million = 1_000_000_00;

/** A price in few letters: millions to one digit after the point; below a million in full. */
export function usePriceWords(): (price: Money) => string {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  return (price) =>
    price < million
      ? formatMoney(price, language)
      : t('millions', { value: formatNumber(Math.round(price / (million / 10)) / 10, language) });
}
