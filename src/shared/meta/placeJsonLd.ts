import type { AddressParts, Position } from '#contract/common.ts';
import type { JsonLdObject } from './jsonLdNode.ts';

interface Address extends AddressParts {
  /** As people write it, the town included. */
  readonly address: string;
}

interface Place extends Address {
  readonly position: Position;
}

/** The company builds in one country, as its prices are in one currency and its hours in one time zone. */
const country = 'UA';

export function addressJsonLd({ address, locality, postal_code: postalCode }: Address): JsonLdObject {
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
export function placeJsonLd({ position: { lat, lon }, ...address }: Place): JsonLdObject {
  return {
    address: addressJsonLd(address),
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
  };
}
