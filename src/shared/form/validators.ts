export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The zero of +49 (0) 151… is dialled within the country only; that of +38 (0) 67… belongs to the code 380, and Italy and San Marino keep it. */
const withoutTrunkZero = (text: string): string =>
  text.replace(/^(\s*(?:\+|00)\s*(?!38\s*\(|39|378)[1-9]\d{0,2}[\s-]*)\(0\)/, '$1');

/**
 * Digits with their country code as far as they show it: 0XX… is Ukrainian, others begin with their code. Drops the
 * zero that people add before or after 380, because no area is called so; reads 00 as a plus.
 */
export function digitsWithCountry(text: string): string {
  const digits = digitsOf(withoutTrunkZero(text));
  if (text.trimStart().startsWith('+')) return digits.replace(/^3800/, '380');
  if (/^00\d/.test(digits)) return digits.slice(2).replace(/^3800/, '380');
  return digits.replace(/^(?:0?3800?|0)/, '380');
}

/**
 * Digits of a whole number with its country: without a plus, nine digits are a Ukrainian number, and 80XX… is one as it
 * was dialled long ago. Nine that begin with 380 or 80X are the beginning of a longer spelling: no area is called so.
 */
export function wholePhoneDigits(text: string): string {
  const [, own] = text.includes('+') ? [] : (/^(?:80)?((?!380|80[1-9])[1-9]\d{8})$/.exec(digitsOf(text)) ?? []);
  return own === undefined ? digitsWithCountry(text) : `380${own}`;
}

/** The form in which a number is sent: +380XXXXXXXXX. */
export function toInternational(text: string): string {
  return `+${wholePhoneDigits(text)}`;
}

/**
 * Ukrainian numbers have nine digits after the code. Foreign ones have at most 15 in all (E.164): those below 9, and 80…,
 * which is no country's code, are more likely Ukrainian numbers with digits missing.
 */
export function isWholePhone(text: string): boolean {
  const digits = wholePhoneDigits(text);
  return digits.startsWith('380') ? digits.length === 12 : /^(?!80)[1-9]\d{8,14}$/.test(digits);
}

/** Why a value is refused: a key of `form` in form.json, and what its text mentions. */
export type FieldError =
  | { readonly key: 'required' | 'email' | 'phone' | 'refused' | 'automatic' }
  | { readonly key: 'minLength'; readonly min: number }
  | { readonly key: 'maxLength'; readonly max: number; readonly length: number };

/** The error of a field that the backend refused. */
export const refused: FieldError = { key: 'refused' };

/** Of the honeypot: nothing is sent yet. */
export const automatic: FieldError = { key: 'automatic' };

export type Validate<Value> = (value: Value | undefined) => FieldError | undefined;

/** Without marks of direction and width, which copied texts bring along. */
const visible = (text: string): string => text.replaceAll(/\p{Cf}/gu, '').trim();

export const required: Validate<string | boolean> = (value) =>
  value === undefined || value === false || (typeof value === 'string' && visible(value) === '')
    ? { key: 'required' }
    : undefined;

function minLength(min: number): Validate<string> {
  return (value = '') => (visible(value).length < min ? { key: 'minLength', min } : undefined);
}

/** Optional, so empty is valid. */
export const email: Validate<string> = (value = '') =>
  value.trim() === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? undefined : { key: 'email' };

const wholePhone: Validate<string> = (value = '') => (isWholePhone(value) ? undefined : { key: 'phone' });

/** Of the 4,000 characters that the contract allows; what the site adds to a message needs the rest. */
const longestMessage = 3000;

/** Not by `maxLength`, with which browsers cut what is pasted without a word. */
export const validMessage: Validate<string> = (value = '') => {
  const { length } = value.trim();
  return length > longestMessage ? { key: 'maxLength', max: longestMessage, length } : undefined;
};

/** The first of several reasons. */
function all<Value>(...validators: readonly Validate<Value>[]): Validate<Value> {
  return (value) => {
    for (const validate of validators) {
      const error = validate(value);
      if (error !== undefined) return error;
    }
    return undefined;
  };
}

export const validName = all<string>(required, minLength(2));
export const validPhone = all<string>(required, wholePhone);
