import { kopiykasPerHryvnia } from '#domain/money/currency.ts';

/** A number without what people write around it or paste with it: spaces between thousands, the currency, the unit. */
function bare(text: string): string {
  return text.replace(/[\s'’₴]|грн\.?|uah|[mм][²2]/giu, '');
}

/** Thousands set apart by commas, or by points: money has two decimals at most, so three digits after a sign are no fraction. */
const grouped = /^\d{1,3}(?:(?:,\d{3})+(?:\.\d{1,2})?|(?:\.\d{3})+(?:,\d{1,2})?)$/;

/** Hryvnias as typed, in kopiykas; null when that is no sum of money. */
export function readMoney(text: string): number | null {
  const sum = bare(text);
  const plain = grouped.test(sum) ? sum.replace(/[.,](?=\d{3}(?:\D|$))/g, '') : sum;
  const match = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(plain);
  return match === null ? null : Number(match[1]) * kopiykasPerHryvnia + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Hryvnias as typed; null when that is no sum of money. */
export function readHryvnias(text: string): number | null {
  const sum = readMoney(text);
  return sum === null ? null : sum / kopiykasPerHryvnia;
}

/** Parses a number from zero up; null when invalid. */
export function readNumber(text: string): number | null {
  const digits = bare(text).replace(',', '.');
  return /^\d{1,6}(\.\d{1,6})?$/.test(digits) ? Number(digits) : null;
}

/** Parses a whole number; null when invalid. */
export function readWhole(text: string): number | null {
  return /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Kopiykas as an address and a field carry them: hryvnias with a point. */
export function writeMoney(kopiykas: number): string {
  const hryvnias = kopiykas / kopiykasPerHryvnia;
  return Number.isInteger(hryvnias) ? String(hryvnias) : hryvnias.toFixed(2);
}
