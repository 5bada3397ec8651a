import { daysBetween } from '#domain/days.ts';
import type { OfferCard } from '#shared/answers';

export type OfferValidityState =
  /** It says no last day. */
  | { readonly state: 'open' }
  /** `daysLeft` counts the nights until the last day: 0 is the last day itself. */
  | { readonly state: 'valid'; readonly until: string; readonly daysLeft: number }
  | { readonly state: 'expired'; readonly until: string };

/** How an offer stands on a day in Kyiv, `YYYY-MM-DD`; its last day is included. */
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
