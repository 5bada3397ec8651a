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
  /** To be told of the native toggle too, which also follows what the store has said itself. */
  readonly onOpenChange: (open: boolean) => void;
}

/** Whether something of a page is open. `name` is of the page; `atFirst` holds until the visitor says otherwise. */
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
