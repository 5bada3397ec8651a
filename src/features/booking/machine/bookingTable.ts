import {
  type BookingEvents,
  type BookingFacts,
  type BookingState,
  type EventName,
  type FactsOf,
  stateFacts,
  type StateName,
} from './bookingStates.ts';

type Row = Readonly<Partial<Record<EventName, StateName>>>;

/** Idle states can be left for another booking; the outbox sends its visits nevertheless. */
const anew = { restarted: 'select_date', moveStarted: 'select_date', visitReturned: 'conflict' } as const satisfies Row;

/** Waiting for a slot to be pressed. */
const atTime = { ...anew, slotChosen: 'holding', dateOpened: 'date_chosen' } as const satisfies Row;

/**
 * The state machine: state × event → state. Missing events are ignored. A step opened too early leads to the first open
 * one.
 */
export const bookingTable = {
  uninitialized: {
    bookingBegun: 'select_date',
    dayRestored: 'date_chosen',
    slotRestored: 'details',
    attemptRestored: 'failed',
    leadRestored: 'waiting',
    visitRestored: 'confirmed',
    visitReturned: 'conflict',
  },

  select_date: {
    ...anew,
    subjectNamed: 'select_date',
    kindChosen: 'select_date',
    centerChosen: 'select_date',
    dayChosen: 'date_chosen',
  },
  date_chosen: {
    ...anew,
    subjectNamed: 'select_date',
    kindChosen: 'date_chosen',
    centerChosen: 'select_date',
    dayChosen: 'date_chosen',
    timeOpened: 'select_time',
    detailsOpened: 'select_time',
    confirmationOpened: 'select_time',
  },
  date_revisited: {
    ...anew,
    subjectNamed: 'select_date',
    kindChosen: 'date_revisited',
    centerChosen: 'select_date',
    dayChosen: 'date_chosen',
    timeOpened: 'time_revisited',
    detailsOpened: 'details',
    confirmationOpened: 'details',
    holdChecked: 'date_revisited',
    holdExpired: 'date_chosen',
  },

  select_time: atTime,
  holding: {
    ...anew,
    slotHeld: 'details',
    slotTaken: 'conflict',
    holdFailed: 'hold_failed',
    dateOpened: 'date_chosen',
  },
  conflict: atTime,
  hold_failed: atTime,
  time_revisited: {
    ...anew,
    slotChosen: 'holding',
    dateOpened: 'date_revisited',
    detailsOpened: 'details',
    confirmationOpened: 'details',
    holdChecked: 'time_revisited',
    holdExpired: 'select_time',
  },

  details: {
    ...anew,
    dateOpened: 'date_revisited',
    timeOpened: 'time_revisited',
    holdChecked: 'details',
    holdExpired: 'expired',
    detailsSubmitted: 'submitting',
  },
  expired: {
    ...anew,
    dateOpened: 'date_chosen',
    timeOpened: 'select_time',
    slotChosen: 'reholding',
    detailsSubmitted: 'submitting',
  },
  reholding: {
    ...anew,
    dateOpened: 'date_chosen',
    timeOpened: 'select_time',
    slotHeld: 'details',
    slotTaken: 'conflict',
    holdFailed: 'expired',
  },
  submitting: { visitQueued: 'waiting' },
  // Final until the response: a lost one may have booked the visit.
  waiting: { ...anew, visitBooked: 'confirmed', slotTaken: 'conflict', submitFailed: 'failed' },
  failed: {
    ...anew,
    dateOpened: 'date_revisited',
    timeOpened: 'time_revisited',
    holdChecked: 'failed',
    detailsSubmitted: 'submitting',
  },

  confirmed: { ...anew, visitRead: 'confirmed' },
} as const satisfies Readonly<Record<StateName, Row>>;

type Table = typeof bookingTable;

/** Facts of a target that neither its source nor the event has. */
type Missing = {
  [From in StateName]: {
    [Event in keyof Table[From]]: Event extends EventName
      ? Exclude<FactsOf<Table[From][Event] & StateName>, FactsOf<From> | keyof BookingEvents[Event]>
      : never;
  }[keyof Table[From]];
}[StateName];

/** Does not compile when a row leads to a state that would lack one of its facts. */
export const tableIsWhole: [Missing] extends [never] ? true : Missing = true;

/** Where an event leads; undefined: nowhere. */
export function targetOf(from: StateName, event: EventName): StateName | undefined {
  const row: Row = bookingTable[from];
  return row[event];
}

export const firstState: BookingState = { name: 'uninitialized' };

/** Applies an event: the next state takes its facts from the event, then from the previous state. */
export function transition<Event extends EventName>(
  state: BookingState,
  event: Event,
  payload: BookingEvents[Event],
): BookingState {
  const name = targetOf(state.name, event);
  if (name === undefined) return state;
  const known = { ...state, ...payload } as Partial<BookingFacts>;
  const facts = stateFacts[name].map((fact) => [fact, known[fact]] as const);
  // `tableIsWhole` has shown that nothing is missing.
  return { name, ...Object.fromEntries(facts) } as BookingState;
}
