import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sparesData, watchConnection } from './connection.ts';
import { heavyPartWanted, selectHeavyPartChoice } from './heavyPartsSlice.ts';

interface Spared {
  /** It is left out until it is asked for. */
  readonly spared: boolean;
  readonly ask: () => void;
}

const unknown = (): boolean => false;

/** For what is part of the page, and only left out for who saves data; `name`: under which the choice is kept for the visit. */
export function useSpared(name: string): Spared {
  const dispatch = useDispatch();
  const choice = useSelector((state: Parameters<typeof selectHeavyPartChoice>[0]) =>
    selectHeavyPartChoice(state, name),
  );
  const spares = useSyncExternalStore(watchConnection, sparesData, unknown);
  return { spared: spares && choice !== 'wanted', ask: () => dispatch(heavyPartWanted(name)) };
}
