import type { Visit, VisitKind } from '#contract/leads/visit.ts';
import type { PrivateLink } from '#shared/routing';

/** A slot, as the calls name it and as the clocks in Kyiv show it. */
export interface ChosenSlot {
  /** ISO in UTC. */
  readonly starts_at: string;
  readonly time: string;
}

export interface SlotHold {
  readonly token: string;
  readonly seconds_left: number;
  /** When the backend responded so, in milliseconds of `steadyNow`. */
  readonly as_of: number;
}

export interface BookedVisit extends PrivateLink {
  readonly visit: Visit;
  /** Whether this booking changed an earlier one. */
  readonly moved: boolean;
}

/**
 * `refused`: invalid. `late`: no response before the slot's time. `unknown`: sent, and this browser cannot know the
 * result.
 */
type SubmitFailure = 'refused' | 'late' | 'unknown';

/** All facts of a booking; `stateFacts` lists those of each state. */
export interface BookingFacts {
  readonly kind: VisitKind;
  /** Alias of the project that the visit is about. */
  readonly project: string | null;
  /** Which of its flats, as the backend names it. */
  readonly flat: string | null;
  /** The center that the address named, so that it is not named again over the visitor's own choice. */
  readonly suggested: string | null;
  /** The visit that is to be moved; null: a new one is booked. */
  readonly moving: PrivateLink | null;
  /** Token of the last hold, which the next one replaces. */
  readonly held: string | null;
  /** What that hold is of, as `slotKey` writes it. Absent in bookings that earlier releases have stored. */
  readonly heldSlot?: string | null;
  /** Alias of a sales center; null only while none is chosen. */
  readonly center: string | null;
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  readonly slot: ChosenSlot;
  /** Null: the visitor's network may hold no more slots, and the visit is booked without it. */
  readonly hold: SlotHold | null;
  /** Key of the lead that the visit is in the outbox. */
  readonly lead: string;
  /** Whether it survives this document. */
  readonly lasting: boolean;
  readonly failure: SubmitFailure;
  readonly booked: BookedVisit;
}

type Fact = keyof BookingFacts;

const frame = [
  'kind',
  'project',
  'flat',
  'suggested',
  'moving',
  'held',
  'heldSlot',
  'center',
] as const satisfies readonly Fact[];
const dated = [...frame, 'day'] as const satisfies readonly Fact[];
const timed = [...dated, 'slot'] as const satisfies readonly Fact[];
const shared = [...timed, 'hold'] as const satisfies readonly Fact[];

/** The facts of each state. */
export const stateFacts = {
  uninitialized: [],
  select_date: frame,
  date_chosen: dated,
  date_revisited: shared,
  select_time: dated,
  holding: timed,
  conflict: dated,
  hold_failed: dated,
  time_revisited: shared,
  details: shared,
  expired: shared,
  reholding: shared,
  submitting: [...shared, 'lead'],
  waiting: [...shared, 'lead', 'lasting'],
  failed: [...shared, 'failure'],
  confirmed: ['booked'],
} as const satisfies Readonly<Record<string, readonly Fact[]>>;

export type StateName = keyof typeof stateFacts;

export type FactsOf<Name extends StateName> = (typeof stateFacts)[Name][number];

/** Only the first state may be without a center. */
type WithCenter<Name extends StateName> = Name extends 'select_date' | 'uninitialized' | 'confirmed'
  ? unknown
  : { readonly center: string };

type StateOf<Name extends StateName> = Name extends StateName
  ? { readonly name: Name } & Pick<BookingFacts, FactsOf<Name>> & WithCenter<Name>
  : never;

export type BookingState<Name extends StateName = StateName> = StateOf<Name>;

/** The steps of SPEC.md section 2, and the end. */
export const bookingSteps = ['select_date', 'select_time', 'details', 'confirmed'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** The step of a state; null: unknown. */
export const stepOfState: Readonly<Record<StateName, BookingStep | null>> = {
  uninitialized: null,
  select_date: 'select_date',
  date_chosen: 'select_date',
  date_revisited: 'select_date',
  select_time: 'select_time',
  holding: 'select_time',
  conflict: 'select_time',
  hold_failed: 'select_time',
  time_revisited: 'select_time',
  details: 'details',
  expired: 'details',
  reholding: 'details',
  submitting: 'details',
  waiting: 'details',
  failed: 'details',
  confirmed: 'confirmed',
};

type Facts<Name extends keyof BookingFacts> = Pick<BookingFacts, Name>;
type Frame = Facts<'kind' | 'project' | 'flat' | 'suggested' | 'moving' | 'held' | 'heldSlot' | 'center'>;
/** Nothing is chosen yet. */
export const emptyFrame: Frame = {
  kind: 'in_person',
  project: null,
  flat: null,
  suggested: null,
  moving: null,
  held: null,
  heldSlot: null,
  center: null,
};

type Chosen = Omit<Frame, 'center'> & { readonly center: string } & Facts<'day'>;
type Shared = Chosen & Facts<'slot' | 'hold'>;
type Nothing = object;

/** The payload of each event. */
export interface BookingEvents {
  /** Nothing stored, or only the beginning of a choice. */
  bookingBegun: Frame;
  dayRestored: Chosen;
  slotRestored: Shared;
  attemptRestored: Shared & Facts<'failure'>;
  leadRestored: Shared & Facts<'lead' | 'lasting'>;
  visitRestored: Facts<'booked'>;

  /** The address names a project, perhaps with one of its flats, or a center. */
  subjectNamed: Facts<'project' | 'flat' | 'suggested' | 'moving' | 'center'>;
  kindChosen: Facts<'kind'>;
  centerChosen: Facts<'kind'> & { readonly center: string };
  dayChosen: Facts<'day'> & { readonly center: string };

  /** The address of a step was opened: by a button, a link, Back or Forward. */
  dateOpened: Nothing;
  timeOpened: Nothing;
  detailsOpened: Nothing;
  confirmationOpened: Nothing;

  slotChosen: Facts<'slot'>;
  slotHeld: Facts<'hold' | 'held' | 'heldSlot'>;
  slotTaken: Facts<'held'>;
  holdFailed: Nothing;
  holdChecked: Facts<'hold'>;
  holdExpired: Facts<'held'>;

  detailsSubmitted: Facts<'lead'>;
  /** Stored in the outbox, which sends it until there is a response. */
  visitQueued: Facts<'lead' | 'lasting'>;
  visitBooked: Facts<'booked'>;
  submitFailed: Facts<'failure'>;

  restarted: Frame;
  /** A visit that was booked is to be at another time. */
  moveStarted: Frame;
  /** The hour of a visit was taken while it waited in the outbox, perhaps of a tab that was closed. */
  visitReturned: Chosen;
  /** The booked visit as the backend has it now: it can be moved and cancelled elsewhere. */
  visitRead: Facts<'booked'>;
}

export type EventName = keyof BookingEvents;
