import { ActionCreators, instrument, type EnhancedStore, type LiftedState } from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';

type Tools = EnhancedStore<unknown, { readonly type: string }, unknown>;
type Lifted = LiftedState<unknown, { readonly type: string }, unknown>;

/** Redux DevTools without their window: the store enhancer of the extension, and its buttons. */
export function devTools() {
  let made: Tools['liftedStore'] | undefined;
  const enhancer: StoreEnhancer = (createStore) => {
    const instrumented = instrument()(createStore as never) as unknown as typeof createStore;
    return (reducer, preloadedState) => {
      const store = instrumented(reducer, preloadedState);
      made = (store as unknown as Tools).liftedStore;
      return store;
    };
  };
  const lifted = (): NonNullable<typeof made> => {
    if (made === undefined) throw new Error('No store was made with these tools');
    return made;
  };
  const state = (): Lifted => lifted().getState();
  return {
    enhancer,
    /** The number of steps; the first is the initial state. */
    length: (): number => state().stagedActionIds.length,
    /** The step that is shown. */
    shown: (): number => state().currentStateIndex,
    types: (): readonly string[] => state().stagedActionIds.map((id) => state().actionsById[id]?.action.type ?? ''),
    stateAt: (step: number): unknown => state().computedStates[step]?.state,
    jumpTo: (step: number): void => {
      lifted().dispatch(ActionCreators.jumpToState(step) as never);
    },
    lock: (locked: boolean): void => {
      lifted().dispatch(ActionCreators.lockChanges(locked) as never);
    },
  };
}
