/** A time as people say it. */
export type PaceSpan = { readonly unit: 'days' } | { readonly unit: 'weeks' | 'months'; readonly count: number };

const weeksInMonth = 365.2425 / 12 / 7;
/** What is longer is told in months. */
const mostWeeks = 8;

export function spanOf(weeks: number): PaceSpan {
  const whole = Math.round(weeks);
  if (whole < 1) return { unit: 'days' };
  return whole <= mostWeeks
    ? { unit: 'weeks', count: whole }
    : { unit: 'months', count: Math.round(weeks / weeksInMonth) };
}
