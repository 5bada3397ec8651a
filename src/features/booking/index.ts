export { bookingApi } from './bookingApi.ts';
export {
  bookingEvents,
  bookingSlice,
  selectBookingState,
  selectIsCancelled,
  selectIsMoving,
  useBookingDispatch,
} from './bookingSlice.ts';
export { BookingDetails } from './details/BookingDetails.tsx';
export { PersonForm } from './details/PersonForm.tsx';
export { HoldCountdown, HoldWatch } from './HoldCountdown.tsx';
export {
  bookingSteps,
  type BookedVisit,
  type BookingState,
  type BookingStep,
  type ChosenSlot,
  type StateName,
} from './machine/bookingStates.ts';
export { chooseSlot, slotKey } from './sending/chooseSlot.ts';
export { rescheduleVisit, restartBooking } from './sending/bookingThunks.ts';
export { stepPaths, useBookingSteps, usePersistedBooking } from './useBooking.ts';
export { useVisitSubject, VisitSubject } from './VisitSubject.tsx';
