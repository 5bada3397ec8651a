import type { Image, Position, PreviewImage } from '#shared/responses';
import type { Site } from './useSite.ts';

export type JsonLdValue = string | number | boolean | null | undefined | JsonLdObject | readonly JsonLdValue[];

export interface JsonLdObject {
  readonly [property: string]: JsonLdValue;
}

/** A node of schema.org; null and undefined values are dropped. */
export interface JsonLdNode extends JsonLdObject {
  readonly '@type': string | readonly string[];
}

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

/** One company, whichever page speaks of it. */
export function organizationId({ origin }: Site): string {
  return `${origin}/#organization`;
}

/** The company as every page knows it; `details` are what one page knows. */
export function organizationJsonLd(site: Site, details: JsonLdObject = {}): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.brand,
    url: site.page('/'),
    logo: site.file('/icons/icon-512.png'),
    ...details,
  };
}

interface Address {
  /** As people write it, the town included. */
  readonly address: string | null;
  readonly locality: string | null;
  readonly postal_code: string | null;
}

interface Place extends Address {
  readonly position: Position | null;
}

/** The company builds in one country, as its hours are in one time zone. */
const country = 'UA';

export const priceCurrency = 'UAH';
/** UN/CEFACT. */
export const squareMetre = 'MTK';
export const inStock = 'https://schema.org/InStock';

export function addressJsonLd({ address, locality, postal_code: postalCode }: Address): JsonLdObject | null {
  if (address === null) return null;
  const ending = `, ${locality}`;
  return {
    '@type': 'PostalAddress',
    streetAddress: address.endsWith(ending) ? address.slice(0, -ending.length) : address,
    addressLocality: locality,
    postalCode,
    addressCountry: country,
  };
}

/** The address and position of a place. */
export function placeJsonLd({ position, ...address }: Place): JsonLdObject {
  return {
    address: addressJsonLd(address),
    geo: position && { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon },
  };
}

/** Pixels: what messengers show at most; a wider picture is only slower, and some refuse it. */
const previewWidth = 1200;

/**
 * A picture for programs without `srcset` and AVIF: a preview as it is, any other in its widest WebP within the size
 * of a preview.
 */
export function previewPicture(picture: PreviewImage | Image): PreviewImage {
  const { src, width, height, alt } = picture;
  const [best] = ('variants' in picture ? picture.variants : [])
    .filter((variant) => variant.format === 'webp' && variant.width <= previewWidth)
    .toSorted((a, b) => b.width - a.width);
  if (best === undefined) return { src, width, height, alt };
  return { src: best.src, width: best.width, height: Math.round((height * best.width) / width), alt };
}

/** The same as an address for programs. */
export function pictureJsonLd(picture: Image | null, site: Site): string | null {
  return picture && site.file(previewPicture(picture).src);
}
