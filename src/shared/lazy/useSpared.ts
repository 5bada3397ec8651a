import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sparesData, watchConnection } from './connection.ts';
import { heavyPartWanted, selectHeavyPartChoice } from './heavyPartsSlice.ts';

interface Spared {
  /** Left out until the visitor requests it. */
  readonly spared: boolean;
  readonly request: () => void;
}

const unknown = (): boolean => false;

/** For content that is left out only in data-saving mode; `name`: the key of the choice. */
export function useSpared(name: string): Spared {
  const dispatch = useDispatch();
  const choice = useSelector((state: Parameters<typeof selectHeavyPartChoice>[0]) =>
    selectHeavyPartChoice(state, name),
  );
  const spares = useSyncExternalStore(watchConnection, sparesData, unknown);
  return { spared: spares && choice !== 'wanted', request: () => dispatch(heavyPartWanted(name)) };
}
