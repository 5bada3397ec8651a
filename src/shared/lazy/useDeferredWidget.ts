import { useState, useSyncExternalStore, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { connectionPace, watchConnection, type ConnectionPace } from './connection.ts';
import {
  deferredWidgetDismissed,
  deferredWidgetRequested,
  selectDeferredWidgetChoice,
} from './deferredWidgetsSlice.ts';
import { useNearView } from './useNearView.ts';

interface DeferredWidgetOptions {
  /** The key of the choice: maps share one, each model has its own. */
  readonly name: string;
  /** The placeholder's element. */
  readonly placeRef: RefObject<Element | null>;
  /** The slowest connection on which it loads by itself near the viewport. */
  readonly autoLoadOn: Exclude<ConnectionPace, 'light'>;
}

interface DeferredWidget {
  /** It is to be fetched and shown. */
  readonly enabled: boolean;
  /** Whether the visitor requested it. */
  readonly requested: boolean;
  /** Whether it waits for a request; false while unknown, as on the server. */
  readonly waits: boolean;
  readonly request: () => void;
  readonly dismiss: () => void;
}

const unknownPace = (): null => null;

/** Whether a heavy widget loads by itself or stays a poster until it is requested. */
export function useDeferredWidget({ name, placeRef, autoLoadOn }: DeferredWidgetOptions): DeferredWidget {
  const dispatch = useDispatch();
  const choice = useSelector((state: Parameters<typeof selectDeferredWidgetChoice>[0]) =>
    selectDeferredWidgetChoice(state, name),
  );
  const pace = useSyncExternalStore(watchConnection, connectionPace, unknownPace);
  const near = useNearView(placeRef);
  const [begun, setBegun] = useState(false);

  const good = pace === 'fast' || (pace === 'plain' && autoLoadOn === 'plain');
  // A loaded widget stays, whatever the connection.
  if (near && good && !begun) setBegun(true);

  return {
    enabled: choice === 'requested' || (choice === undefined && begun),
    requested: choice === 'requested',
    waits: choice !== 'requested' && pace !== null && !(good && choice === undefined),
    request: () => dispatch(deferredWidgetRequested(name)),
    dismiss: () => dispatch(deferredWidgetDismissed(name)),
  };
}
