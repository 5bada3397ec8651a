import { pathTo } from '#shared/routing';
import type { CallRequestSubject } from './callRequestSlice.ts';

/** The page of the call request, without the language prefix. Words for the message stay out of an address. */
export function callRequestPath({ project, flat }: CallRequestSubject = {}): string {
  const about = new URLSearchParams({
    ...(project !== undefined && { project }),
    ...(project !== undefined && flat !== undefined && { flat }),
  });
  return about.size === 0 ? pathTo('callRequest') : `${pathTo('callRequest')}?${about}`;
}
