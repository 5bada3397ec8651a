import type { Visit, VisitKind } from '#contract/visit.ts';
import type { PrivateLink } from '#entities/visit';

/** A slot, as the calls name it and as the clocks in Kyiv show it. */
export interface ChosenSlot {
  /** ISO in UTC. */
  readonly starts_at: string;
  readonly time: string;
}

export interface SlotHold {
  readonly token: string;
  readonly seconds_left: number;
  /** When that was said, by the document's own clock: milliseconds of `steadyNow`. */
  readonly as_of: number;
}

export interface BookedVisit extends PrivateLink {
  readonly visit: Visit;
  /** Whether this booking changed an earlier one. */
  readonly moved: boolean;
}

/** `refused`: not like this. `late`: no answer came before its hour. `unknown`: it was sent, and this browser does not know how it ended. */
export type SubmitFailure = 'refused' | 'late' | 'unknown';

/** All that a booking can know; which state knows what is in `stateFacts`. */
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
  /** Alias of a sales center; null only while none is chosen. */
  readonly center: string | null;
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  readonly slot: ChosenSlot;
  readonly hold: SlotHold;
  /** Key of the lead that the visit is in the outbox. */
  readonly lead: string;
  /** Whether it stays there when this document goes. */
  readonly lasting: boolean;
  readonly failure: SubmitFailure;
  readonly booked: BookedVisit;
}

type Fact = keyof BookingFacts;

const frame = ['kind', 'project', 'flat', 'suggested', 'moving', 'held', 'center'] as const satisfies readonly Fact[];
const dated = [...frame, 'day'] as const satisfies readonly Fact[];
const timed = [...dated, 'slot'] as const satisfies readonly Fact[];
const kept = [...timed, 'hold'] as const satisfies readonly Fact[];

/** What is known in each state, and nothing else is. */
export const stateFacts = {
  unread: [],
  select_date: frame,
  date_chosen: dated,
  date_revisited: kept,
  select_time: dated,
  holding: timed,
  conflict: dated,
  hold_failed: dated,
  time_revisited: kept,
  details: kept,
  expired: kept,
  reholding: kept,
  submitting: [...kept, 'lead'],
  waiting: [...kept, 'lead', 'lasting'],
  failed: [...kept, 'failure'],
  confirmed: ['booked'],
} as const satisfies Readonly<Record<string, readonly Fact[]>>;

export type StateName = keyof typeof stateFacts;

export type FactsOf<Name extends StateName> = (typeof stateFacts)[Name][number];

/** Only the first state may be without a center. */
type WithCenter<Name extends StateName> = Name extends 'select_date' | 'unread' | 'confirmed'
  ? unknown
  : { readonly center: string };

type StateOf<Name extends StateName> = Name extends StateName
  ? { readonly name: Name } & Pick<BookingFacts, FactsOf<Name>> & WithCenter<Name>
  : never;

export type BookingState<Name extends StateName = StateName> = StateOf<Name>;

/** The steps of SPEC.md section 2, and the end. */
export const bookingSteps = ['select_date', 'select_time', 'details', 'confirmed'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** Where a state is shown; null: nobody knows yet. */
export const stepOfState: Readonly<Record<StateName, BookingStep | null>> = {
  unread: null,
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
