import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { projectApi } from '#entities/project';
import type { ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import { selectFavourites, type FavouritesPart } from './favouritesSlice.ts';
import { aliasesOf, sharedFlatsOf } from './sharedFlats.ts';

/** Whoever writes an address decides how many projects a server asks for; the page asks for the rest, if any. */
const projectsAtOnce = 10;

/** Seconds; whoever comes to the list later wants the prices of now. */
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
    // Of somebody else's flats nothing is remembered that could be shown instead, should the answer not come a second time.
    const options = shared === null ? { ...once, forceRefetch: freshFor } : once;
    return [
      // Of an empty list, too, which says where there are flats.
      dispatch(getProjects.initiate({ language }, once)),
      ...aliases.slice(0, projectsAtOnce).map((alias) => dispatch(getPlannings.initiate({ alias, language }, options))),
    ];
  };
}
