import { pathTo } from '#shared/routing';
import { bookingEvents } from './bookingSlice.ts';
import type { BookingStep } from './machine/index.ts';

export const stepPaths: Readonly<Record<BookingStep, string>> = {
  select_date: pathTo('appointmentDate'),
  select_time: pathTo('appointmentTime'),
  details: pathTo('appointmentDetails'),
  confirmed: pathTo('appointmentConfirmed'),
};

/** The event of a step's address being opened. */
export const stepOpened = {
  select_date: bookingEvents.dateOpened,
  select_time: bookingEvents.timeOpened,
  details: bookingEvents.detailsOpened,
  confirmed: bookingEvents.confirmationOpened,
} as const;
