import type { Language } from '#shared/config';
import { formatTag } from '#shared/i18n';
import { cached } from './cached.ts';

const whole = cached(
  (tag: string) =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'UAH',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
);
const exact = cached(
  (tag: string) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency: 'UAH', currencyDisplay: 'narrowSymbol' }),
);

/** Kopiykas as whole hryvnias: prices are shown so. */
export function formatMoney(kopiykas: number, language: Language): string {
  return whole(formatTag(language)).format(Math.round(kopiykas / 100));
}

/** Kopiykas to the kopiyka: payments of a schedule are shown so. */
export function formatMoneyExact(kopiykas: number, language: Language): string {
  return exact(formatTag(language)).format(kopiykas / 100);
}
