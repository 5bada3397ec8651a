import { bookingEvents } from '../bookingSlice.ts';
import {
  emptyFrame,
  stateFacts,
  type BookingFacts,
  type BookingState,
  type StateName,
} from '../machine/bookingStates.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const holds =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Readonly<Record<string, unknown>>)[name]));
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number';
const isTime = (value: unknown): value is string => typeof value === 'string' && Date.parse(value) > 0;
// Not `isDay` of `domain/`, which would put 0.1 KB more into the first page of the booking.
const isDay: Check = (value) => isTime(value) && /^\d{4}-\d{2}-\d{2}$/.test(value);

const isTextOrNull = orNull(isText);
const visit = holds({
  number: isText,
  center: isText,
  starts_at: isTime,
  day: isDay,
  time: isText,
  minutes: isNumber,
  kind: isText,
  can_change: isFlag,
});

/** Storage is the visitor's to change, and an earlier release of the site may have written it. */
const checks: Readonly<Record<keyof BookingFacts, Check>> = {
  kind: (value) => value === 'in_person' || value === 'online',
  project: isTextOrNull,
  flat: isTextOrNull,
  suggested: isTextOrNull,
  moving: orNull(holds({ number: isText, token: isText })),
  held: isTextOrNull,
  // Earlier releases have stored none.
  heldSlot: (value = null) => isTextOrNull(value),
  center: isTextOrNull,
  day: isDay,
  slot: holds({ starts_at: isTime, time: isText }),
  hold: orNull(holds({ token: isText, seconds_left: isNumber, as_of: isNumber })),
  lead: isText,
  lasting: isFlag,
  failure: (value) => value === 'unknown' || value === 'late' || value === 'refused',
  booked: holds({ number: isText, token: isText, visit }),
};

/** Whether this is a state with all its facts. */
export function isBookingState(value: unknown): value is BookingState {
  if (!holds({ name: (name) => Object.hasOwn(stateFacts, String(name)) })(value)) return false;
  const { name, ...known } = value as Readonly<Record<string, unknown>> & { readonly name: StateName };
  const facts: readonly (keyof BookingFacts)[] = stateFacts[name];
  const placed = !facts.includes('center') || name === 'select_date' || known['center'] !== null;
  return placed && facts.every((fact) => checks[fact](known[fact]));
}

/** The event that restores a stored booking; requests in progress have ended with the document. */
export function restoreEvent(state: BookingState) {
  switch (state.name) {
    case 'uninitialized':
      return bookingEvents.bookingBegun(emptyFrame);
    case 'select_date':
      return bookingEvents.bookingBegun(state);
    case 'date_chosen':
    case 'select_time':
    case 'holding':
    case 'conflict':
    case 'hold_failed':
      return bookingEvents.dayRestored(state);
    case 'date_revisited':
    case 'time_revisited':
    case 'details':
    case 'expired':
    case 'reholding':
      return bookingEvents.slotRestored(state);
    case 'submitting':
      // The outbox knows whether it was stored.
      return bookingEvents.leadRestored({ ...state, lasting: false });
    case 'waiting':
      return bookingEvents.leadRestored(state);
    case 'failed':
      return bookingEvents.attemptRestored(state);
    case 'confirmed':
      return bookingEvents.visitRestored(state);
  }
}
