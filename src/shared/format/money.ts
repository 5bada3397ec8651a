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
const exact = cached((tag: string) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** Kopiykas as whole hryvnias: prices are shown so. */
export function formatMoney(kopiykas: number, language: Language): string {
  return whole(formatTag(language)).format(Math.round(kopiykas / 100));
}

/** Kopiykas to the kopiyka without a sign of the currency: for columns whose head names it. */
export function formatSum(kopiykas: number, language: Language): string {
  return exact(formatTag(language)).format(kopiykas / 100);
}
