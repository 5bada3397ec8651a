import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MapBounds } from '#shared/map';
import { pageLeft } from '#shared/routing';

export type ProjectsView = 'list' | 'map';

interface ProjectPickState {
  /** Alias of the project picked on the map, whose card is shown. */
  readonly picked: string | null;
  /** Alias of the project under the pointer or the focus, in the list or on the map. */
  readonly pointedAt: string | null;
  /** The last view of a narrow screen; null: not chosen. */
  readonly view: ProjectsView | null;
  /** The part of the map that the visitor has moved to, and could search. */
  readonly offered: MapBounds | null;
}

const initialState: ProjectPickState = { picked: null, pointedAt: null, view: null, offered: null };

/** The list and the map of the projects point at the same one. */
export const projectPickSlice = createSlice({
  name: 'projectPick',
  initialState,
  reducers: {
    projectPicked: (state, { payload }: PayloadAction<string>) => {
      state.picked = payload;
    },
    cardClosed: (state) => {
      state.picked = null;
    },
    projectPointedAt: (state, { payload }: PayloadAction<string>) => {
      state.pointedAt = payload;
    },
    projectLeft: (state) => {
      state.pointedAt = null;
    },
    viewChosen: (state, { payload }: PayloadAction<ProjectsView>) => {
      state.view = payload;
    },
    mapMoved: (state, { payload }: PayloadAction<MapBounds>) => {
      state.offered = payload;
    },
    areaSettled: (state) => {
      state.offered = null;
    },
  },
  extraReducers: (build) => {
    // The choice between list and map stays for the visit.
    build.addCase(pageLeft, ({ view }) => ({ ...initialState, view }));
  },
  selectors: {
    selectPickedProject: ({ picked }) => picked,
    selectProjectPointedAt: ({ pointedAt }) => pointedAt,
    selectChosenView: ({ view }) => view,
    selectOfferedArea: ({ offered }) => offered,
  },
});

export const { projectPicked, cardClosed, projectPointedAt, projectLeft, viewChosen, mapMoved, areaSettled } =
  projectPickSlice.actions;
export type ProjectPickPart = { readonly [projectPickSlice.name]?: ProjectPickState };

// Time travel can reach a state from before this slice was injected.
export const { selectPickedProject, selectProjectPointedAt, selectChosenView, selectOfferedArea } =
  projectPickSlice.getSelectors(({ projectPick }: ProjectPickPart) => projectPick ?? initialState);
