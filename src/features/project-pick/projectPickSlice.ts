import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ProjectPickState {
  /** Alias of the project picked on the map, whose card is shown. */
  readonly picked: string | null;
  /** Alias of the project under the pointer or the focus, in the list or on the map. */
  readonly pointedAt: string | null;
}

const initialState: ProjectPickState = { picked: null, pointedAt: null };

/** The list and the map of the projects point at the same one. */
export const projectPickSlice = createSlice({
  name: 'projectPick',
  initialState,
  reducers: {
    projectPicked: (state, { payload }: PayloadAction<string>) => ({ ...state, picked: payload }),
    projectPointedAt: (state, { payload }: PayloadAction<string>) => ({ ...state, pointedAt: payload }),
    projectLeft: (state) => ({ ...state, pointedAt: null }),
    projectsClosed: () => initialState,
  },
  selectors: {
    selectPickedProject: ({ picked }) => picked,
    selectProjectPointedAt: ({ pointedAt }) => pointedAt,
  },
});

export const { projectPicked, projectPointedAt, projectLeft, projectsClosed } = projectPickSlice.actions;
export const { selectPickedProject, selectProjectPointedAt } = projectPickSlice.selectors;
