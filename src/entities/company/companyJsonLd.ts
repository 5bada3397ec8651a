import type { AboutData, ContactsData, HomeData } from '#contract/company.ts';
import {
  addressJsonLd,
  organizationId,
  organizationJsonLd,
  previewPicture,
  type JsonLdNode,
  type Site,
} from '#shared/meta';

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
      description: seo.description,
      image: site.file(previewPicture(hero.image).src),
      telephone,
    }),
  ];
}

export function aboutJsonLd({ founded_year: year, lead, image }: AboutData, telephone: string, site: Site): JsonLdNode {
  return organizationJsonLd(site, {
    description: lead,
    image: site.file(previewPicture(image).src),
    foundingDate: String(year),
    telephone,
  });
}

/** The company as the one to write to and to have a contract with. */
export function legalJsonLd({ phone, email, legal }: ContactsData, site: Site): JsonLdNode {
  return organizationJsonLd(site, {
    legalName: legal.name,
    identifier: legal.code,
    telephone: phone,
    email,
    address: addressJsonLd(legal),
  });
}
