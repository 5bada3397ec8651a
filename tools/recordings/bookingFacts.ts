import type { BookingEvents, EventName } from '../../src/features/booking/machine/bookingStates.ts';

const visit = {
  number: 'V-1',
  status: 'booked',
  center: 'central',
  starts_at: '2026-12-08T08:00:00.000Z',
  day: '2026-12-08',
  time: '10:00',
  minutes: 60,
  kind: 'in_person',
  can_change: true,
} as const;

const frame = {
  kind: 'in_person',
  project: null,
  flat: null,
  suggested: null,
  moving: null,
  held: null,
  heldSlot: null,
  center: 'central',
} as const;
const chosen = { ...frame, day: '2026-12-08' };
const slot = { starts_at: visit.starts_at, time: visit.time };
const hold = { token: 'hold-hold-hold-hold', seconds_left: 300, as_of: 0 };
const booked = { number: 'V-1', token: 'token-token-token-token', visit, moved: false };

/** Every event, with a possible payload. */
export const someFacts: BookingEvents = {
  bookingBegun: frame,
  dayRestored: chosen,
  slotRestored: { ...chosen, slot, hold },
  attemptRestored: { ...chosen, slot, hold, failure: 'unknown' },
  leadRestored: { ...chosen, slot, hold, lead: 'key', lasting: true },
  visitRestored: { booked },
  subjectNamed: { project: 'lypa', flat: 'a-1-2-3', suggested: 'central', center: 'central', moving: null },
  kindChosen: { kind: 'online' },
  centerChosen: { kind: 'online', center: 'n69' },
  dayChosen: { center: 'central', day: '2026-12-09' },
  dateOpened: {},
  timeOpened: {},
  detailsOpened: {},
  confirmationOpened: {},
  slotChosen: { slot },
  slotHeld: { hold, held: hold.token, heldSlot: `central ${visit.starts_at}` },
  slotTaken: { held: null },
  holdFailed: {},
  holdChecked: { hold },
  holdExpired: { held: null },
  detailsSubmitted: { lead: 'key' },
  visitQueued: { lead: 'key', lasting: true },
  visitBooked: { booked },
  submitFailed: { failure: 'late' },
  restarted: { ...frame, center: null },
  visitReturned: { ...chosen, kind: 'online' },
  visitRead: { booked: { ...booked, visit: { ...visit, status: 'cancelled' } } },
  moveStarted: { ...frame, moving: { number: 'V-1', token: 'token-token-token-token' } },
};

export const allEvents = Object.keys(someFacts) as EventName[];
