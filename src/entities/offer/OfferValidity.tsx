import { useTranslation } from 'react-i18next';
import type { OfferCard } from '#shared/answers';
import { formatDay } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { StatusMark } from '#shared/ui';
import { offerValidity } from './offerValidity.ts';

/** Days before the end from which they are counted aloud. */
const countdown = 60;

/** Until when an offer holds; how many days are left in its last two months. */
export function OfferValidity({ offer }: { readonly offer: Pick<OfferCard, 'valid_until'> }) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const today = useToday();
  const { valid_until: until } = offer;
  // A backend that says no last day does not say that there is none.
  if (until === null) return null;

  const date = formatDay(until, language);
  const validity = today === null ? null : offerValidity(offer, today);
  if (validity?.state === 'expired') return <StatusMark tone="neutral">{t('offer.expired', { date })}</StatusMark>;
  if (validity?.state !== 'valid' || validity.daysLeft > countdown) {
    return <StatusMark tone="linden">{t('offer.until', { date })}</StatusMark>;
  }
  return (
    <StatusMark tone="notice">
      {validity.daysLeft === 0 ? t('offer.lastDay') : t('offer.daysLeft', { date, count: validity.daysLeft })}
    </StatusMark>
  );
}
