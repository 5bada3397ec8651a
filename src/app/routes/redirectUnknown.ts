import { matchRoutes, redirect } from 'react-router';
import type { Language } from '#shared/config';
import { withoutUnknownLanguage } from '#shared/routing';
import { localizedRoutes } from './localizedRoutes.ts';

/** Redirects capitals to lower case and unknown language prefixes to the default language; null: there is no such page. */
export function redirectUnknown({ url }: Pick<Request, 'url'>, defaultLanguage: Language): Response | null {
  const { pathname, search } = new URL(url);
  // The server refuses doubled slashes, so the client does, too.
  if (pathname.includes('//')) return null;
  const routes = localizedRoutes(defaultLanguage).map(({ path }) => ({ path }));
  const known = [pathname.toLowerCase(), withoutUnknownLanguage(pathname)].find(
    (target) => target !== null && target !== pathname && matchRoutes(routes, target) !== null,
  );
  return known === undefined ? null : redirect(known + search, 301);
}
