import type { ProgressMonth } from '#shared/answers';
import { pathTo } from '#shared/routing';

/** The report that an address asks for; the newest when it asks for none, or for a month without one. */
export function chosenReport(reports: readonly ProgressMonth[], search: URLSearchParams): ProgressMonth | undefined {
  return reports.find(({ month }) => month === search.get('month')) ?? reports[0];
}

/** Where a month is shown, without the language prefix; the newest one needs no name. */
export function monthPath(alias: string, month: string, reports: readonly ProgressMonth[]): string {
  const path = pathTo('projectProgress', { alias });
  return month === reports[0]?.month ? path : `${path}?month=${month}`;
}
