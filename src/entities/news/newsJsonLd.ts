import type { NewsItem } from '#shared/responses';
import { pathTo } from '#shared/routing';
import { organizationJsonLd, pictureJsonLd, type JsonLdNode, type Site } from '#shared/seo';

export function newsJsonLd(
  { alias, title, summary, category, image, published_at: day, project }: NewsItem,
  site: Site,
): JsonLdNode {
  const url = site.page(pathTo('newsItem', { alias }));
  const company = organizationJsonLd(site);
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: title,
    description: summary,
    url,
    mainEntityOfPage: url,
    inLanguage: site.language,
    image: pictureJsonLd(image, site),
    datePublished: day,
    articleSection: category?.name,
    author: company,
    publisher: company,
    about:
      project === null
        ? undefined
        : {
            '@type': 'ApartmentComplex',
            '@id': `${site.page(pathTo('projectAbout', { alias: project.alias }))}#complex`,
            name: project.title,
          },
  };
}
