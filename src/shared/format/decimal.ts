import { type Language, languageFacts } from '#domain/languages.ts';

interface Digits {
  /** After the decimal sign: so many are kept although they are zeros, and so many are shown at most. */
  readonly least?: number;
  readonly most: number;
}

/** Less than this has no digit that anybody is shown, and is written with an exponent. */
const nothing = 1e-6;

/**
 * A number as it is written in the language; half is rounded away from nothing, as it is read in decimals (1.005 to 1.01), which is how `Intl` does it.
 * What is rounded to nothing has no sign, and what is no number is a dash.
 * Why not by `Intl`: see `texts`.
 */
export function decimal(value: number, language: Language, { least = 0, most }: Digits): string {
  const size = Math.abs(value);
  if (!Number.isFinite(size)) return '–';
  const rounded = size < nothing ? 0 : Math.round(Number(`${size}e${most}`));
  const digits = String(rounded).padStart(most + 1, '0');
  const whole = digits.slice(0, digits.length - most);
  const remaining = digits
    .slice(digits.length - most)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  const { decimal: point, group } = languageFacts(language);
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return sign + whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) + (remaining && point + remaining);
}
