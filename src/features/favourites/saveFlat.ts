import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Day } from '#contract/common.ts';
import { todayInKyiv } from '#domain/kyivTime.ts';
import { selectProjectTitle } from '#entities/project';
import type { ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import type { Flat, Image } from '#shared/responses';
import type { Favourite, StoredFacts, StoredPlan } from './favourite.ts';
import { flatSaved, sharedFlatsSaved } from './favouritesSlice.ts';

/** A flat as the backend tells of it, in a language. */
interface FlatSighting {
  readonly alias: string;
  readonly flat: Flat;
  /** The project's title. */
  readonly project: string;
  readonly language: Language;
  /** Or the day of the kept copy that tells it. */
  readonly today: Day;
}

function factsOf({ section, floor, number, rooms, orientation, status, price, ...flat }: Flat): StoredFacts {
  const { total_area, living_area, kitchen_area, price_per_m2 } = flat;
  return {
    section,
    floor,
    number,
    rooms,
    total_area,
    living_area,
    kitchen_area,
    orientation,
    status,
    price,
    price_per_m2,
  };
}

function planOf({ src, width, height, alt }: Image): StoredPlan {
  return { src, width, height, alt };
}

function seen({ flat, project, language, today }: FlatSighting) {
  return {
    seenOn: today,
    facts: factsOf(flat),
    plan: flat.plan === null ? null : planOf(flat.plan),
    names: { [language]: { project, building: flat.building?.name ?? null } },
  };
}

function toFavourite(sighting: FlatSighting): Favourite {
  const { alias, flat, today } = sighting;
  return { alias, id: flat.id, savedOn: today, savedPrice: flat.price, ...seen(sighting) };
}

/** The favourite as of today: the same object when nothing is new. */
export function seenAgain(favourite: Favourite, sighting: FlatSighting): Favourite {
  const now = seen(sighting);
  const next = { ...favourite, ...now, names: { ...favourite.names, ...now.names } };
  return JSON.stringify(next) === JSON.stringify(favourite) ? favourite : next;
}

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
