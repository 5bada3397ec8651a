import { createSelector, createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { Day, Money } from '#contract/common.ts';
import type { Language } from '#shared/config';
import type { Flat, Image } from '#shared/responses';
import { pageLeft } from '#shared/routing';
import { useHydrated } from '#shared/tasks';

/** How the contract knows a flat: its id is unique in its project alone. */
export interface FlatRef {
  /** Of the project. */
  readonly alias: string;
  readonly id: string;
}

/** Facts of a flat that list and comparison show. */
export type StoredFacts = Pick<
  Flat,
  | 'section'
  | 'floor'
  | 'number'
  | 'rooms'
  | 'total_area'
  | 'living_area'
  | 'kitchen_area'
  | 'orientation'
  | 'status'
  | 'status_assumed'
  | 'price'
  | 'price_per_m2'
>;

export interface StoredNames {
  readonly project: string;
  /** Null when unknown. */
  readonly building: string | null;
}

/** The drawing without its renditions, for use without a network. */
export type StoredPlan = Pick<Image, 'src' | 'width' | 'height' | 'alt'>;

/** A saved flat with its last known facts, which are shown when the backend cannot be reached. */
export interface Favourite extends FlatRef {
  readonly savedOn: Day;
  /** The price on that day; null: on request. */
  readonly savedPrice: Money | null;
  /** The day of the backend's response with the other facts. */
  readonly seenOn: Day;
  readonly facts: StoredFacts;
  readonly plan: StoredPlan | null;
  /** In the languages in which the visitor has seen it. */
  readonly names: Readonly<Partial<Record<Language, StoredNames>>>;
}

/** A bound on the list, which the browser stores as one string. */
export const maxFavourites = 50;

/** Aliases and ids have no slash. */
export function flatKey({ alias, id }: FlatRef): string {
  return `${alias}/${id}`;
}

interface Removal {
  readonly flat: Favourite;
  /** The place that it had in the list. */
  readonly index: number;
}

interface FavouritesState {
  /** Whether `localStorage` has been read: before that the list is always empty. */
  readonly restored: boolean;
  /** In the order in which they were saved. */
  readonly flats: readonly Favourite[];
  /** What can still be taken back. */
  readonly removal: Removal | null;
  /** False: the browser has not stored the last change of the list. */
  readonly stored: boolean;
}

const initialState: FavouritesState = { restored: false, flats: [], removal: null, stored: true };

/** A draft's lists are mutable, so flats from outside need a cast. */
type FavouriteDraft = Draft<Favourite>;

/** Saved flats stay: skips duplicates, and new ones beyond `maxFavourites`. */
function save(state: Draft<FavouritesState>, flats: readonly Favourite[]): void {
  const saved = new Set(state.flats.map(flatKey));
  const added = flats.filter((flat) => !saved.has(flatKey(flat))) as FavouriteDraft[];
  state.flats = [...state.flats, ...added].slice(0, maxFavourites);
}

function without(flats: readonly FavouriteDraft[], key: string): FavouriteDraft[] {
  return flats.filter((flat) => flatKey(flat) !== key);
}

/** The flats that a visitor wants to find again; the browser stores them (`SavedFlatsStorage`), no server knows them. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouritesRestored: (state, { payload }: PayloadAction<readonly Favourite[]>) => {
      state.restored = true;
      state.stored = true;
      state.flats = payload as FavouriteDraft[];
    },
    favouritesWritten: (state, { payload }: PayloadAction<boolean>) => {
      state.stored = payload;
    },
    flatSaved: (state, { payload }: PayloadAction<Favourite>) => save(state, [payload]),
    sharedFlatsSaved: (state, { payload }: PayloadAction<readonly Favourite[]>) => save(state, payload),
    /** By the switch that can switch it on again; the payload is the flat's key, as below. */
    flatUnsaved: (state, { payload }: PayloadAction<string>) => {
      state.flats = without(state.flats, payload);
    },
    /** Removed in the list, where `removalUndone` can restore it. */
    flatRemoved: (state, { payload }: PayloadAction<string>) => {
      const index = state.flats.findIndex((flat) => flatKey(flat) === payload);
      const flat = state.flats[index];
      if (flat === undefined) return;
      state.flats = without(state.flats, payload);
      state.removal = { flat, index };
    },
    removalUndone: (state) => {
      if (state.removal === null) return;
      const { flat, index } = state.removal;
      state.flats = without(state.flats, flatKey(flat)).toSpliced(index, 0, flat);
      state.removal = null;
    },
    /** The backend returned the current facts. */
    flatsSeen: (state, { payload }: PayloadAction<readonly Favourite[]>) => {
      const seen = new Map(payload.map((flat) => [flatKey(flat), flat as FavouriteDraft]));
      state.flats = state.flats.map((flat) => seen.get(flatKey(flat)) ?? flat);
    },
  },
  extraReducers: (build) => {
    // What was removed can be taken back as long as the list is on the screen.
    build.addCase(pageLeft, (state) => {
      state.removal = null;
    });
  },
  selectors: {
    selectFavourites: ({ flats }) => flats,
    selectFavouritesRestored: ({ restored }) => restored,
    selectRemoval: ({ removal }) => removal,
    selectFavouritesStored: ({ stored }) => stored,
    selectSavedKeys: createSelector(
      ({ flats }: FavouritesState) => flats,
      (flats): ReadonlySet<string> => new Set(flats.map(flatKey)),
    ),
  },
});

export const {
  favouritesRestored,
  favouritesWritten,
  flatSaved,
  sharedFlatsSaved,
  flatUnsaved,
  flatRemoved,
  removalUndone,
  flatsSeen,
} = favouritesSlice.actions;
export const { selectFavourites, selectFavouritesRestored, selectFavouritesStored, selectRemoval } =
  favouritesSlice.selectors;
const { selectSavedKeys } = favouritesSlice.selectors;

/** The part of the store's state that this feature needs. */
export type FavouritesPart = Parameters<typeof selectFavourites>[0];

/**
 * Whether the saved flats are known here. Not yet while a part of the page hydrates, even if the rest was faster and
 * has restored them: the server has rendered that part without.
 */
export function useFavouritesKnown(): boolean {
  const hydrated = useHydrated();
  return useSelector(selectFavouritesRestored) && hydrated;
}

const noFlats: readonly Favourite[] = [];

/** The saved flats; none while they are not known. */
export function useFavourites(): readonly Favourite[] {
  const known = useFavouritesKnown();
  const flats = useSelector(selectFavourites);
  return known ? flats : noFlats;
}

const none: ReadonlySet<string> = new Set();

/** Keys (`flatKey`) of the saved flats; those saved before the stored ones are restored are among them at once. */
export function useSavedKeys(): ReadonlySet<string> {
  const hydrated = useHydrated();
  const keys = useSelector(selectSavedKeys);
  return hydrated ? keys : none;
}
