import type { JsonLdNode } from './jsonLdNode.ts';
import type { Site } from './useSite.ts';

export interface NamedPath {
  readonly name: string;
  /** Without the language prefix. */
  readonly path: string;
}

/** The way to the page, from the outermost to the page itself. */
export function breadcrumbsJsonLd(crumbs: readonly NamedPath[], site: Site): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.page(path),
    })),
  };
}

/** The pages that a list leads to, in its order; `total` counts those of its later pages, too. */
export function itemListJsonLd(items: readonly NamedPath[], site: Site, total = items.length): JsonLdNode {
  return {
    '@type': 'ItemList',
    url: site.origin + site.path,
    numberOfItems: total,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: site.page(path),
    })),
  };
}
