/** Reads a number as people type it: spaces between thousands, a comma or a point before the fraction. */
function plain(text: string): string {
  return text.replace(/[\s\u00a0\u202f']/g, '').replace(',', '.');
}

/** Hryvnias as typed, in kopiykas; null when that is no sum of money. */
export function readMoney(text: string): number | null {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(plain(text));
  return match === null ? null : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** A number that is not negative; null when the text is none. */
export function readNumber(text: string): number | null {
  const digits = plain(text);
  return /^\d{1,6}(\.\d{1,6})?$/.test(digits) ? Number(digits) : null;
}

/** A whole number, with a minus or without; null when the text is none. */
export function readWhole(text: string): number | null {
  return /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Kopiykas as an address and a field carry them: hryvnias with a point. */
export function writeMoney(kopiykas: number): string {
  return kopiykas % 100 === 0 ? String(kopiykas / 100) : (kopiykas / 100).toFixed(2);
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

export function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Null when it is outside. */
export function inside(value: number | null, { min, max }: Bounds): number | null {
  return value !== null && value >= min && value <= max ? value : null;
}
