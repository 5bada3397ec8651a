import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { instrument, type LiftedState, type LiftedStore } from '@redux-devtools/instrument';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { legacy_createStore } from 'redux';
import { newsApi } from '#entities/news';
import { bookingEvents } from '#features/booking';
import { bookingTable } from '../../../../src/features/booking/machine/bookingTable.ts';
import { defaultSettings } from '#shared/config';
import {
  type Difference,
  digestOf,
  firstDifference,
  makeReplay,
  readRecording,
  type Recording,
  type Replay,
  statesOf,
} from '@obriy/recorder';
import { stillNetwork } from '../../../../src/app/qa/replay/undisturbed.ts';
import { warmUp } from '../../../../src/app/qa/replay/warmUp.ts';
import { wantsQa } from '../../../../src/app/qa/siteTools.ts';
import { wholeReducer } from '../../../../src/app/qa/wholeReducer.ts';
import { allEvents, someFacts } from '../../../../tools/recordings/bookingFacts.ts';
import {
  randomWalk,
  rowsOf,
  type Table,
  unreachable,
  walksOverAll,
} from '../../../../tools/recordings/machineWalks.ts';
import { runs } from '../../../support/properties.ts';
import { recordedStore } from '../../../support/site/recordedStore.ts';
import { recordingFiles } from '../../../support/site/recordings.ts';

describe('the booking table', () => {
  const table: Table = bookingTable;
  const first = 'uninitialized';
  const reducer = wholeReducer();

  const actionOf = (event: string) =>
    (bookingEvents[event as keyof typeof bookingEvents] as (facts: unknown) => { type: string })(
      someFacts[event as keyof typeof someFacts],
    );

  /** Runs a walk on the site's reducer with a recorder; returns the final state and the file. */
  function recorded(walk: readonly string[]) {
    const { recorder, store } = recordedStore();
    for (const event of walk) store.dispatch(actionOf(event));
    const { machine } = (store.getState() as { booking: { machine: { name: string } } }).booking;
    return { at: machine.name, recording: readRecording(JSON.parse(JSON.stringify(recorder.save()))) };
  }

  const endOf = (walk: readonly string[]): string => walk.reduce((at, event) => table[at]?.[event] ?? at, first);

  it('every state and event can be reached', () => {
    expect(unreachable(table, first, allEvents)).toEqual([]);
    expect(unreachable({ ...table, island: { dayChosen: 'island', swum: 'details' } }, first, ['swum'])).toEqual([
      'island',
      'swum',
    ]);
  });

  it('the paths cover every row of the table', () => {
    expect(walksOverAll(table, first)).toHaveLength(rowsOf(table).length);
  });

  it.each(walksOverAll(table, first).map((walk) => [walk.join(', '), walk] as const))(
    '%s: its recording replays to the same state',
    (_, walk) => {
      const { at, recording } = recorded(walk);
      expect(at).toBe(endOf(walk));
      expect(firstDifference(recording, reducer)).toBeNull();
    },
  );

  it('random walks replay to the same state', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.integer(), (length, seed) => {
        const walk = randomWalk(table, first, length, seed);
        const { at, recording } = recorded(walk);
        expect(at).toBe(endOf(walk));
        expect(firstDifference(recording, reducer)).toBeNull();
      }),
      { numRuns: runs(50, 10) },
    );
  });
});

describe('recordings', () => {
  const reducer = wholeReducer() as Reducer;

  /** A readable difference: step, action, expected and found. */
  function describeDifference(difference: Difference | null): string {
    if (difference === null) return 'as it was recorded';
    const { step, action, paths } = difference;
    return [
      `step ${step}, ${action.type}`,
      ...paths.map(({ path, expected, found }) => `${path}: expected ${expected}, found ${found}`),
    ].join('\n');
  }

  /** Follows the extension: an import without `payload` is a lifted state, taken as it is. */
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

  /** The actions of all sessions, without RTK Query's internal ones. */
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
    ['infinite-lists', ['api/executeQuery/fulfilled']],
    ['language-under-load', ['language/languageChanged', 'api/executeQuery/fulfilled']],
    ['lost-network', ['api/executeQuery/rejected']],
    ['plan-filters', ['location/locationChanged']],
    ['saved-flats', ['favourites/flatRemoved', 'favourites/removalUndone']],
  ])('%s occurs in a session', (session, happens) => {
    const found = recordingFiles.find(({ name }) => name === session);
    expect(found === undefined ? [] : typesOf(found.recording)).toEqual(expect.arrayContaining(happens));
  });

  describe.each(recordingFiles)('$name', ({ recording }) => {
    it('replays as recorded; otherwise: npm run tool replay, and after review npm run tool replay -- --accept', () => {
      expect(describeDifference(firstDifference(recording, reducer))).toBe('as it was recorded');
    });

    it('opens in Redux DevTools with every step and the same final state', () => {
      const { computedStates, stagedActionIds, currentStateIndex } = importedInDevTools(JSON.stringify(recording));
      expect(stagedActionIds).toEqual(recording.stagedActionIds);
      expect(currentStateIndex).toBe(0);
      expect(computedStates.map(({ error }) => error).filter((error) => error !== undefined)).toEqual([]);
      expect(computedStates.map(({ state }) => digestOf(state))).toEqual(recording.recording.digests);
    });

    it('is shown without a request, whatever the page dispatches meanwhile', () => {
      const nobody = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
        throw new Error('A replay sent a request');
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

    it('is small enough to be stored and read', () => {
      expect(JSON.stringify(recording).length).toBeLessThan(300_000);
    });
  });

  /** A faulty reducer: it ignores actions of this type. */
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
    /** The first step with an action of the type, and the step at which the difference is found. */
    readonly due: number;
    readonly found: number | undefined;
  }

  /**
   * For each type of action, the effect on a session of a reducer that ignores it; nothing for types without an effect.
   */
  const caught: readonly Caught[] = recordingFiles.flatMap(({ name, recording }) => {
    const states = statesOf(recording, reducer).map((state) => digestOf(state));
    return kinds.flatMap((type) => {
      const due = stepsOf(recording, type).find((step) => states[step] !== states[step - 1]);
      return due === undefined ? [] : [{ name, type, due, found: firstDifference(recording, forgetting(type))?.step }];
    });
  });

  /** These are dispatched, but do not change the recorded sessions. */
  const unread: readonly string[] = [
    // The state of a call is in slices, not in RTK Query's cache.
    'api/executeMutation/pending',
    'api/executeMutation/fulfilled',
    'api/executeMutation/rejected',
    // Nothing was stored in the browser; the lead was watched already;
    // the machine had left the hold; the flat was still reserved.
    'consent/consentRestored',
    'eligibility/answersRestored',
    'reservation/ownReservationsRestored',
    'reservation/ownReservationSeen',
    'leads/leadShown',
    'booking/holdChecked',
  ];

  it.each(kinds)('detects a reducer that ignores %s', (type) => {
    const sessions = caught.filter((each) => each.type === type);
    expect(sessions.map(({ name, found }) => [name, found])).toEqual(sessions.map(({ name, due }) => [name, due]));
    expect(sessions.length > 0).toBe(!unread.includes(type));
  });

  it.each(recordingFiles.map(({ name }) => name))('%s detects some ignored action', (session) => {
    expect(caught.filter(({ name }) => name === session).length).toBeGreaterThan(0);
  });
});

