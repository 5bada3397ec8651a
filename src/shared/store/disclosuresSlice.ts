import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageLeft } from '#shared/routing';

type DisclosuresState = Readonly<Record<string, boolean>>;

const initialState: DisclosuresState = {};

/** What the visitor has opened or closed on the page, by name; everything else has its default. */
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
});

export type DisclosuresPart = { readonly [disclosuresSlice.name]?: DisclosuresState };

export const { disclosureOpened, disclosureClosed } = disclosuresSlice.actions;

/** Undefined: the default applies; the slice is lazy. */
export const selectDisclosed = ({ disclosures }: DisclosuresPart, name: string): boolean | undefined =>
  disclosures?.[name];
