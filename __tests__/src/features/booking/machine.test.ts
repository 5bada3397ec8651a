import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { bookingEvents, bookingSlice, selectBookingState } from '../../../../src/features/booking/bookingSlice.ts';
import { bookingDiagram } from '../../../../tools/house/bookingDiagram.ts';
import {
  emptyFrame,
  type EventName,
  stateFacts,
  type StateName,
  stepOfState,
} from '../../../../src/features/booking/machine/bookingStates.ts';
import { bookingTable, targetOf } from '../../../../src/features/booking/machine/bookingTable.ts';
import { isBookingState, restoreEvent } from '../../../../src/features/booking/persistence/restoreEvent.ts';
import { type CalendarEvent, googleLink, outlookLink } from '../../../../src/features/visit-calendar/calendarEvent.ts';
import { calendarFile } from '../../../../src/features/visit-calendar/calendarFile.ts';
import { allEvents, someFacts } from '../../../../tools/recordings/bookingFacts.ts';
import { runs } from '../../../support/properties.ts';

const states = Object.keys(stateFacts) as StateName[];
const rows = states.flatMap((from) =>
  Object.entries<StateName>(bookingTable[from]).map(([event, to]) => ({ from, event: event as EventName, to })),
);

/** Development checks stay on; their speed does not matter here. */
const unhurried = { warnAfter: Number.MAX_SAFE_INTEGER };
const makeStore = () =>
  configureStore({
    reducer: { [bookingSlice.name]: bookingSlice.reducer },
    middleware: (standard) => standard({ serializableCheck: unhurried, immutableCheck: unhurried }),
  });
type Store = ReturnType<typeof makeStore>;

/** Any event as an action, with or without a payload. */
const actionOf = (event: EventName) =>
  (bookingEvents[event] as (facts: unknown) => ReturnType<typeof bookingEvents.dateOpened>)(someFacts[event]);

/** What a reader of the table expects. */
interface Model {
  at: StateName;
}

type Facts = Readonly<Record<string, unknown>>;

/** The faults of a state that should have this name. */
function faultsOf(state: Facts, name: StateName): readonly string[] {
  const facts: readonly string[] = stateFacts[name];
  return [
    ...(state['name'] === name ? [] : [`it is ${String(state['name'])}, not ${name}`]),
    ...facts.filter((fact) => state[fact] === undefined).map((fact) => `it lacks ${fact}`),
    ...Object.keys(state)
      .filter((fact) => fact !== 'name' && !facts.includes(fact))
      .map((fact) => `it knows ${fact}`),
    // Every step after the center has one.
    ...(facts.includes('day') && typeof state['center'] !== 'string' ? ['it has no center'] : []),
  ];
}

/** As storage gives it back. */
const stored = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

/** Dispatches one event to the real store, and checks the state and its data against the table. */
class Happens implements fc.Command<Model, Store> {
  readonly #event: EventName;

  constructor(event: EventName) {
    this.#event = event;
  }

  check(): boolean {
    return true;
  }

