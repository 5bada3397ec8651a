import { localized } from '#domain/languages.ts';
import type { Favourite, StoredFacts, StoredNames, StoredPlan } from './favourite.ts';
import { flatKey, maxFavourites } from './favourite.ts';
import {
  parseAnyText,
  parseDay,
  parseInteger,
  parseListOf,
  parseMoney,
  parseName,
  parseNullable,
  parseObject,
  parseOneOf,
  type Parse,
  parsePartial,
  parsePositive,
  parseRoomCount,
  parseText,
} from './parse.ts';

/** To be raised when the format changes in a way that older code would misread. */
const version = 1;

const facts = parseObject<StoredFacts>({
  section: parseNullable(parseInteger),
  floor: parseNullable(parseInteger),
  number: parseNullable(parseInteger),
  rooms: parseNullable(parseRoomCount),
  total_area: parseNullable(parsePositive),
  living_area: parseNullable(parsePositive),
  kitchen_area: parseNullable(parsePositive),
  orientation: parseListOf(parseOneOf(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'])),
  status: parseOneOf(['free', 'reserved', 'sold']),
  price: parseNullable(parseMoney),
  price_per_m2: parseNullable(parseMoney),
});

const plan = parseObject<StoredPlan>({
  src: parseText,
  width: parsePositive,
  height: parsePositive,
  alt: parseAnyText,
});

const names = parseObject<StoredNames>({ project: parseText, building: parseNullable(parseText) });

const favourite: Parse<Favourite> = parseObject<Favourite>({
  alias: parseName,
  id: parseName,
  savedOn: parseDay,
  savedPrice: parseNullable(parseMoney),
  seenOn: parseDay,
  facts,
  plan: parseNullable(plan),
  names: parsePartial(localized(() => names)),
});

const kept = parseObject<{ version: number; flats: Favourite[] }>({
  version: parseInteger,
  flats: parseListOf(favourite),
});

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
