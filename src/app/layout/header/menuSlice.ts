import { createSlice } from '@reduxjs/toolkit';
import { locationChanged } from '#shared/routing';

/** Whether the menu of narrow screens is open; navigation closes it. */
export const menuSlice = createSlice({
  name: 'menu',
  initialState: { open: false },
  reducers: {
    menuOpened: () => ({ open: true }),
    menuClosed: () => ({ open: false }),
  },
  extraReducers: (build) => {
    build.addCase(locationChanged, () => ({ open: false }));
  },
  selectors: { selectMenuOpen: ({ open }) => open },
});

export const { menuOpened, menuClosed } = menuSlice.actions;
export const { selectMenuOpen } = menuSlice.selectors;