  run(model: Model, store: Store): void {
    const before = selectBookingState(store.getState());
    store.dispatch(actionOf(this.#event));
    const after = selectBookingState(store.getState());
    const target = targetOf(model.at, this.#event);
    model.at = target ?? model.at;
    const found =
      target === undefined && after !== before
        ? ['it changed although the table says nothing']
        : [...faultsOf(after, model.at), ...(isBookingState(stored(after)) ? [] : ['it could not be restored'])];
    if (found.length > 0) throw new Error(`After ${this.#event}: ${found.join(', ')}`);
  }

  toString(): string {
    return this.#event;
  }
}

/**
 * The steps of SPEC.md section 2 and what a visitor must see, spelled out: the other tests take the table for granted.
 * Undefined: nothing happens.
 */
const promised: readonly (readonly [StateName, EventName, StateName | undefined])[] = [
  // The day, the time, the details.
  ['uninitialized', 'bookingBegun', 'select_date'],
  ['select_date', 'dayChosen', 'date_chosen'],
  ['date_chosen', 'timeOpened', 'select_time'],
  ['select_time', 'slotChosen', 'holding'],
  ['holding', 'slotHeld', 'details'],
  ['details', 'detailsSubmitted', 'submitting'],
  ['submitting', 'visitQueued', 'waiting'],
  ['waiting', 'visitBooked', 'confirmed'],
  // A step opened too early leads to the first open one.
  ['select_date', 'detailsOpened', undefined],
  ['date_chosen', 'confirmationOpened', 'select_time'],
  // A look back loses no hold.
  ['details', 'dateOpened', 'date_revisited'],
  ['details', 'timeOpened', 'time_revisited'],
  ['date_revisited', 'detailsOpened', 'details'],
  ['time_revisited', 'detailsOpened', 'details'],
  ['date_revisited', 'holdChecked', 'date_revisited'],
  ['time_revisited', 'holdChecked', 'time_revisited'],
  // Forward does not lead to a hold that has ended.
  ['date_revisited', 'holdExpired', 'date_chosen'],
  ['time_revisited', 'holdExpired', 'select_time'],
  // A link about another flat begins with its day.
  ['date_revisited', 'subjectNamed', 'select_date'],
  // The hours stay open for another choice.
  ['holding', 'slotTaken', 'conflict'],
  ['conflict', 'slotChosen', 'holding'],
  ['holding', 'holdFailed', 'hold_failed'],
  ['hold_failed', 'slotChosen', 'holding'],
  ['hold_failed', 'dateOpened', 'date_chosen'],
  // What was typed stays in view when the hold expires, with every way on.
  ['details', 'holdExpired', 'expired'],
  ['expired', 'dateOpened', 'date_chosen'],
  ['expired', 'timeOpened', 'select_time'],
  ['expired', 'slotChosen', 'reholding'],
  ['expired', 'detailsSubmitted', 'submitting'],
  ['reholding', 'dateOpened', 'date_chosen'],
  ['reholding', 'timeOpened', 'select_time'],
  ['reholding', 'slotHeld', 'details'],
  ['reholding', 'slotTaken', 'conflict'],
  ['reholding', 'holdFailed', 'expired'],
  // A visit that may have been booked cannot be changed, but another one can be begun.
  ['waiting', 'dateOpened', undefined],
  ['waiting', 'restarted', 'select_date'],
  ['waiting', 'moveStarted', 'select_date'],
  ['waiting', 'visitReturned', 'conflict'],
  ['waiting', 'slotTaken', 'conflict'],
  // A failure is still shown after a reload, with every way on.
  ['waiting', 'submitFailed', 'failed'],
  ['uninitialized', 'attemptRestored', 'failed'],
  ['failed', 'detailsSubmitted', 'submitting'],
  ['failed', 'timeOpened', 'time_revisited'],
  ['failed', 'holdChecked', 'failed'],
  ['confirmed', 'dateOpened', undefined],
];

it('leads the visitor as promised', () => {
  expect(promised.map(([from, event]) => [from, event, targetOf(from, event)])).toEqual(promised);
});

it('follows the table on every path', () => {
  const events = allEvents.map((event) => fc.constant(new Happens(event)));
  fc.assert(
    fc.property(fc.commands(events, { maxCommands: 60, size: 'max' }), (commands) => {
      fc.modelRun(() => ({ model: { at: 'uninitialized' } as Model, real: makeStore() }), commands);
    }),
    { numRuns: runs(400) },
  );
  expect(faultsOf({ name: 'date_chosen', slot: {} }, 'select_time').length).toBeGreaterThan(0);
});

/** The shortest sequence of events to each state. */
function waysToStates(): ReadonlyMap<StateName, readonly EventName[]> {
  const ways = new Map<StateName, readonly EventName[]>([['uninitialized', []]]);
  for (const [from, way] of ways) {
    for (const row of rows) if (row.from === from && !ways.has(row.to)) ways.set(row.to, [...way, row.event]);
  }
  return ways;
}

it.each(rows)('$from, $event: $to', ({ from, event, to }) => {
  const store = makeStore();
  for (const step of waysToStates().get(from) ?? []) store.dispatch(actionOf(step));
  expect(selectBookingState(store.getState()).name).toBe(from);
  store.dispatch(actionOf(event));
  expect(selectBookingState(store.getState()).name).toBe(to);
});

it.each(states)('restores %s with its facts, and refuses it with any of them spoilt', (name) => {
  const store = makeStore();
  for (const step of waysToStates().get(name) ?? []) store.dispatch(actionOf(step));
  const state = stored(selectBookingState(store.getState()));
  if (!isBookingState(state)) throw new Error('It could not be restored');
  const reloaded = makeStore();
  reloaded.dispatch(restoreEvent(state));
  const { name: restoredName, ...facts } = selectBookingState(reloaded.getState());
  expect(faultsOf({ name: restoredName, ...facts }, restoredName)).toEqual([]);
  // Nobody is told that a visit is stored whose request ended with the document.
  const lasting = name === 'submitting' ? { lasting: false } : {};
  expect({ ...emptyFrame, ...state, ...lasting }).toMatchObject(facts);
  expect(stateFacts[name].filter((fact) => isBookingState({ ...state, [fact]: {} }))).toEqual([]);
  expect(isBookingState({ ...state, name: 'toString' })).toBe(false);
});

it('reaches every state, and from every state a final one or another booking', () => {
  expect([...waysToStates().keys()].toSorted()).toEqual(states.toSorted());
  const leadsOn = (from: StateName) => rows.some((row) => row.from === from && row.to !== from);
  expect(states.filter((state) => !leadsOn(state))).toEqual([]);
});

it('has no unused event, and an action for each', () => {
  const used = new Set(rows.map(({ event }) => event));
  expect(allEvents.filter((event) => !used.has(event))).toEqual([]);
  expect(allEvents.filter((event) => !(event in bookingEvents))).toEqual([]);
});

it('shows every state but the first at its own step', () => {
  expect(states.filter((state) => stepOfState[state] === null)).toEqual(['uninitialized']);
});

it('matches the diagram in the docs', () => {
  const drawn = readFileSync(path.join(__dirname, '../../../../docs/pictures/booking.mmd'), 'utf8');
  // To update the docs: npm run tool booking-diagram
  expect(drawn).toBe(`${bookingDiagram()}\n`);
});

describe('the calendar', () => {
  const event: CalendarEvent = {
    uid: 'V-7',
    title: 'Візит: Обрій',
    description: 'Візит V-7',
    location: 'Центральний офіс, Львів',
    position: { lat: 49.84, lon: 24.03 },
    startsAt: '2026-12-08T08:00:00.000Z',
    minutes: 60,
  };
  const url = 'https://obriy.example/appointment/visit#V-7.secret-secret-secret';

  /** Lines of the file, unfolded. */
  const linesOf = (file: string) => file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');

  it('writes a file with the moment in UTC, the place and the link to the visit', () => {
    const lines = linesOf(calendarFile(event, url));
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:V-7@obriy.example',
        'DTSTART:20261208T080000Z',
        'SUMMARY:Візит: Обрій',
        'GEO:49.84;24.03',
        'END:VCALENDAR',
      ]),
    );
    expect(lines.join('\n')).toMatch(/DURATION:PT(?:1H|60M)/);
    expect(lines).toContain(`URL:${url}`);
  });

  it('escapes texts, and folds lines at 75 bytes between characters', () => {
    const titles = fc.string({
      unit: fc.constantFrom('a', 'ї', '😀', ' ', ',', ';', '\\'),
      minLength: 1,
      maxLength: 200,
    });
    fc.assert(
      fc.property(titles, (title) => {
        const file = Buffer.from(calendarFile({ ...event, title }, url)).toString();
        const escaped = title.replaceAll(/[\\,;]/g, String.raw`\$&`);
        expect(linesOf(file)).toEqual(expect.arrayContaining([`SUMMARY:${escaped}`, `DESCRIPTION:${escaped}`]));
        expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });

  it('replaces the file of a visit that was moved', () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
    const numberOf = (file: string): number => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]);
    const before = numberOf(calendarFile(event, url));
    jest.setSystemTime(new Date('2026-11-22T10:00:02Z'));
    expect(numberOf(calendarFile({ ...event, startsAt: '2026-12-09T08:00:00.000Z' }, url))).toBe(before + 2);
    jest.useRealTimers();
  });

  it('gives calendar services everything but the secret', () => {
    const google = new URL(googleLink(event)).searchParams;
    expect(Object.fromEntries(google)).toMatchObject({
      text: event.title,
      dates: '20261208T080000Z/20261208T090000Z',
      location: event.location,
    });
    const outlook = new URL(outlookLink(event)).searchParams;
    expect(Object.fromEntries(outlook)).toMatchObject({
      subject: event.title,
      startdt: event.startsAt,
      enddt: '2026-12-08T09:00:00.000Z',
    });
    expect(outlookLink(event)).not.toContain('+');
    expect(`${googleLink(event)}${outlookLink(event)}`).not.toContain('secret');
  });
});
