import type { Offer } from '#shared/responses';
import { organizationJsonLd, pictureJsonLd, type JsonLdNode, type Site } from '#shared/seo';
import { pathTo } from '#shared/routing';

/** It has no price: the terms are words, and the prices are those of the complexes. */
export function offerJsonLd(
  { alias, title, summary, category, image, valid_until: lastDay, projects }: Offer,
  site: Site,
): JsonLdNode {
  const url = site.page(pathTo('offer', { alias }));
  return {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    name: title,
    description: summary,
    url,
    category: category?.name,
    image: pictureJsonLd(image, site),
    validThrough: lastDay ?? undefined,
    offeredBy: organizationJsonLd(site),
    itemOffered:
      projects.length === 0
        ? undefined
        : projects.map((project) => ({
            '@type': 'RealEstateListing',
            name: project.title,
            url: site.page(pathTo('projectAbout', { alias: project.alias })),
          })),
  };
}
