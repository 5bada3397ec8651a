/**
 * Normalises a phone number to its digits with the country's code (E.164). A Ukrainian number has nine digits after its
 * code, so further digits are an extension; zeros before and after the code and 810 are dialling prefixes.
 */
export function phoneDigits(phone: string): string {
  const text = phone.normalize('NFKC');
  const digits = text.replaceAll(/\D/g, '');
  const number = digits.replace(/^0+/, '');
  const [, ukrainian] = /^(?:810)?3800*([1-9]\d{8})/.exec(number) ?? [];
  if (ukrainian !== undefined) return `380${ukrainian}`;
  if (/^0[1-9]/.test(digits)) return `380${number.slice(0, 9)}`;
  const [, own] = text.includes('+') || digits.startsWith('0') ? [] : (/^(?:80)?([1-9]\d{8})$/.exec(number) ?? []);
  return own === undefined ? number : `380${own}`;
}
