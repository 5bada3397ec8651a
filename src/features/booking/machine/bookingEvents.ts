import type { BookingFacts } from './bookingStates.ts';

type Facts<Name extends keyof BookingFacts> = Pick<BookingFacts, Name>;
type Frame = Facts<'kind' | 'project' | 'flat' | 'suggested' | 'moving' | 'held' | 'center'>;
type Chosen = Omit<Frame, 'center'> & { readonly center: string } & Facts<'day'>;
type Kept = Chosen & Facts<'slot' | 'hold'>;
type Nothing = object;

/** What each event brings along. */
export interface BookingEvents {
  /** This tab remembers nothing, or a choice that had only begun. */
  bookingBegun: Frame;
  dayRemembered: Chosen;
  slotRemembered: Kept;
  attemptRemembered: Kept & Facts<'failure'>;
  leadRemembered: Kept & Facts<'lead' | 'lasting'>;
  visitRemembered: Facts<'booked'>;

  /** The address names a project, perhaps with one of its flats, or a center. */
  subjectNamed: Facts<'project' | 'flat' | 'suggested' | 'moving' | 'center'>;
  kindChosen: Facts<'kind'>;
  centerChosen: Facts<'kind'> & { readonly center: string };
  dayChosen: Facts<'day'> & { readonly center: string };

  /** The address of a step was opened: by a button, by a link, or on the way back and forward. */
  dateOpened: Nothing;
  timeOpened: Nothing;
  detailsOpened: Nothing;
  confirmationOpened: Nothing;

  slotChosen: Facts<'slot'>;
  slotHeld: Facts<'hold' | 'held'>;
  slotTaken: Nothing;
  holdFailed: Nothing;
  holdChecked: Facts<'hold'>;
  holdExpired: Facts<'held'>;

  detailsSubmitted: Facts<'lead'>;
  /** The outbox has it, and sends it until there is an answer. */
  visitKept: Facts<'lead' | 'lasting'>;
  visitBooked: Facts<'booked'>;
  submitFailed: Facts<'failure'>;

  restarted: Frame;
  /** A visit that was booked is to be at another time. */
  moveStarted: Frame;
  /** The hour of a visit was taken while it waited in the outbox, perhaps of a tab that was closed. */
  visitReturned: Chosen;
}

export type EventName = keyof BookingEvents;
