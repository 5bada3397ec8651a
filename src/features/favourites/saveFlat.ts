import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Day } from '#contract/common.ts';
import { todayInKyiv } from '#domain/kyivTime.ts';
import { selectProjectTitle } from '#entities/project';
import type { Flat } from '#shared/responses';
import type { ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import { flatSaved, sharedFlatsSaved } from './favouritesSlice.ts';
import { type FlatSighting, toFavourite } from './remember.ts';

export type SaveDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

interface FlatToSave {
  /** Of the project. */
  readonly alias: string;
  readonly flat: Flat;
  /** The day of the kept copy that tells it; null: today. */
  readonly asOf: Day | null;
  /** The project's title, where the page knows it better than the store. */
  readonly title?: string | undefined;
}

/** Saves a flat with what is known of it on this page. */
export function saveFlat(
  { alias, flat, asOf, title }: FlatToSave,
  language: Language,
): ThunkAction<void, ApiState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const state = getState();
    const project = title ?? selectProjectTitle(state, language, alias);
    dispatch(flatSaved(toFavourite({ alias, flat, project, language, today: asOf ?? todayInKyiv(new Date()) })));
  };
}

/** Adds the flats of somebody's list to the visitor's own; `asOf` as above. */
export function saveSharedFlats(
  flats: readonly (Omit<FlatSighting, 'today'> & { readonly asOf: Day | null })[],
): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    const today = todayInKyiv(new Date());
    dispatch(sharedFlatsSaved(flats.map(({ asOf, ...flat }) => toFavourite({ ...flat, today: asOf ?? today }))));
  };
}
