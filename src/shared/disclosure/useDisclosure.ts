import { useDispatch, useSelector } from 'react-redux';
import { disclosureClosed, disclosureOpened, selectDisclosed } from './disclosuresSlice.ts';

type DisclosuresPart = Parameters<typeof selectDisclosed>[0];

interface Disclosure {
  readonly open: boolean;
  /** To be told of the native toggle too, which also follows what the store has said itself. */
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Whether something of a page is open: its page names `disclosuresSlice` among its slices. `name` is of the page; `atFirst`
 * holds until the visitor says otherwise.
 */
export function useDisclosure(name: string, atFirst = false): Disclosure {
  const dispatch = useDispatch();
  const open = useSelector((state: DisclosuresPart) => selectDisclosed(state, name)) ?? atFirst;
  return {
    open,
    onOpenChange: (next) => {
      if (next !== open) dispatch(next ? disclosureOpened(name) : disclosureClosed(name));
    },
  };
}
