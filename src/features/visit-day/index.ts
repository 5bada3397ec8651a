export { bookingSlice, type BookingState, centerChosen, dayChosen, selectBooking } from './bookingSlice.ts';
export { canVisitOn, hoursOn } from './openDays.ts';
export { VisitDayField } from './VisitDayField.tsx';
