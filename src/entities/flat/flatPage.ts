import { discountOn, priceOn } from '#domain/money/discount.ts';
import type { Flat } from '#shared/responses';
import { hryvnias } from '#shared/format';
import { pathTo, withQuery } from '#shared/routing';
import { inStock, type JsonLdNode, priceCurrency, type Site, squareMetre } from '#shared/seo';

const programmeParameter = 'programme';

/**
 * Where a flat of a project is shown in full, without the language prefix; `programme` is the key of the mortgage programme to show
 * it by.
 */
export function flatPath(alias: string, id: string, programme?: string): string {
  return withQuery(pathTo('flat', { alias, id }), { [programmeParameter]: programme });
}

/** The search of the address of another flat, which keeps the rest. */
export function withoutProgramme(search: string): string {
  const rest = new URLSearchParams(search);
  if (!rest.has(programmeParameter)) return search;
  rest.delete(programmeParameter);
  return withQuery('', rest);
}

/** The key of the mortgage programme in the address of a flat. */
export const programmeIn = (search: URLSearchParams): string | null => search.get(programmeParameter);

/** A flat as a dwelling and, while it is free and has a price, as something that is offered at the price of `today`. */
export function flatJsonLd(alias: string, flat: Flat, name: string, today: string, site: Site): JsonLdNode {
  const price = priceOn(flat, today);
  const url = site.page(flatPath(alias, flat.id));
  return {
    '@type': 'Apartment',
    '@id': `${url}#flat`,
    name,
    url,
    ...(flat.rooms !== null && { numberOfRooms: flat.rooms }),
    ...(flat.floor !== null && { floorLevel: String(flat.floor) }),
    ...(flat.total_area !== null && {
      floorSize: { '@type': 'QuantitativeValue', value: flat.total_area, unitCode: squareMetre },
    }),
    ...(flat.plan !== null && {
      accommodationFloorPlan: { '@type': 'FloorPlan', layoutImage: site.file(flat.plan.src) },
    }),
    ...(flat.status === 'free' &&
      price !== null && {
        // Of the two, only a product has offers.
        '@type': ['Apartment', 'Product'],
        offers: {
          '@type': 'Offer',
          price: hryvnias(price),
          priceCurrency,
          priceValidUntil: discountOn(flat, today)?.valid_until ?? undefined,
          availability: flat.status_assumed ? undefined : inStock,
          url,
        },
      }),
  };
}
