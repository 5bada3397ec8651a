function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/**
 * Digits of a number with its country: 0XX… and 80XX… are Ukrainian, anything else begins with its country's code.
 * A zero after 380 is the one that people add out of habit; 00 is the plus of whoever dials abroad.
 */
export function phoneDigits(text: string): string {
  const digits = digitsOf(text);
  if (text.trimStart().startsWith('+')) return digits.replace(/^3800/, '380');
  if (/^00\d/.test(digits)) return digits.slice(2).replace(/^3800/, '380');
  return digits.replace(/^(?:3800|380|80(?=\d{9}$)|0)/, '380');
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
