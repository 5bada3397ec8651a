/**
 * What makes two ways of writing one phone number the same: its digits with the country's code, by the rules of the site's own phone field. Without a
 * plus, nine digits, 0XX… and 80XX… are Ukrainian; 00 is the plus of whoever dials abroad, and a zero after 380 is the one that people add out of habit.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const [, own] = phone.includes('+') ? [] : (/^(?:80)?([1-9]\d{8})$/.exec(digits) ?? []);
  if (own !== undefined) return `380${own}`;
  if (phone.trimStart().startsWith('+')) return digits.replace(/^3800/, '380');
  return /^00\d/.test(digits) ? digits.slice(2).replace(/^3800/, '380') : digits.replace(/^(?:3800|380|0)/, '380');
}
