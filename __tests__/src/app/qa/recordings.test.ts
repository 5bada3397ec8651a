import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { instrument, type LiftedState, type LiftedStore } from '@redux-devtools/instrument';
import { legacy_createStore } from 'redux';
import { newsApi } from '#entities/news';
import { digestOf, firstDifference, makeReplay, statesOf, type Difference, type Recording } from '#shared/recording';
import { recordingFiles } from '../../../support/recordings.ts';
import { wholeReducer } from '../../../../src/app/qa/wholeReducer.ts';

const reducer = wholeReducer() as Reducer;

/** As a person reads it: which step, which action, what was expected and what was found. */
function told(difference: Difference | null): string {
  if (difference === null) return 'as it was recorded';
  const { step, action, paths } = difference;
  return [
    `step ${step}, ${action.type}`,
    ...paths.map(({ path, expected, found }) => `${path}: expected ${expected}, found ${found}`),
  ].join('\n');
}

/** By the rules of the extension: what has no `payload` is a lifted state, and is taken as it is. */
function importedInDevTools(text: string) {
  const imported = JSON.parse(text) as object;
  if ('payload' in imported) throw new Error('The extension would read this as an export of its own');
  const store = legacy_createStore(reducer, undefined, instrument() as never) as unknown as {
    liftedStore: LiftedStore<unknown, UnknownAction, null>;
  };
  store.liftedStore.dispatch({
    type: 'IMPORT_STATE',
    nextLiftedState: imported as LiftedState<unknown, UnknownAction, null>,
  } as never);
  return store.liftedStore.getState();
}

/** What happened in any of the sessions; RTK Query's own bookkeeping is not the site's. */
const kinds = [
  ...new Set(
    recordingFiles.flatMap(({ recording }) => Object.values(recording.actionsById).map(({ action }) => action.type)),
  ),
].filter((type) => !/^@@|^api\/(?:config|internal|subscriptions)/.test(type));

it('there are at least ten sessions, in both languages', () => {
  expect(recordingFiles.length).toBeGreaterThanOrEqual(10);
  expect(new Set(recordingFiles.map(({ recording }) => recording.recording.language))).toEqual(new Set(['ua', 'en']));
});

const typesOf = ({ stagedActionIds, actionsById }: Recording): readonly string[] =>
  stagedActionIds.map((id) => actionsById[id]?.action.type ?? '');

it.each([
  ['booking-conflict', ['booking/slotTaken', 'booking/visitBooked']],
  ['call-request-failed', ['callRequest/callRequestFailed', 'callRequest/callRequestSucceeded']],
  ['call-request-offline', ['leads/leadQueued', 'leads/leadAccepted']],
  ['growing-lists', ['api/executeQuery/fulfilled']],
  ['language-under-load', ['language/languageChanged', 'api/executeQuery/fulfilled']],
  ['lost-network', ['api/executeQuery/rejected']],
  ['plan-filters', ['location/locationChanged']],
  ['saved-flats', ['favourites/flatRemoved', 'favourites/removalUndone']],
])('%s is a session in which that happens', (session, happens) => {
  const found = recordingFiles.find(({ name }) => name === session);
  expect(found === undefined ? [] : typesOf(found.recording)).toEqual(expect.arrayContaining(happens));
});

describe.each(recordingFiles)('$name', ({ recording }) => {
  it('replays as it was recorded; otherwise: npm run tool replay, and after review npm run tool replay -- --accept', () => {
    expect(told(firstDifference(recording, reducer))).toBe('as it was recorded');
  });

  it('opens in Redux DevTools with every step and the same end', () => {
    const { computedStates, stagedActionIds, currentStateIndex } = importedInDevTools(JSON.stringify(recording));
    expect(stagedActionIds).toEqual(recording.stagedActionIds);
    expect(currentStateIndex).toBe(0);
    expect(computedStates.map(({ error }) => error).filter((error) => error !== undefined)).toEqual([]);
    expect(computedStates.map(({ state }) => digestOf(state))).toEqual(recording.recording.digests);
  });

  it('is shown without a question to anybody, whatever the page says meanwhile', () => {
    const nobody = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
      throw new Error('A replay asked for something');
    });
    const { store, jumpTo, length } = makeReplay(recording, reducer);
    const seen = Array.from({ length: length + 1 }, (_, step) => {
      jumpTo(step);
      void store.dispatch(
        newsApi.endpoints.getNewsItem.initiate({ alias: 'any', language: 'en' }, { forceRefetch: true }) as never,
      );
      for (const type of kinds) store.dispatch({ type, payload: {} });
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
const forgetting =
  (type: string): Reducer =>
  (state, action) =>
    (action.type === type ? state : reducer(state, action)) as unknown;

function stepsOf({ actionsById, stagedActionIds }: Recording, type: string): readonly number[] {
  return stagedActionIds.flatMap((id, step) => (actionsById[id]?.action.type === type ? [step] : []));
}

interface Caught {
  readonly name: string;
  readonly type: string;
  /** The first step that the reducer answers, and the one at which the difference is found. */
  readonly due: number;
  readonly found: number | undefined;
}

/** What becomes of each kind of action in a session when the reducer forgets it; of those that it does not answer, nothing. */
const caught: readonly Caught[] = recordingFiles.flatMap(({ name, recording }) => {
  const states = statesOf(recording, reducer).map((state) => digestOf(state));
  return kinds.flatMap((type) => {
    const due = stepsOf(recording, type).find((step) => states[step] !== states[step - 1]);
    return due === undefined ? [] : [{ name, type, due, found: firstDifference(recording, forgetting(type))?.step }];
  });
});

/** They are told, and change nothing in the sessions that there are. */
const unanswered: readonly string[] = [
  // Nobody follows a call by what RTK Query keeps of it: slices do.
  'api/executeMutation/pending',
  'api/executeMutation/fulfilled',
  'api/executeMutation/rejected',
  // The browser remembered nothing; no attempt had failed; the lead was watched already; the machine had left the hold behind.
  'consent/consentRestored',
  'consultation/consultationSubmitted',
  'leads/leadShown',
  'booking/holdChecked',
];

it.each(kinds)('a reducer that has forgotten %s is caught where it should have answered', (type) => {
  const sessions = caught.filter((each) => each.type === type);
  expect(sessions.map(({ name, found }) => [name, found])).toEqual(sessions.map(({ name, due }) => [name, due]));
  expect(sessions.length > 0).toBe(!unanswered.includes(type));
});

it.each(recordingFiles.map(({ name }) => name))('%s catches something that was forgotten', (session) => {
  expect(caught.filter(({ name }) => name === session).length).toBeGreaterThan(0);
});
