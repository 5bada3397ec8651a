import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageLeft } from '#shared/routing';

interface PlacePickState {
  /** Keys of categories; none: all are shown. */
  readonly categories: readonly string[];
  /** The place whose card is shown. */
  readonly picked: string | null;
  /** The place under the pointer or the focus, in a list or on its map. */
  readonly pointedAt: string | null;
}

const initialState: PlacePickState = { categories: [], picked: null, pointedAt: null };

/** Places of a page, such as schools around a project or the sales centers: their list and their map speak of the same one. */
export const placePickSlice = createSlice({
  name: 'placePick',
  initialState,
  reducers: {
    categoriesChosen: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.categories = [...payload];
      state.picked = null;
    },
    placePicked: (state, { payload }: PayloadAction<string>) => {
      state.picked = payload;
    },
    placeClosed: (state) => {
      state.picked = null;
    },
    placePointedAt: (state, { payload }: PayloadAction<string>) => {
      state.pointedAt = payload;
    },
    placeLeft: (state) => {
      state.pointedAt = null;
    },
  },
  extraReducers: (build) => {
    // A pick on one page does not apply to the places of another.
    build.addCase(pageLeft, () => initialState);
  },
  selectors: {
    selectPlaceCategories: ({ categories }) => categories,
    selectPickedPlace: ({ picked }) => picked,
    selectPlacePointedAt: ({ pointedAt }) => pointedAt,
  },
});

export const { categoriesChosen, placePicked, placeClosed, placePointedAt, placeLeft } = placePickSlice.actions;
type PlacePickPart = { readonly [placePickSlice.name]?: PlacePickState };

// Time travel can reach a state from before this slice was injected.
export const { selectPlaceCategories, selectPickedPlace, selectPlacePointedAt } = placePickSlice.getSelectors(
  ({ placePick }: PlacePickPart) => placePick ?? initialState,
);
