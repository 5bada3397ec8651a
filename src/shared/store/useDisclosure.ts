import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { lazySlice } from './lazySlice.ts';
import {
  disclosureClosed,
  disclosureOpened,
  disclosuresSlice,
  selectDisclosed,
  type DisclosuresPart,
} from './disclosuresSlice.ts';

interface Disclosure {
  readonly open: boolean;
  /** Also handles the native toggle event, which follows changes from the store. */
  readonly onOpenChange: (open: boolean) => void;
}

/** Whether a part of a page is open. `name` is unique on the page; `atFirst` is the default. */
export function useDisclosure(name: string, atFirst = false): Disclosure {
  const dispatch = useDispatch<ThunkDispatch<object, unknown, UnknownAction>>();
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
