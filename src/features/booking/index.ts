export { bookingApi } from './bookingApi.ts';
export { bookingEvents, bookingSlice, selectBookingState } from './bookingSlice.ts';
export { BookingDetails } from './details/BookingDetails.tsx';
export { PersonForm } from './details/PersonForm.tsx';
export { HoldCountdown } from './HoldCountdown.tsx';
export { HoldWatch } from './HoldWatch.tsx';
export {
  bookingSteps,
  bookingTable,
  type BookedVisit,
  type BookingState,
  type BookingStep,
  type ChosenSlot,
  type StateName,
} from './machine/index.ts';
export type { BookingDispatch } from './sending/bookingThunk.ts';
export { chooseSlot } from './sending/chooseSlot.ts';
export { moveVisit, restartBooking } from './sending/restartBooking.ts';
export { stepPaths } from './stepPaths.ts';
export { useBookingSteps } from './useBookingSteps.ts';
export { usePersistedBooking } from './usePersistedBooking.ts';
export { useOnReturn } from './useOnReturn.ts';
