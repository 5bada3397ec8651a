import { createSlice } from '@reduxjs/toolkit';

interface ProjectFilterState {
  /** Whether the filters are open on a narrow screen; null: not chosen. */
  readonly unfolded: boolean | null;
}

const initialState: ProjectFilterState = { unfolded: null };

/** What is filtered is in the URL; here is only how the filters are shown. */
export const projectFilterSlice = createSlice({
  name: 'projectFilter',
  initialState,
  reducers: {
    filtersUnfolded: () => ({ unfolded: true }),
    filtersFolded: () => ({ unfolded: false }),
  },
  selectors: { selectFiltersUnfolded: ({ unfolded }) => unfolded },
});

export const { filtersUnfolded, filtersFolded } = projectFilterSlice.actions;
type ProjectFilterPart = { readonly [projectFilterSlice.name]?: ProjectFilterState };

// Time travel can reach a state from before this slice was injected.
export const { selectFiltersUnfolded } = projectFilterSlice.getSelectors(
  ({ projectFilter }: ProjectFilterPart) => projectFilter ?? initialState,
);
