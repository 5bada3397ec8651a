import type { ApplicationQuery } from '#contract/lead.ts';
import type { Language } from '#shared/config';
import { formatClock, formatDayOfWeek } from '#shared/format';

type Wish = Pick<ApplicationQuery, 'call_day' | 'call_from' | 'call_to'>;

/** A window of a day as one text, for a field of a form: "2026-11-23 11:00 13:00". */
export interface CallTimeWindow {
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  /** `HH:MM` in Kyiv. */
  readonly from: string;
  readonly to: string;
}

export function writeWindow({ day, from, to }: CallTimeWindow): string {
  return [day, from, to].join(' ');
}

/** Null for the empty text, which means as soon as possible. */
export function readWindow(text: string): CallTimeWindow | null {
  const [day = '', from, to] = text.split(' ');
  return from === undefined || to === undefined ? null : { day, from, to };
}

/** What a lead says of it: all three, or nothing. */
export function callWish(text: string): Wish {
  const window = readWindow(text);
  return window === null ? {} : { call_day: window.day, call_from: window.from, call_to: window.to };
}

/** The same in words, for a message; null for as soon as possible. */
export function callWishWords(text: string, language: Language): string | null {
  const window = readWindow(text);
  if (window === null) return null;
  return `${formatDayOfWeek(window.day, language)}, ${formatClock(window.from)}–${formatClock(window.to)}`;
}
