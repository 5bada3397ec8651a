import { languages } from '#domain/languages.ts';
import type { Addresses } from './addresses.ts';
import type { SitePage } from './sitePages.ts';
import { element, type XmlNode, xmlDocument } from './xml.ts';

/** The protocol's limit for one file. */
const most = 50_000;

const namespaces = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const withAlternates = { ...namespaces, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };

function entriesOf({ path, changed }: SitePage, addresses: Addresses): XmlNode[] {
  const alternates = addresses
    .alternates(path)
    .map(([hreflang, href]) => element('xhtml:link', { rel: 'alternate', hreflang, href }));
  const date = changed === undefined ? [] : [element('lastmod', {}, { text: changed })];
  return languages.map((language) =>
    element('url', {}, [element('loc', {}, { text: addresses.url(path, language) }), ...date, ...alternates]),
  );
}

export interface Sitemap {
  /** The content of /sitemap.xml: the pages, or an index of the parts. */
  main: string;
  /** The contents of /sitemap-1.xml and so on; empty when the main one holds all pages. */
  parts: readonly string[];
}

const partPath = (number: number): string => `/sitemap-${number}.xml`;

/** Lists every page in every language with its alternates; `size` entries per file. */
export function makeSitemap(pages: readonly SitePage[], addresses: Addresses, size = most): Sitemap {
  const entries = pages.flatMap((page) => entriesOf(page, addresses));
  const file = (some: readonly XmlNode[]): string => xmlDocument(element('urlset', withAlternates, some));
  if (entries.length <= size) return { main: file(entries), parts: [] };
  const parts = Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    file(entries.slice(index * size, (index + 1) * size)),
  );
  const links = parts.map((_, index) =>
    element('sitemap', {}, [element('loc', {}, { text: addresses.origin + partPath(index + 1) })]),
  );
  return { main: xmlDocument(element('sitemapindex', namespaces, links)), parts };
}
