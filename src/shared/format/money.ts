import type { Language } from '#shared/config';
import { decimal } from './decimal.ts';

/** Kopiykas as whole hryvnias: prices are shown so. */
export function formatMoney(kopiykas: number, language: Language): string {
  const hryvnias = decimal(Math.round(kopiykas / 100), language, { most: 0 });
  return language === 'ua' ? `${hryvnias}\u00a0₴` : hryvnias.replace(/^-?/, '$&₴');
}

/** Kopiykas to the kopiyka without a sign of the currency: for columns whose head names it. */
export function formatSum(kopiykas: number, language: Language): string {
  return decimal(kopiykas / 100, language, { least: 2, most: 2 });
}
