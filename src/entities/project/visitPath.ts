import { pathTo } from '#shared/routing';

/** Booking a visit to the sales center of a project, without the language prefix. */
export function visitPath(alias: string): string {
  return `${pathTo('appointmentDate')}?project=${encodeURIComponent(alias)}`;
}
