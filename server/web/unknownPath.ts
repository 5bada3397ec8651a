import { isLanguage } from '#domain/languages.ts';
import { paths } from '#domain/pages.ts';

const patterns = Object.values(paths).map((path) => path.replaceAll(/:\w+/g, '[^/]+'));
/** A page in whatever letters and with whatever looks like a language in front: the site leads to the right address. */
const page = new RegExp(String.raw`^(?:/[a-z]{2}(?:-[a-z]{2})?)?(?:${patterns.join('|')})?/?$`, 'i');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Whether the site has no page at a path, and none that it would lead to. It costs next to nothing, so that made-up addresses share one page that
 * is not found.
 */
export function isUnknown(path: string): boolean {
  // `/about/en` leads to `/en/about`.
  const [, , second] = path.split('/');
  return !isLanguage(second) && !page.test(path) && !page.test(decoded(path));
}
