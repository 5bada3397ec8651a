import type { BookingEvents, EventName } from './bookingEvents.ts';
import { stateFacts, type BookingFacts, type BookingState } from './bookingStates.ts';
import { targetOf } from './bookingTable.ts';

export const firstState: BookingState = { name: 'unread' };

/** Interprets the table: the next state takes its facts from the event, and what that does not bring from the state before. */
export function transition<Event extends EventName>(
  state: BookingState,
  event: Event,
  brought: BookingEvents[Event],
): BookingState {
  const name = targetOf(state.name, event);
  if (name === undefined) return state;
  const known = { ...state, ...brought } as Partial<BookingFacts>;
  const facts = stateFacts[name].map((fact) => [fact, known[fact]] as const);
  // `tableIsWhole` has shown that nothing is missing.
  return { name, ...Object.fromEntries(facts) } as BookingState;
}
