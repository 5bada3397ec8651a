export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/**
 * Digits with their country as far as a beginning tells: 0XX… is Ukrainian, anything else begins with its country's code.
 * Drops the zero that people add after 380; reads 00 as a plus.
 */
export function digitsWithCountry(text: string): string {
  const digits = digitsOf(text);
  if (text.trimStart().startsWith('+')) return digits.replace(/^3800/, '380');
  if (/^00\d/.test(digits)) return digits.slice(2).replace(/^3800/, '380');
  return digits.replace(/^(?:3800|380|0)/, '380');
}

/** Digits of a whole number with its country: without a plus, nine digits are a Ukrainian number, and 80XX… is one as it was dialled long ago. */
export function phoneDigits(text: string): string {
  const [, own] = text.includes('+') ? [] : (/^(?:80)?([1-9]\d{8})$/.exec(digitsOf(text)) ?? []);
  return own === undefined ? digitsWithCountry(text) : `380${own}`;
}

/** The form in which a number is sent: +380XXXXXXXXX. */
export function toInternational(text: string): string {
  return `+${phoneDigits(text)}`;
}

/** Ukrainian numbers have nine digits after the code; foreign ones have 7 to 15 in all (E.164). */
export function isWholePhone(text: string): boolean {
  const digits = phoneDigits(text);
  return digits.startsWith('380') ? digits.length === 12 : /^[1-9]\d{6,14}$/.test(digits);
}
