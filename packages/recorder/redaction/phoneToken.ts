/** Digits that say of which country and operator a number is; the rest says whose. */
const personal = 7;
const country = /^(?:380|80|0|[1-9])/;

export function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}

export function looksLikePhone(text: string): boolean {
  return /^\s*\+?[\d\s()./-]+$/.test(text) && digitsIn(text).length >= personal;
}

/** What makes a number the same however it is written: with or without its country. */
export function numberItself(text: string): string {
  return digitsIn(text).slice(-9);
}

/** The number with other last digits, written in the same way, whole when it was whole. `tail`: seven digits. */
export function withTail(text: string, tail: string): string {
  const digits = digitsIn(text);
  const kept = Math.max(country.exec(digits)?.[0].length ?? 0, digits.length - personal);
  const told = digits.slice(0, kept) + tail.slice(tail.length - (digits.length - kept));
  let index = 0;
  return text.replaceAll(/\d/g, () => told.charAt(index++));
}

/** Every number from 0 to 9,999,999 once, in an order that no number typed by hand has. */
export function tailOf(count: number): string {
  return String((count * 7_368_787 + 3_141_593) % 10_000_000).padStart(personal, '0');
}
