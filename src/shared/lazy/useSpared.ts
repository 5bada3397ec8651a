import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sparesData, watchConnection } from './connection.ts';
import { deferredWidgetRequested, selectDeferredWidgetChoice } from './deferredWidgetsSlice.ts';

interface Spared {
  /** Left out until the visitor requests it. */
  readonly spared: boolean;
  readonly request: () => void;
}

const unknown = (): boolean => false;

/** For content that is left out only in data-saving mode; `name`: the key of the choice. */
export function useSpared(name: string): Spared {
  const dispatch = useDispatch();
  const choice = useSelector((state: Parameters<typeof selectDeferredWidgetChoice>[0]) =>
    selectDeferredWidgetChoice(state, name),
  );
  const spares = useSyncExternalStore(watchConnection, sparesData, unknown);
  return { spared: spares && choice !== 'requested', request: () => dispatch(deferredWidgetRequested(name)) };
}
