import { localized } from '#domain/languages.ts';
import type { Favourite, StoredFacts, StoredNames, StoredPlan } from './favourite.ts';
import { flatKey, maxFavourites } from './favourite.ts';
import {
  anyText,
  day,
  integer,
  listOf,
  money,
  name,
  nullable,
  object,
  oneOf,
  type Parse,
  partial,
  positive,
  roomCount,
  text,
} from './parse.ts';

/** To be raised when the format changes in a way that older code would misread. */
const version = 1;

const facts = object<StoredFacts>({
  section: nullable(integer),
  floor: nullable(integer),
  number: nullable(integer),
  rooms: nullable(roomCount),
  total_area: nullable(positive),
  living_area: nullable(positive),
  kitchen_area: nullable(positive),
  orientation: listOf(oneOf(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'])),
  status: oneOf(['free', 'reserved', 'sold']),
  price: nullable(money),
  price_per_m2: nullable(money),
});

const plan = object<StoredPlan>({ src: text, width: positive, height: positive, alt: anyText });

const names = object<StoredNames>({ project: text, building: nullable(text) });

const favourite: Parse<Favourite> = object<Favourite>({
  alias: name,
  id: name,
  savedOn: day,
  savedPrice: nullable(money),
  seenOn: day,
  facts,
  plan: nullable(plan),
  names: partial(localized(() => names)),
});

const kept = object<{ version: number; flats: Favourite[] }>({ version: integer, flats: listOf(favourite) });

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** What the browser keeps is the visitor's to change: every flat that can be read stays, the rest is dropped alone. */
export function readFavourites(json: string | null): readonly Favourite[] {
  const read = json === null ? undefined : kept(parseJson(json));
  if (read?.version !== version) return [];
  return [...new Map(read.flats.map((flat) => [flatKey(flat), flat])).values()].slice(0, maxFavourites);
}

export function writeFavourites(flats: readonly Favourite[]): string {
  return JSON.stringify({ version, flats });
}
