import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#contract/common.ts';
import { priceOn } from '#domain/money/discount.ts';
import { todayInKyiv } from '#domain/time/kyivTime.ts';
import { useFlatWords } from '#entities/flat';
import { selectProjectTitle } from '#entities/project';
import { type ApiThunk, useApiDispatch } from '#shared/api';
import type { Language } from '#shared/config';
import type { Flat, Image } from '#shared/responses';
import { useLanguage } from '#shared/routing';
import { BookmarkIcon, Button, IconButton } from '#shared/ui';
import {
  type Favourite,
  flatKey,
  flatSaved,
  flatUnsaved,
  maxFavourites,
  sharedFlatsSaved,
  type StoredFacts,
  type StoredPlan,
  useSavedKeys,
} from './favouritesSlice.ts';
import styles from './SavedFlats.module.css';

/** A flat as the backend returns it, in a language. */
interface FlatSighting {
  readonly alias: string;
  readonly flat: Flat;
  /** The project's title. */
  readonly project: string;
  readonly language: Language;
  /** Or the day of the cached copy. */
  readonly today: Day;
}

function factsOf({ section, floor, number, rooms, orientation, status, price, ...flat }: Flat): StoredFacts {
  const { total_area, living_area, kitchen_area, price_per_m2, status_assumed } = flat;
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
    ...(status_assumed && { status_assumed }),
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
  return { alias, id: flat.id, savedOn: today, savedPrice: priceOn(flat, today), ...seen(sighting) };
}

/** The favourite as of today: the same object when nothing is new. */
export function seenAgain(favourite: Favourite, sighting: FlatSighting): Favourite {
  const now = seen(sighting);
  const next = { ...favourite, ...now, names: { ...favourite.names, ...now.names } };
  return JSON.stringify(next) === JSON.stringify(favourite) ? favourite : next;
}

interface FlatToSave {
  /** Of the project. */
  readonly alias: string;
  readonly flat: Flat;
  /** The day of the cached copy; null: today. */
  readonly asOf: Day | null;
  /** The project's title, where the page knows it better than the store. */
  readonly title?: string | undefined;
}

/** Saves a flat with what is known of it on this page. */
function saveFlat({ alias, flat, asOf, title }: FlatToSave, language: Language): ApiThunk<void> {
  return (dispatch, getState) => {
    const state = getState();
    const project = title ?? selectProjectTitle(state, language, alias);
    dispatch(flatSaved(toFavourite({ alias, flat, project, language, today: asOf ?? todayInKyiv(new Date()) })));
  };
}

/** Adds the flats of a shared list to the visitor's own; `asOf` as above. */
export function saveSharedFlats(
  flats: readonly (Omit<FlatSighting, 'today'> & { readonly asOf: Day | null })[],
): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    const today = todayInKyiv(new Date());
    dispatch(sharedFlatsSaved(flats.map(({ asOf, ...flat }) => toFavourite({ ...flat, today: asOf ?? today }))));
  };
}

interface SaveFlatButtonProps {
  /** Of the project. */
  readonly alias: string;
  readonly flat: Flat;
  /** The day of the cached copy; null: today. */
  readonly asOf: Day | null;
  /** The project's title, on a page that does not query projects. */
  readonly title?: string | undefined;
  /** icon: for a line of a list; words: where a flat is shown in full. */
  readonly look: 'icon' | 'words';
  readonly className?: string | undefined;
}

/**
 * A toggle for saving the flat. Its state is announced once: by `aria-pressed` of the icon, or by the words of the
 * other look.
 */
export function SaveFlatButton({ alias, flat, asOf, title, look, className }: SaveFlatButtonProps) {
  const { t } = useTranslation('saving');
  const dispatch = useApiDispatch();
  const language = useLanguage();
  const wordsOf = useFlatWords();
  const keys = useSavedKeys();
  const key = flatKey({ alias, id: flat.id });
  const saved = keys.has(key);
  const full = !saved && keys.size >= maxFavourites;
  const label = full ? t('full', { count: maxFavourites }) : t('saveFlat', { flat: wordsOf(flat).quoted });

  const toggle = ({ detail: clicks }: MouseEvent): void => {
    // The second half of a double click would take back what the first one did.
    if (clicks > 1) return;
    if (saved) dispatch(flatUnsaved(key));
    else dispatch(saveFlat({ alias, flat, asOf, title }, language));
  };

  if (look === 'icon') {
    return (
      <IconButton
        label={label}
        icon={<BookmarkIcon />}
        pressed={saved}
        disabled={full}
        className={className}
        onClick={toggle}
      />
    );
  }
  return (
    <Button
      variant="quiet"
      icon={<BookmarkIcon className={saved ? styles.saved : undefined} />}
      disabled={full}
      className={className}
      onClick={toggle}
    >
      {full ? label : t(saved ? 'saved' : 'save')}
    </Button>
  );
}
