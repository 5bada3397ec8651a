import { pathTo } from '#shared/routing';

/** Booking a visit to the sales center of a project, about one of its flats or about none, without the language prefix. */
export function visitPath(alias: string, flat?: string): string {
  const about = new URLSearchParams({ project: alias, ...(flat !== undefined && { flat }) });
  return `${pathTo('appointmentDate')}?${about.toString()}`;
}
