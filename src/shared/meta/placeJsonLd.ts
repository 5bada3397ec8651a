import type { Position } from '#contract/common.ts';
import type { JsonLdObject } from './jsonLdNode.ts';

interface Place {
  /** As people write it, the town included. */
  readonly address: string;
  readonly position: Position;
}

/** The company builds in one country, as its prices are in one currency and its hours in one time zone. */
const country = 'UA';

export function addressJsonLd(address: string): JsonLdObject {
  return { '@type': 'PostalAddress', streetAddress: address, addressCountry: country };
}

/** Where something stands. */
export function placeJsonLd({ address, position: { lat, lon } }: Place): JsonLdObject {
  return {
    address: addressJsonLd(address),
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
  };
}
