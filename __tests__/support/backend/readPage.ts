export interface JsonLdRead {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** Content joins short words to their neighbours with no-break spaces. */
const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** A page as search engines and messengers read it. */
export interface PageRead {
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  readonly description: string | undefined;
  readonly robots: string | undefined;
  readonly canonical: string | undefined;
  /** By `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly feed: string | undefined;
  readonly manifest: string | undefined;
  /** Open Graph, article and Twitter tags by name. */
  readonly preview: Readonly<Record<string, string>>;
  readonly jsonLd: readonly JsonLdRead[];
}

export function readPage(page: Document): PageRead {
  const texts = (selector: string): string[] =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => plainSpaces(textContent.trim()));
  const attribute = (selector: string, name: string): string | undefined => {
    const found = [...page.head.querySelectorAll(selector)];
    if (found.length > 1) throw new Error(`${found.length} × ${selector}`);
    return found[0]?.getAttribute(name) ?? undefined;
  };
  const pairs = (selector: string, key: (element: Element) => string | null, value: string): [string, string][] =>
    [...page.head.querySelectorAll(selector)].map((element) => [key(element) ?? '', element.getAttribute(value) ?? '']);

  return {
    titles: texts('head > title'),
    headings: texts('h1'),
    description: attribute('meta[name="description"]', 'content'),
    robots: attribute('meta[name="robots"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: Object.fromEntries(
      pairs('link[rel="alternate"][hreflang]', (element) => element.getAttribute('hreflang'), 'href'),
    ),
    feed: attribute('link[type="application/atom+xml"]', 'href'),
    manifest: attribute('link[rel="manifest"]', 'href'),
    preview: Object.fromEntries(
      pairs(
        'meta[property], meta[name^="twitter:"]',
        (element) => element.getAttribute('property') ?? element.getAttribute('name'),
        'content',
      ),
    ),
    jsonLd: texts('script[type="application/ld+json"]').flatMap(
      (text) => (JSON.parse(text) as { '@graph': JsonLdRead[] })['@graph'],
    ),
  };
}
