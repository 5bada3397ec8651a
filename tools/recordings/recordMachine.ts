import type { EventName } from '../../src/features/booking/machine/bookingStates.ts';
import { bookingTable } from '../../src/features/booking/machine/bookingTable.ts';
import type { Recording } from '../../src/app/qa/headless.ts';
import type { Headless } from '../replay/headless.ts';
import { allEvents, someFacts } from './bookingFacts.ts';
import { randomWalk, walksOverAll } from './machineWalks.ts';

const first = 'uninitialized';

/** Events of the booking table, one walk after the other; each starts in the initial state. */
function record(walks: readonly (readonly string[])[], headless: Headless): Recording {
  const { bookingEvents, makeStore, siteRecorder } = headless;
  const recorder = siteRecorder();
  const store = makeStore({
    fetch: () => Promise.reject(new Error('No network')),
    enhancers: [recorder.enhancer],
  });
  recorder.start();
  for (const walk of walks) {
    for (const event of walk) {
      if (!allEvents.includes(event as EventName)) {
        throw new Error(`The table has an event ${event} that brings nothing known`);
      }
      store.dispatch(
        (bookingEvents[event as EventName] as (facts: unknown) => { type: string })(someFacts[event as EventName]),
      );
    }
  }
  recorder.stop();
  return recorder.save();
}

/** Walks over the booking table that no visitor would take. */
export function recordMachine(headless: Headless): readonly { readonly name: string; readonly recording: Recording }[] {
  const longest = walksOverAll(bookingTable, first)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 1);
  return [
    { name: 'booking-table-longest-way', recording: record(longest, headless) },
    { name: 'booking-table-at-random', recording: record([randomWalk(bookingTable, first, 200, 1)], headless) },
  ];
}
