import type { Store } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { languages, localized } from '#domain/languages.ts';
import { selectSettings, type Settings } from '#shared/config';
import { persistOffline } from '#shared/offline';
import { parseJson, persist } from '#shared/persist';
import { localizedPath, pathTo } from '#shared/routing';
import {
  type Favourite,
  type FavouritesPart,
  favouritesRestored,
  flatKey,
  flatSaved,
  maxFavourites,
  type Parse,
  parseName,
  selectFavourites,
  selectFavouritesRestored,
  type StoredFacts,
  type StoredNames,
  type StoredPlan,
} from './favouritesSlice.ts';
import { offlineUrlsOf } from './sharedFlats.ts';

const parseText: Parse<string> = (value) => (typeof value === 'string' && value !== '' ? value : undefined);

const parseAnyText: Parse<string> = (value) => (typeof value === 'string' ? value : undefined);

const parseInteger: Parse<number> = (value) => (Number.isSafeInteger(value) ? (value as number) : undefined);

/** The numbers of rooms that have a name. */
const parseRoomCount: Parse<number> = (value) => {
  const count = parseInteger(value);
  return count !== undefined && count >= 1 && count <= 6 ? count : undefined;
};

const parsePositive: Parse<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;

/** Kopiykas. */
const parseMoney: Parse<number> = (value) => {
  const kopiykas = parseInteger(value);
  return kopiykas !== undefined && kopiykas >= 0 ? kopiykas : undefined;
};

/** `YYYY-MM-DD`, an existing day. */
const parseDay: Parse<string> = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : value;
};

function parseOneOf<const Value extends string>(values: readonly Value[]): Parse<Value> {
  return (value) => values.find((known) => known === value);
}

function parseNullable<Value>(parse: Parse<Value>): Parse<Value | null> {
  return (value) => (value === null ? null : parse(value));
}

/** The valid elements of a list; undefined when the value is not a list. */
function parseListOf<Value>(parse: Parse<Value>): Parse<Value[]> {
  return (value) =>
    Array.isArray(value)
      ? value.map(parse).filter((element): element is NonNullable<typeof element> => element !== undefined)
      : undefined;
}

type Shape<Value> = { readonly [Key in keyof Value]-?: Parse<Value[Key]> };

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
}

/** All fields of the shape and no others. */
function parseObject<Value extends object>(shape: Shape<Value>): Parse<Value> {
  return (value) => {
    const fields = fieldsOf(value);
    if (fields === undefined) return undefined;
    const parsed = Object.entries<Parse<unknown>>(shape).map(([key, parse]) => [key, parse(fields[key])] as const);
    return parsed.every(([, field]) => field !== undefined) ? (Object.fromEntries(parsed) as Value) : undefined;
  };
}

/** The valid fields of an object. */
function parsePartial<Value extends object>(shape: Shape<Value>): Parse<Partial<Value>> {
  return (value) => {
    const fields = fieldsOf(value);
    if (fields === undefined) return undefined;
    const parsed = Object.entries<Parse<unknown>>(shape).map(([key, parse]) => [key, parse(fields[key])] as const);
    return Object.fromEntries(parsed.filter(([, field]) => field !== undefined)) as Partial<Value>;
  };
}

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

const parseStored = parseObject<{ version: number; flats: Favourite[] }>({
  version: parseInteger,
  flats: parseListOf(favourite),
});

/** Parses untrusted text: drops invalid flats alone. */
export function readFavourites(json: string | null): readonly Favourite[] {
  const read = parseStored(parseJson(json));
  if (read?.version !== version) return [];
  return [...new Map(read.flats.map((flat) => [flatKey(flat), flat])).values()].slice(0, maxFavourites);
}

export function writeFavourites(flats: readonly Favourite[]): string {
  return JSON.stringify({ version, flats });
}

const storageKey = 'obriy.favourites';

/**
 * Restores the saved flats, stores every change, and follows other tabs. Flats that were saved before this has loaded
 * join the stored ones. Returns the cleanup.
 */
function persistFavourites(store: Pick<Store<FavouritesPart>, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  const state = store.getState();
  const early = selectFavouritesRestored(state) ? [] : selectFavourites(state);
  const stop = persist(store, {
    key: storageKey,
    select: selectFavourites,
    write: (flats) => (flats.length === 0 ? null : writeFavourites(flats)),
    parse: readFavourites,
    restored: favouritesRestored,
  });
  for (const flat of early) store.dispatch(flatSaved(flat));
  return stop;
}

type SavedPart = FavouritesPart & Parameters<typeof selectSettings>[0];

/** URLs to store for offline use: the page of the list in every language, its calls and its pictures. */
function offlineUrls(flats: readonly Favourite[], { host, defaultLanguage }: Settings): readonly string[] {
  if (flats.length === 0) return [];
  const { calls, pictures } = offlineUrlsOf(flats);
  const pages = languages.map((language) => localizedPath(pathTo('favourites'), language, defaultLanguage));
  return [...pages, ...calls.map((call) => host + call), ...pictures];
}

/**
 * Sends the worker the URLs to store for offline use, at once and after every change. An empty list makes the worker
 * delete its copies. Returns the cleanup.
 */
function cacheSavedFlats(store: Pick<Store<SavedPart>, 'getState' | 'subscribe'>): () => void {
  let known: readonly Favourite[] | undefined;
  let sentKey: string | undefined;

  const sendUrls = (): void => {
    const state = store.getState();
    const flats = selectFavourites(state);
    if (flats === known || !selectFavouritesRestored(state)) return;
    known = flats;
    const urls = offlineUrls(flats, selectSettings(state));
    // Facts of flats change more often than the URLs.
    const key = urls.join(' ');
    if (key === sentKey) return;
    sentKey = key;
    void persistOffline(urls);
  };

  sendUrls();
  return store.subscribe(sendUrls);
}

export function SavedFlatsStorage() {
  const store = useStore<SavedPart>();
  useEffect(() => persistFavourites(store), [store]);
  useEffect(() => cacheSavedFlats(store), [store]);
  return null;
}
