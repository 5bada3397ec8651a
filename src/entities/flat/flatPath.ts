import { pathTo } from '#shared/routing';

/** Where a flat of a project is shown in full, without the language prefix. */
export function flatPath(alias: string, id: string): string {
  return pathTo('flat', { alias, id });
}
