import { languages } from '#domain/languages.ts';
import { paths, personalPages } from '#domain/pages.ts';

/** Addresses below a personal page belong to its visitor, too. */
const personalPath = new RegExp(
  `^(?:/(?:${languages.join('|')}))?(?:${personalPages()
    .map((page) => paths[page].replaceAll(/:\w+/g, '[^/]+'))
    .join('|')})(?:/|$)`,
);

/** Whether the worker caches no copy of a page. */
export function isPersonalPath(pathname: string): boolean {
  return personalPath.test(pathname);
}
