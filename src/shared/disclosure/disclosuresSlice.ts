import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageLeft } from '#shared/routing';

type DisclosuresState = Readonly<Record<string, boolean>>;

const initialState: DisclosuresState = {};

/** What the visitor has opened or closed on the page, by name; of the rest nothing has been said. */
export const disclosuresSlice = createSlice({
  name: 'disclosures',
  initialState,
  reducers: {
    disclosureOpened: (state, { payload }: PayloadAction<string>) => ({ ...state, [payload]: true }),
    disclosureClosed: (state, { payload }: PayloadAction<string>) => ({ ...state, [payload]: false }),
  },
  extraReducers: (build) => {
    build.addCase(pageLeft, () => initialState);
  },
  selectors: {
    selectDisclosed: (state, name: string): boolean | undefined => state[name],
  },
});

type DisclosuresPart = { readonly [disclosuresSlice.name]?: DisclosuresState };

export const { disclosureOpened, disclosureClosed } = disclosuresSlice.actions;
// A state may be travelled to that is older than this part of the store.
export const { selectDisclosed } = disclosuresSlice.getSelectors(({ disclosures }: DisclosuresPart) => disclosures ?? initialState);
