/**
 * What makes two ways of writing one phone number the same: its digits with the country's code. 0XX… and 80XX… are Ukrainian, and a zero after 380 is
 * the one that people add out of habit.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trimStart().startsWith('+')) return digits.replace(/^3800/, '380');
  return digits.replace(/^00(?=[1-9])/, '').replace(/^(?:3800|380|80(?=\d{9}$)|0)/, '380');
}
