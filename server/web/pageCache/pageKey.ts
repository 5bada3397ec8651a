/** Path and search for the renderer: two addresses with one key show the same page. */
export type PageKey = string & { readonly isPageKey: true };

interface PageAddress {
  readonly key: PageKey;
  /** Tracking parameters removed from the key, as written: redirects preserve them. */
  readonly tracking: string;
}

/** Longer than any link of the site with every filter set. */
const maxKeyLength = 2048;

function nameOf(parameter: string): string {
  const end = parameter.indexOf('=');
  const name = end === -1 ? parameter : parameter.slice(0, end);
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

/**
 * The key of a request's raw target; undefined when it is too long to cache. Parameters keep their order and spelling,
 * since both may matter to the page.
 */
export function normalisePageUrl(rawUrl: string, isTracking: (parameter: string) => boolean): PageAddress | undefined {
  const hash = rawUrl.indexOf('#');
  const url = hash === -1 ? rawUrl : rawUrl.slice(0, hash);
  const query = url.indexOf('?');
  if (query === -1) return addressOf(url, '');

  const tracking: string[] = [];
  const remaining: string[] = [];
  for (const parameter of url.slice(query + 1).split('&')) {
    if (parameter !== '') (isTracking(nameOf(parameter)) ? tracking : remaining).push(parameter);
  }
  const search = remaining.length === 0 ? '' : `?${remaining.join('&')}`;
  return addressOf(url.slice(0, query) + search, tracking.join('&'));
}

function addressOf(key: string, tracking: string): PageAddress | undefined {
  return key.length > maxKeyLength ? undefined : { key: key as PageKey, tracking };
}
