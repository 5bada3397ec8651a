import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '#domain/time/days.ts';
import type { OfferCard } from '#shared/responses';
import { formatDay } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { StatusMark } from '#shared/ui';
import styles from './OfferFacts.module.css';

type OfferValidityState =
  /** Without a last day. */
  | { readonly state: 'open' }
  /** `daysLeft` counts the nights until the last day: 0 is the last day itself. */
  | { readonly state: 'valid'; readonly until: string; readonly daysLeft: number }
  | { readonly state: 'expired'; readonly until: string };

/** The state of an offer on a Kyiv day, `YYYY-MM-DD`; its last day is included. */
export function offerValidity(
  { valid_until: until }: Pick<OfferCard, 'valid_until'>,
  today: string,
): OfferValidityState {
  if (until === null) return { state: 'open' };
  const daysLeft = daysBetween(today, until);
  return daysLeft < 0 ? { state: 'expired', until } : { state: 'valid', until, daysLeft };
}

/** While the present is unknown nothing has expired. */
export function isExpired(offer: Pick<OfferCard, 'valid_until'>, today: string | null): boolean {
  return today !== null && offerValidity(offer, today).state === 'expired';
}

/** Days before the end from which they are counted aloud. */
const countdown = 60;

/** The last day of an offer, with the days left in its last two months. */
export function OfferValidity({ offer }: { readonly offer: Pick<OfferCard, 'valid_until'> }) {
  const { t } = useTranslation('offerTerms');
  const language = useLanguage();
  const today = useToday();
  const { valid_until: until } = offer;
  // An absent last day does not mean that there is none.
  if (until === null) return null;

  const date = formatDay(until, language);
  const validity = today === null ? null : offerValidity(offer, today);
  if (validity?.state === 'expired') return <StatusMark tone="neutral">{t('expired', { date })}</StatusMark>;
  if (validity?.state !== 'valid' || validity.daysLeft > countdown) {
    return <StatusMark tone="linden">{t('until', { date })}</StatusMark>;
  }
  return (
    <StatusMark tone="notice">
      {validity.daysLeft === 0 ? t('lastDay') : t('daysLeft', { date, count: validity.daysLeft })}
    </StatusMark>
  );
}

/** Characters that fit into a narrow column at full size: "-5 %" is as large as it gets, "UAH 25,000" is not. */
const short = 7;

interface OfferFigureProps {
  readonly offer: Pick<OfferCard, 'highlight'>;
  readonly className?: string | undefined;
}

/** The offer's benefit as a large figure. */
export function OfferFigure({ offer: { highlight }, className }: OfferFigureProps) {
  if (highlight === null) return null;
  return <p className={clsx(styles.figure, highlight.length > short && styles.long, className)}>{highlight}</p>;
}
