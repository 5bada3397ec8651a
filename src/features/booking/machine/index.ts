export type { BookingEvents, EventName } from './bookingEvents.ts';
export {
  bookingSteps,
  stateFacts,
  stepOfState,
  type BookedVisit,
  type BookingFacts,
  type BookingState,
  type BookingStep,
  type ChosenSlot,
  type SlotHold,
  type StateName,
} from './bookingStates.ts';
export { bookingTable, targetOf } from './bookingTable.ts';
export { firstState, transition } from './transition.ts';
