import { pathTo } from '#shared/routing';

export { visitApi } from './visitApi.ts';

/** The page on which a visit whose slot was taken gets another time; `key`: of its lead. */
export function returnedPath(key: string): string {
  return `${pathTo('appointmentTime')}#again.${key}`;
}

/** The key in the fragment of such a path; null: the fragment is another one. */
export function readReturnedKey(hash: string): string | null {
  return /^#again\.([\w-]{16,64})$/.exec(hash)?.[1] ?? null;
}
