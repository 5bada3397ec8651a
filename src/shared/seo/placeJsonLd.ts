import type { Position } from '#shared/responses';
import type { JsonLdObject } from './jsonLdNode.ts';

interface Address {
  /** As people write it, the town included. */
  readonly address: string | null;
  readonly locality: string | null;
  readonly postal_code: string | null;
}

interface Place extends Address {
  readonly position: Position | null;
}

/** The company builds in one country, as its prices are in one currency and its hours in one time zone. */
const country = 'UA';

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

/** Where something stands. */
export function placeJsonLd({ position, ...address }: Place): JsonLdObject {
  return {
    address: addressJsonLd(address),
    geo: position && { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon },
  };
}
