export { bookingSlice, centerChosen, dayChosen, selectBooking } from './bookingSlice.ts';
export { canVisitOn } from './openDays.ts';
export { VisitDayField } from './VisitDayField.tsx';
