import type { Store } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { asAlias } from '#domain/alias.ts';
import { compassSides, flatStatuses } from '#domain/flats/flatValues.ts';
import { languages } from '#domain/languages.ts';
import { selectSettings, type Settings } from '#shared/config';
import { persistOffline } from '#shared/offline';
import { parseJson, persist } from '#shared/persist';
import {
  anyText,
  asObject,
  day,
  list,
  nullOr,
  number,
  object,
  oneOf,
  type Reader,
  text,
  whole,
} from '#shared/responses';
import { localizedPath, pathTo } from '#shared/routing';
import {
  type Favourite,
  type FavouritesPart,
  favouritesRestored,
  favouritesWritten,
  flatKey,
  flatSaved,
  maxFavourites,
  selectFavourites,
  selectFavouritesRestored,
  selectFavouritesStored,
  type StoredFacts,
  type StoredNames,
  type StoredPlan,
} from './favouritesSlice.ts';
import { offlineUrlsOf } from './sharedFlats.ts';

/** To be raised when the format changes in a way that older code would misread. */
const version = 1;

const positive = number(Number.MIN_VALUE);
/** Kopiykas. */
const amount = nullOr(whole(0));

const statedFacts = object<Omit<StoredFacts, 'status_assumed'>>(
  {
    section: nullOr(whole()),
    floor: nullOr(whole()),
    number: nullOr(whole()),
    // The numbers of rooms that have a name.
    rooms: nullOr(whole(1, 6)),
    total_area: nullOr(positive),
    living_area: nullOr(positive),
    kitchen_area: nullOr(positive),
    orientation: list(oneOf(...compassSides)),
    status: oneOf(...flatStatuses),
    price: amount,
    price_per_m2: amount,
  },
  {},
);

const facts: Reader<StoredFacts> = (value, path) => {
  const stated = statedFacts(value, path);
  return stated && asObject(value)?.['status_assumed'] === true ? { ...stated, status_assumed: true } : stated;
};

const plan = object<StoredPlan>({ src: text, width: positive, height: positive, alt: anyText }, {});

const names = object<StoredNames>({ project: text, building: nullOr(text) }, {});

/** Only the languages in which it has valid names. */
const localizedNames: Reader<Favourite['names']> = (value, path) => {
  const given = asObject(value);
  if (given === undefined) return undefined;
  const read = languages.map((language) => [language, names(given[language], path)] as const);
  return Object.fromEntries(read.filter(([, named]) => named !== undefined));
};

const nameless = object<Omit<Favourite, 'names'>, Pick<Favourite, 'facts'>>(
  {
    alias: asAlias,
    id: asAlias,
    savedOn: day,
    savedPrice: amount,
    seenOn: day,
    facts,
    plan: nullOr(plan),
  },
  {},
);

const favourite: Reader<Favourite> = (value, path) => {
  const flat = nameless(value, path);
  const named = localizedNames(asObject(value)?.['names'], path);
  return flat && named && { ...flat, names: named };
};

const flatsOf = list(favourite);

/** Parses untrusted text: drops invalid flats alone. */
export function readFavourites(json: string | null): readonly Favourite[] {
  const stored = asObject(parseJson(json));
  if (stored?.['version'] !== version) return [];
  const flats = flatsOf(stored['flats'], 'stored flats') ?? [];
  return [...new Map(flats.map((flat) => [flatKey(flat), flat])).values()].slice(0, maxFavourites);
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
    written: (isStored) => (isStored === selectFavouritesStored(store.getState()) ? null : favouritesWritten(isStored)),
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
