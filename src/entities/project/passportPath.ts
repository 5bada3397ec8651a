import { pathTo } from '#shared/routing';

/** Without the language prefix. `building`: its key. In a file of its own, so that pages with a link to it do not load the claims. */
export function passportPath(alias: string, building: string | undefined): string {
  const path = pathTo('projectPassport', { alias });
  return building === undefined ? path : `${path}?building=${encodeURIComponent(building)}`;
}