describe('warmUp', () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Loads as the map does: it comes near the view, its script is fetched, and then it requests its drawing. */
  async function showMap(isShown: () => boolean): Promise<void> {
    await frame();
    await frame();
    if (!isShown()) return;
    const script = document.createElement('script');
    script.src = '/assets/map.js';
    document.head.append(script);
    // jsdom loads no scripts by itself.
    await frame();
    script.dispatchEvent(new Event('load'));
    await frame();
    if (isShown()) await fetch('http://localhost/assets/city.geojson');
  }

  test.each([
    ['on coming to the page', ['/en/', '/en/projects', '/en/offers'], 1],
    ['when its results are there', ['/en/', '/en/projects', '/en/projects', '/en/offers'], 2],
  ])('loads what a part %s fetches after its render before the next page is shown', async (_, paths, mapFrom) => {
    const requested: string[] = [];
    Object.assign(globalThis, { MessageChannel });
    window.fetch = (url) => {
      requested.push(new Request(url).url);
      return Promise.resolve(new Response('{}'));
    };
    let at = 0;
    const stateAt = (step: number) => ({ location: { pathname: paths[step] } });
    const jumpTo = (step: number): void => {
      at = step;
      if (step === mapFrom) void showMap(() => paths[at] === '/en/projects');
    };
    const replay = {
      length: paths.length - 1,
      step: () => at,
      stateAt,
      jumpTo,
      store: { getState: () => stateAt(at) },
    };
    await new Promise<void>((done) => {
      warmUp(replay as unknown as Replay, stillNetwork(), done).resume();
    });
    expect(requested).toEqual(['http://localhost/assets/city.geojson']);
    expect(at).toBe(0);
  });
});

describe('wholeReducer', () => {
  const source = path.join(__dirname, '../../../../src');
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'));

  const found = (pattern: RegExp): readonly string[] =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

  it('has every slice that a page may add', () => {
    const parts = Object.keys(wholeReducer()(undefined, { type: 'test' }));
    const slices = found(/createSlice\(\{\s*name: '(\w+)'/g);
    expect(slices.length).toBeGreaterThan(5);
    expect(parts.toSorted()).toEqual([...slices, 'api'].toSorted());
  });

  it('has every endpoint whose results are cached', () => {
    // In this process other modules have added endpoints, so only the source shows what the list itself has.
    const list = readFileSync(path.join(source, 'app/qa/wholeReducer.ts'), 'utf8');
    const [, named = ''] = /const apis = \[([^\]]*)\]/.exec(list) ?? [];
    const apis = found(/const (\w+) = (?:\/\* #__PURE__ \*\/ )?\w+Api\.injectEndpoints/g);
    expect(apis.length).toBeGreaterThan(5);
    expect(named.match(/\w+/g)?.toSorted()).toEqual(apis.toSorted());
  });
});

describe('wantsQa', () => {
  const on = { ...defaultSettings, qa: 'on' } as const;

  afterEach(() => {
    window.name = '';
    window.history.replaceState(null, '', '/');
  });

  test.each([
    ['/?qa', true],
    ['/en/offers?page=2&qa', true],
    ['/?qa&replay=/walk.json', true],
    ['/?qa=', true],
    ['/', false],
    ['/?quality=1', false],
    ['/?faqa=1', false],
  ])('is enabled by %s: %s', (address, expected) => {
    window.history.replaceState(null, '', address);
    expect(wantsQa(on)).toBe(expected);
    expect(wantsQa(defaultSettings)).toBe(false);
  });

  test('stays enabled in a tab', () => {
    window.name = '?qa';
    expect(wantsQa(on)).toBe(true);
    expect(wantsQa(defaultSettings)).toBe(false);
  });
});
