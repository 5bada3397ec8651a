import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { prefersReducedData, watchConnection } from './connection.ts';
import { deferredWidgetRequested, selectDeferredWidgetChoice } from './deferredWidgetsSlice.ts';

interface ReducedData {
  /** Left out until the visitor requests it. */
  readonly omitted: boolean;
  readonly request: () => void;
}

const unknown = (): boolean => false;

/** For content that is left out only in data-saving mode; `name`: the key of the choice. */
export function useReducedData(name: string): ReducedData {
  const dispatch = useDispatch();
  const choice = useSelector((state: Parameters<typeof selectDeferredWidgetChoice>[0]) =>
    selectDeferredWidgetChoice(state, name),
  );
  const reduced = useSyncExternalStore(watchConnection, prefersReducedData, unknown);
  return { omitted: reduced && choice !== 'requested', request: () => dispatch(deferredWidgetRequested(name)) };
}
