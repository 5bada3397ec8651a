import { pathTo } from '#shared/routing';
import type { PrivateLink } from './machine/index.ts';

/** Behind a `#`: no server, no log and no referrer ever sees it. */
export function privatePath({ number, token }: PrivateLink): string {
  return `${pathTo('bookedVisit')}#${number}.${token}`;
}

/** What a fragment opens; null: it is no private link, or not the whole of one. */
export function readPrivateLink(hash: string): PrivateLink | null {
  const [, number, token] = /^#([\w-]{1,40})\.([\w-]{16,128})$/.exec(hash) ?? [];
  return number === undefined || token === undefined ? null : { number, token };
}
