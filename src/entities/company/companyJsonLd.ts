import type { AboutData, ContactsData, HomeData } from '#shared/answers';
import {
  addressJsonLd,
  organizationId,
  organizationJsonLd,
  pictureJsonLd,
  type JsonLdNode,
  type Site,
} from '#shared/seo';

/** The site and the company, as the home page introduces them. */
export function homeJsonLd({ hero, seo }: HomeData, telephone: string, site: Site): readonly JsonLdNode[] {
  return [
    {
      '@type': 'WebSite',
      '@id': `${site.origin}/#website`,
      name: site.brand,
      url: site.page('/'),
      inLanguage: site.language,
      publisher: { '@id': organizationId(site) },
    },
    organizationJsonLd(site, {
      description: seo?.description,
      image: pictureJsonLd(hero?.image ?? null, site),
      telephone,
    }),
  ];
}

export function aboutJsonLd({ founded_year: year, lead, image }: AboutData, telephone: string, site: Site): JsonLdNode {
  return organizationJsonLd(site, {
    description: lead,
    image: pictureJsonLd(image, site),
    foundingDate: year === null ? null : String(year),
    telephone,
  });
}

/** The company as the one to write to and to have a contract with. */
export function legalJsonLd({ phone, email, legal }: ContactsData, site: Site): JsonLdNode {
  return organizationJsonLd(site, {
    legalName: legal?.name,
    identifier: legal?.code,
    telephone: phone,
    email,
    address: legal && addressJsonLd(legal),
  });
}
