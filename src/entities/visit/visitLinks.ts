import type { LeadReceipt } from '#contract/lead.ts';
import { pathTo } from '#shared/routing';

/** Grants access to a visit without a login. */
export type PrivateLink = Pick<LeadReceipt, 'number' | 'token'>;

/** Behind a `#`: no server, no log and no referrer ever sees it. */
export function privatePath({ number, token }: PrivateLink): string {
  return `${pathTo('bookedVisit')}#${number}.${token}`;
}

/** Parses a private link's fragment; null when it is invalid. */
export function readPrivateLink(hash: string): PrivateLink | null {
  const [, number, token] = /^#([\w-]{1,40})\.([\w-]{16,128})$/.exec(hash) ?? [];
  return number === undefined || token === undefined ? null : { number, token };
}

/** The page on which a visit whose slot was taken gets another time; `key`: of its lead. */
export function returnedPath(key: string): string {
  return `${pathTo('appointmentTime')}#again.${key}`;
}

/** The key in the fragment of such a path; null: the fragment is another one. */
export function readReturnedKey(hash: string): string | null {
  return /^#again\.([\w-]{16,64})$/.exec(hash)?.[1] ?? null;
}
