import * as fc from 'fast-check';
import { bookingEvents, bookingTable } from '#features/booking';
import { firstDifference, readRecording } from '#shared/recording';
import {
  randomWalk,
  rowsOf,
  unreachable,
  walksOverAll,
  type Table,
} from '../../../../tools/recordings/machineWalks.ts';
import { wholeReducer } from '../../../../src/app/qa/wholeReducer.ts';
import { recordedStore } from '../../../support/recordedStore.ts';
import { allEvents, someFacts } from '../../../../tools/recordings/bookingFacts.ts';
import { runs } from '../../../support/properties.ts';

const table: Table = bookingTable;
const first = 'unread';
const reducer = wholeReducer();

const actionOf = (event: string) =>
  (bookingEvents[event as keyof typeof bookingEvents] as (facts: unknown) => { type: string })(
    someFacts[event as keyof typeof someFacts],
  );

/** Walks on the site's reducer with a recorder in its store; gives where it came and the file. */
function recorded(walk: readonly string[]) {
  const { recorder, store } = recordedStore();
  for (const event of walk) store.dispatch(actionOf(event));
  const { machine } = (store.getState() as { booking: { machine: { name: string } } }).booking;
  return { at: machine.name, recording: readRecording(JSON.parse(JSON.stringify(recorder.save()))) };
}

const endOf = (walk: readonly string[]): string => walk.reduce((at, event) => table[at]?.[event] ?? at, first);

it('no state and no event is out of reach', () => {
  expect(unreachable(table, first, allEvents)).toEqual([]);
  expect(unreachable({ ...table, island: { dayChosen: 'island', swum: 'details' } }, first, ['swum'])).toEqual([
    'island',
    'swum',
  ]);
});

it('every row of the table is walked over', () => {
  expect(walksOverAll(table, first)).toHaveLength(rowsOf(table).length);
});

it.each(walksOverAll(table, first).map((walk) => [walk.join(', '), walk] as const))(
  '%s: recorded, it replays to where it came',
  (_, walk) => {
    const { at, recording } = recorded(walk);
    expect(at).toBe(endOf(walk));
    expect(firstDifference(recording, reducer)).toBeNull();
  },
);

it('walks at random replay to where they came', () => {
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
