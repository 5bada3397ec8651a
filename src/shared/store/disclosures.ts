import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { pageLeft } from '#shared/routing';
import { lazySlice, useLazySliceDispatch } from './lazySlice.ts';

type DisclosuresState = Readonly<Record<string, boolean>>;

const initialState: DisclosuresState = {};

/** What the visitor has opened or closed on the page, by name; everything else has its default. */
export const disclosuresSlice = createSlice({
  name: 'disclosures',
  initialState,
  reducers: {
    disclosureOpened: (state, { payload }: PayloadAction<string>) => {
      state[payload] = true;
    },
    disclosureClosed: (state, { payload }: PayloadAction<string>) => {
      state[payload] = false;
    },
  },
  extraReducers: (build) => {
    build.addCase(pageLeft, () => initialState);
  },
  selectors: {
    /** Undefined: the default applies. */
    selectDisclosed: (state, name: string): boolean | undefined => state[name],
  },
});

type DisclosuresPart = { readonly [disclosuresSlice.name]?: DisclosuresState };

export const { disclosureOpened, disclosureClosed } = disclosuresSlice.actions;

// Injected when something is opened or closed.
const { selectDisclosed } = disclosuresSlice.getSelectors(
  ({ disclosures }: DisclosuresPart) => disclosures ?? initialState,
);

interface Disclosure {
  readonly open: boolean;
  /** Also handles the native toggle event, which follows changes from the store. */
  readonly onOpenChange: (open: boolean) => void;
}

/** Whether a part of a page is open. `name` is unique on the page; `atFirst` is the default. */
export function useDisclosure(name: string, atFirst = false): Disclosure {
  const dispatch = useLazySliceDispatch();
  const open = useSelector((state: DisclosuresPart) => selectDisclosed(state, name)) ?? atFirst;
  return {
    open,
    onOpenChange: (next) => {
      if (next === open) return;
      dispatch(lazySlice(disclosuresSlice));
      dispatch(next ? disclosureOpened(name) : disclosureClosed(name));
    },
  };
}
