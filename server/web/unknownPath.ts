import { isLanguage } from '#domain/languages.ts';
import { paths } from '#domain/pages.ts';

const patterns = Object.values(paths).map((path) => path.replaceAll(/:\w+/g, '[^/]+'));
/** A page in any case and with any language-like prefix: the site redirects to the right address. */
const page = new RegExp(String.raw`^(?:/[a-z]{2}(?:-[a-z]{2})?)?(?:${patterns.join('|')})?/?$`, 'i');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Whether the site has no page at a path, and no redirect. A cheap check, so that made-up addresses share one "not
 * found" page.
 */
export function isUnknown(path: string): boolean {
  // The site redirects `/about/en` to `/en/about`.
  const [, , second] = path.split('/');
  return !isLanguage(second) && !page.test(path) && !page.test(decoded(path));
}
