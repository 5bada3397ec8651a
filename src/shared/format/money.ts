import { type Language, languageFacts } from '#domain/languages.ts';
import { decimal } from './decimal.ts';

/** Kopiykas as whole hryvnias: prices are shown so. */
export function formatMoney(kopiykas: number, language: Language): string {
  const hryvnias = decimal(Math.round(kopiykas / 100), language, { most: 0 });
  const [, sign = '', sum = ''] = /^(-?)(.*)/.exec(hryvnias) ?? [];
  return sign + languageFacts(language).money.replace('{{sum}}', sum);
}

/** Kopiykas to the kopiyka without a sign of the currency: for columns whose head names it. */
export function formatSum(kopiykas: number, language: Language): string {
  return decimal(kopiykas / 100, language, { least: 2, most: 2 });
}
