import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { asAlias } from '#domain/alias.ts';
import { projectApi } from '#entities/project';
import type { ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import { pathTo, withQuery } from '#shared/routing';
import {
  type Favourite,
  flatKey,
  type FlatRef,
  maxFavourites,
  type FavouritesPart,
  selectFavourites,
} from './favouritesSlice.ts';

const separator = ',';

/** What an alias of a foreign backend may have and would take the address apart; a plain one stays as people read it. */
function written(part: string): string {
  return part.replace(/[%:,]/g, encodeURIComponent);
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function readRef(word: string): readonly FlatRef[] {
  const [alias, id, ...rest] = word.split(':').map((part) => asAlias(decoded(part)));
  return rest.length === 0 && alias !== undefined && id !== undefined ? [{ alias, id }] : [];
}

/** `obriy-park:a-1-2-5,poltva:b-1-3-9`: flats in an address, each once; what names no flat is passed over. */
export function readFlatRefs(words: string): readonly FlatRef[] {
  const refs = words.split(separator).flatMap(readRef);
  return [...new Map(refs.map((ref) => [flatKey(ref), ref])).values()].slice(0, maxFavourites);
}

export function writeFlatRefs(flats: readonly FlatRef[]): string {
  return flats.map(({ alias, id }) => `${written(alias)}:${written(id)}`).join(separator);
}

/** The projects that the flats are in, each once. */
export function aliasesOf(flats: readonly FlatRef[]): readonly string[] {
  return [...new Set(flats.map(({ alias }) => alias))];
}

/** The flats of a shared list; null when the address shares none. */
export function sharedFlatsOf(search: URLSearchParams): readonly FlatRef[] | null {
  const words = search.get('flats');
  return words === null ? null : readFlatRefs(words);
}

/** Without the language prefix. Neither a colon nor a comma needs an escape in a query, and people read this. */
export function sharePath(flats: readonly FlatRef[]): string {
  const words = encodeURIComponent(writeFlatRefs(flats)).replaceAll('%3A', ':').replaceAll('%2C', ',');
  return withQuery(pathTo('favourites'), `flats=${words}`);
}

/** What the browser must cache to show the saved flats offline: paths of calls, addresses of pictures. */
export function offlineUrlsOf(flats: readonly Favourite[]): {
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
} {
  if (flats.length === 0) return { calls: [], pictures: [] };
  return {
    calls: [
      '/api/projects',
      ...aliasesOf(flats).map((alias) => `/api/projects/${encodeURIComponent(alias)}/plannings`),
    ],
    pictures: [...new Set(flats.flatMap(({ plan }) => (plan === null ? [] : [plan.src])))],
  };
}

/** Limits the requests of one server rendering, because anybody can write a long list into a URL; the browser fetches the rest. */
const projectsAtOnce = 10;

/** Seconds after which prices are fetched again. */
const freshFor = 300;

/** Starts the queries of the list of saved flats, or of the list that the address shares. */
export function fetchFlats(
  language: Language,
  search: URLSearchParams,
): ThunkAction<readonly Promise<unknown>[], ApiState & FavouritesPart, unknown, UnknownAction> {
  const { getPlannings, getProjects } = projectApi.endpoints;
  const once = { subscribe: false } as const;
  return (dispatch, getState) => {
    const shared = sharedFlatsOf(search);
    const aliases = aliasesOf(shared ?? selectFavourites(getState()));
    // A shared list has no stored facts to fall back on: do not force a refetch, which may fail.
    const options = shared === null ? { ...once, forceRefetch: freshFor } : once;
    return [
      // For an empty list, too, which links to projects with flats.
      dispatch(getProjects.initiate({ language }, once)),
      ...aliases.slice(0, projectsAtOnce).map((alias) => dispatch(getPlannings.initiate({ alias, language }, options))),
    ];
  };
}
