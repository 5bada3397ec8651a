import { useState, useSyncExternalStore, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { connectionPace, watchConnection, type ConnectionPace } from './connection.ts';
import { heavyPartDismissed, heavyPartWanted, selectHeavyPartChoice } from './heavyPartsSlice.ts';
import { useNearView } from './useNearView.ts';

interface HeavyPartOptions {
  /** Under which the choice is kept for the visit: maps share one, each model has its own. */
  readonly name: string;
  /** Stands where the part will be. */
  readonly placeRef: RefObject<Element | null>;
  /** The slowest connection on which it comes by itself when it is near the view. */
  readonly unaskedOn: Exclude<ConnectionPace, 'light'>;
}

interface HeavyPart {
  /** It is to be fetched and shown. */
  readonly wanted: boolean;
  /** It was asked for, and did not come by itself. */
  readonly asked: boolean;
  /** It will not come before it is asked for; false while nothing is known, as on the server. */
  readonly waits: boolean;
  readonly ask: () => void;
  readonly dismiss: () => void;
}

const unknownPace = (): null => null;

/** Whether a heavy part of a page comes by itself, or stays a poster until it is asked for. */
export function useDeferredWidget({ name, placeRef, unaskedOn }: HeavyPartOptions): HeavyPart {
  const dispatch = useDispatch();
  const choice = useSelector((state: Parameters<typeof selectHeavyPartChoice>[0]) =>
    selectHeavyPartChoice(state, name),
  );
  const pace = useSyncExternalStore(watchConnection, connectionPace, unknownPace);
  const near = useNearView(placeRef);
  const [begun, setBegun] = useState(false);

  const good = pace === 'fast' || (pace === 'plain' && unaskedOn === 'plain');
  // What is there stays, whatever becomes of the connection.
  if (near && good && !begun) setBegun(true);

  return {
    wanted: choice === 'wanted' || (choice === undefined && (begun || (near && good))),
    asked: choice === 'wanted',
    waits: choice !== 'wanted' && pace !== null && !(good && choice === undefined),
    ask: () => dispatch(heavyPartWanted(name)),
    dismiss: () => dispatch(heavyPartDismissed(name)),
  };
}
