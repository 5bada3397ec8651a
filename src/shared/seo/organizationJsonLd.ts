import type { JsonLdNode, JsonLdObject } from './jsonLdNode.ts';
import type { Site } from './useSite.ts';

/** One company, whichever page speaks of it. */
export function organizationId({ origin }: Site): string {
  return `${origin}/#organization`;
}

/** The company, as far as every page knows it; `said` is what a page knows beside. */
export function organizationJsonLd(site: Site, said: JsonLdObject = {}): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.brand,
    url: site.page('/'),
    logo: site.file('/icons/icon-512.png'),
    ...said,
  };
}
