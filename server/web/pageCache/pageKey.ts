/** Path and search of a page as the renderer is asked for it: two addresses with one key show the same page. */
export type PageKey = string & { readonly isPageKey: true };

export interface PageAddress {
  readonly key: PageKey;
  /** The tracking parameters that the key is without, as written: a redirect must carry them on. */
  readonly tracking: string;
}

/** Longer than any link of the site with every filter set; what is longer is not worth remembering. */
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
 * The key of a request's raw target; undefined when it is too long to be kept. Parameters stay in the order in which
 * they came and are never written anew, since both may matter to the page.
 */
export function normalisePageUrl(rawUrl: string, isTracking: (parameter: string) => boolean): PageAddress | undefined {
  const hash = rawUrl.indexOf('#');
  const url = hash === -1 ? rawUrl : rawUrl.slice(0, hash);
  const query = url.indexOf('?');
  if (query === -1) return addressOf(url, '');

  const parameters = url
    .slice(query + 1)
    .split('&')
    .filter((parameter) => parameter !== '');
  const tracking = parameters.filter((parameter) => isTracking(nameOf(parameter)));
  const kept = tracking.length === 0 ? parameters : parameters.filter((parameter) => !tracking.includes(parameter));
  const search = kept.length === 0 ? '' : `?${kept.join('&')}`;
  return addressOf(url.slice(0, query) + search, tracking.join('&'));
}

function addressOf(key: string, tracking: string): PageAddress | undefined {
  return key.length > maxKeyLength ? undefined : { key: key as PageKey, tracking };
}
