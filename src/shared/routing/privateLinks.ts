import { pathTo } from '#domain/pages.ts';
import { withoutLanguage } from './languagePath.ts';

/** Grants access to a visit or a reservation without a login. */
export interface PrivateLink {
  readonly number: string;
  readonly token: string;
}

const privatePages = ['bookedVisit', 'reservation'] as const;

/** Behind a `#`: no server, no log and no referrer ever sees it. */
export function privatePath(page: (typeof privatePages)[number], { number, token }: PrivateLink): string {
  return `${pathTo(page)}#${number}.${token}`;
}

/** Parses a private link's fragment; null when it is invalid. */
export function readPrivateLink(hash: string): PrivateLink | null {
  const [, number, token] = /^#([\w-]{1,40})\.([\w-]{16,128})$/.exec(hash) ?? [];
  return number === undefined || token === undefined ? null : { number, token };
}

/** Whether the fragment of this page's address is a secret. */
export function isPrivatePath(pathname: string): boolean {
  const path = withoutLanguage(pathname);
  return privatePages.some((page) => path === pathTo(page));
}
