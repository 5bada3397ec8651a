import { pathTo } from '#shared/routing';

/** Without the language prefix. `building`: its key. */
export function passportPath(alias: string, building: string | undefined): string {
  const path = pathTo('projectPassport', { alias });
  return building === undefined ? path : `${path}?building=${encodeURIComponent(building)}`;
}
