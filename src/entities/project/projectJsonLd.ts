import { hryvnias } from '#shared/format';
import type { Project } from '#shared/responses';
import { pathTo } from '#shared/routing';
import {
  inStock,
  type JsonLdNode,
  type JsonLdObject,
  organizationJsonLd,
  pictureJsonLd,
  placeJsonLd,
  priceCurrency,
  type Site,
  squareMetre,
} from '#shared/seo';
import { visitPath } from './api/projectModel.ts';

/** In words of the language on the screen. */
interface AmenityNames {
  readonly parking: string;
  readonly closed_area: string;
}

/** Pictures that a search engine may choose from, the project's own first. */
const pictureCount = 4;

function amenities({ characteristics }: Project, names: AmenityNames): readonly JsonLdObject[] {
  return (['parking', 'closed_area'] as const)
    .map((key) => ({
      '@type': 'LocationFeatureSpecification',
      name: names[key],
      value: characteristics?.[key] ?? null,
    }))
    .filter(({ value }) => value !== null);
}

/** The price range of free flats; undefined when nothing is on sale. */
function priceJsonLd(
  { price_from: lowest, price_to: highest, price_per_m2: perMetre, flats_free: free, flats_priced: priced }: Project,
  site: Site,
): JsonLdObject | undefined {
  if (lowest === null || free === 0 || free === null) return undefined;
  return {
    '@type': 'AggregateOffer',
    priceCurrency,
    lowPrice: hryvnias(lowest),
    highPrice: highest && hryvnias(highest),
    offerCount: priced,
    availability: inStock,
    seller: organizationJsonLd(site),
    ...(perMetre !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: hryvnias(perMetre),
        priceCurrency,
        unitCode: squareMetre,
      },
    }),
  };
}

/** The development as a place and, while flats are on sale, the listing that offers them. */
export function projectJsonLd(project: Project, names: AmenityNames, site: Site): readonly JsonLdNode[] {
  const { alias, title, seo, image, gallery, characteristics, flats_free: free } = project;
  const url = site.page(pathTo('projectAbout', { alias }));
  const development = {
    '@type': 'ApartmentComplex',
    '@id': `${url}#complex`,
    name: title,
    description: seo?.description,
    url,
    image: [image, ...gallery].slice(0, pictureCount).map((picture) => pictureJsonLd(picture, site)),
    ...placeJsonLd(project),
    numberOfAccommodationUnits: characteristics?.flats_count,
    numberOfAvailableAccommodationUnits: free,
    amenityFeature: amenities(project, names),
    tourBookingPage: site.page(visitPath(alias)),
  };
  const offers = priceJsonLd(project, site);
  if (offers === undefined) return [development];
  return [
    development,
    {
      '@type': 'RealEstateListing',
      '@id': `${url}#listing`,
      url,
      name: seo?.title ?? title,
      inLanguage: site.language,
      about: { '@id': development['@id'] },
      offers,
    },
  ];
}

/** A dated claim of the passport, in words of the language on the screen. */
interface PassportFeature {
  readonly name: string;
  readonly value: string;
  /** Day. */
  readonly checked: string;
}

/** What the development has, as it was seen on a day. */
export function passportJsonLd(
  { alias, title }: { readonly alias: string; readonly title: string },
  features: readonly PassportFeature[],
  site: Site,
): JsonLdNode {
  const url = site.page(pathTo('projectAbout', { alias }));
  return {
    '@type': 'ApartmentComplex',
    '@id': `${url}#complex`,
    name: title,
    url,
    amenityFeature: features.map(({ name, value, checked }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value,
      validFrom: checked,
    })),
  };
}
