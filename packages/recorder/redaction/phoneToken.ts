/** The number of personal digits; those before are country and operator. */
const personal = 7;
/** 38 and a digit: a number stays whole for the site's forms, which complete none that begins with 380. */
const country = /^(?:38\d|80|0|[1-9])/;

export function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}

export function looksLikePhone(text: string): boolean {
  return /^\s*\+?[\d\s()./-]+$/.test(text) && digitsIn(text).length >= personal;
}

/** Normalises a number: with or without its country's code it is the same. */
export function numberItself(text: string): string {
  return digitsIn(text).slice(-9);
}

/** The number with other last digits, written in the same way, whole when it was whole. `tail`: seven digits. */
export function withTail(text: string, tail: string): string {
  const digits = digitsIn(text);
  const visible = Math.max(country.exec(digits)?.[0].length ?? 0, digits.length - personal);
  const token = digits.slice(0, visible) + tail.slice(tail.length - (digits.length - visible));
  let index = 0;
  return text.replaceAll(/\d/g, () => token.charAt(index++));
}

/** Every number from 0 to 9,999,999 once, in an order that no number typed by hand has. */
export function tailOf(count: number): string {
  return String((count * 7_368_787 + 3_141_593) % 10_000_000).padStart(personal, '0');
}
