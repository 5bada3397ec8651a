import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { instrument, type LiftedState, type LiftedStore } from '@redux-devtools/instrument';
import { legacy_createStore } from 'redux';
import { digestOf, firstDifference, makeReplay, statesOf, type Difference, type Recording } from '#shared/recording';
import { recordingFiles } from '../../../support/recordings.ts';
import { wholeReducer } from '../../../../src/app/qa/wholeReducer.ts';

const reducer = wholeReducer() as Reducer;

/** As a person reads it: which step, which action, what was expected and what was found. */
function told(difference: Difference | null): string {
  if (difference === null) return 'as it was recorded';
  const { step, action, paths } = difference;
  return [`step ${step}, ${action.type}`, ...paths.map(({ path, expected, found }) => `${path}: expected ${expected}, found ${found}`)].join('\n');
}

/** By the rules of the extension: what has no `payload` is a lifted state, and is taken as it is. */
function importedInDevTools(text: string) {
  const imported = JSON.parse(text) as object;
  if ('payload' in imported) throw new Error('The extension would read this as an export of its own');
  const store = legacy_createStore(reducer, undefined, instrument() as never) as unknown as { liftedStore: LiftedStore<unknown, UnknownAction, null> };
  store.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: imported as LiftedState<unknown, UnknownAction, null> } as never);
  return store.liftedStore.getState();
}

it('there are sessions in both languages, and those that were asked for', () => {
  expect(recordingFiles.length).toBeGreaterThanOrEqual(10);
  expect(new Set(recordingFiles.map(({ recording }) => recording.recording.language))).toEqual(new Set(['ua', 'en']));
});

describe.each(recordingFiles)('$name', ({ recording }) => {
  it('replays as it was recorded; otherwise: npm run replay, and after review npm run replay -- --accept', () => {
    expect(told(firstDifference(recording, reducer))).toBe('as it was recorded');
  });

  it('opens in Redux DevTools with every step and the same end', () => {
    const { computedStates, stagedActionIds, currentStateIndex } = importedInDevTools(JSON.stringify(recording));
    expect(stagedActionIds).toEqual(recording.stagedActionIds);
    expect(currentStateIndex).toBe(0);
    expect(computedStates.map(({ error }) => error).filter((error) => error !== undefined)).toEqual([]);
    expect(computedStates.map(({ state }) => digestOf(state))).toEqual(recording.recording.digests);
  });

  it('is exact with nobody to ask', () => {
    const nobody = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
      throw new Error('A replay asked for something');
    });
    const { store, jumpTo, length } = makeReplay(recording, reducer);
    const seen = Array.from({ length: length + 1 }, (_, step) => {
      jumpTo(step);
      return digestOf(store.getState());
    });
    expect(seen).toEqual(recording.recording.digests);
    expect(nobody).not.toHaveBeenCalled();
  });

  it('is small enough to be kept and read', () => {
    expect(JSON.stringify(recording).length).toBeLessThan(300_000);
  });
});

/** A reducer with a mistake: an action of this kind does nothing any more. */
const forgetting = (type: string): Reducer => (state, action) => (action.type === type ? state : reducer(state, action)) as unknown;

function stepsOf({ actionsById, stagedActionIds }: Recording, type: string): readonly number[] {
  return stagedActionIds.flatMap((id, step) => (actionsById[id]?.action.type === type ? [step] : []));
}

const kinds = [...new Set(recordingFiles.flatMap(({ recording }) => Object.values(recording.actionsById).map(({ action }) => action.type)))].filter((type) => !type.startsWith('@@') && !type.startsWith('api/'));

it.each(kinds)('a reducer that has forgotten %s is caught where it should have answered', (type) => {
  const caught = recordingFiles.flatMap(({ recording }) => {
    const states = statesOf(recording, reducer);
    const first = stepsOf(recording, type).find((step) => digestOf(states[step]) !== digestOf(states[step - 1]));
    return first === undefined ? [] : [{ first, found: firstDifference(recording, forgetting(type))?.step }];
  });
  for (const { first, found } of caught) expect(found).toBe(first);
});
