import dayjs from 'dayjs';

/** SPEC.md section 5: what is stored has its zeros, what is shown has none. */
const stored = 'YYYY-MM-DD';
const shown = 'D-M-YYYY';

/** Day, month and year with one of `- . /` between them, with or without zeros; or the stored form. */
const dayFirst = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/;
const yearFirst = /^\d{4}-\d{2}-\d{2}$/;

/** The day that a visitor typed, `YYYY-MM-DD`; null: the text is no day. */
export function readTypedDay(text: string): string | null {
  const trimmed = text.trim();
  const [, day = '', , month = '', year = ''] = dayFirst.exec(trimmed) ?? [];
  const iso = yearFirst.test(trimmed) ? trimmed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // dayjs takes the 31st of November for the 1st of December.
  return yearFirst.test(iso) && dayjs(iso).format(stored) === iso ? iso : null;
}

/** What dayjs says of a text that is no day. */
export const noDay = 'Invalid Date';

/** A stored day as the field shows it; "Invalid Date" for what is no day, nothing for nothing. */
export function shownDay(day: string): string {
  return day === '' ? '' : dayjs(day).format(shown);
}

/** A stored day, so many days or months later; a month that is too short ends on its last day. */
export function moveDay(day: string, count: number, unit: 'day' | 'month'): string {
  return dayjs(day).add(count, unit).format(stored);
}

export function daysInMonth(month: string): number {
  return dayjs(`${month}-01`).daysInMonth();
}
