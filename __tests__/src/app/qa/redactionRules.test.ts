import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { firstDifference, personalIn, readRecording, type Recording } from '@obriy/recorder';
import { email as emailProblem, isWholePhone } from '../../../../src/shared/form/validators.ts';
import { redactionRules } from '../../../../src/app/qa/redactionRules.ts';
import { recordedStore } from '../../../support/site/recordedStore.ts';
import { runs } from '../../../support/properties.ts';

const person = {
  name: 'Olha Melnyk',
  phone: '+380671234567',
  email: 'olha@post.example',
  message: 'Call me, please, before seven',
};
const draft = { ...person, phone: '+380 67 123 45 67', currentProject: 'horizon', agreement: true, website: '' };
const token = 'Zt3-kQ9_vWx7pLm2Rs8n';
const number = 'V-7Q3XK2';
const secrets = [...Object.values(person), draft.phone, token, number];

const slot = { starts_at: '2026-12-01T09:00:00Z', time: '11:00' };
const visit = {
  number,
  status: 'booked',
  center: 'central',
  starts_at: slot.starts_at,
  day: '2026-12-01',
  time: slot.time,
  minutes: 60,
  kind: 'online',
  can_change: true,
};
const frame = {
  kind: 'online',
  project: null,
  suggested: null,
  moving: { number, token },
  held: token,
  center: 'central',
};

const mutation = (
  status: 'pending' | 'fulfilled' | 'rejected',
  endpointName: string,
  originalArgs: unknown,
  payload?: unknown,
): UnknownAction => ({
  type: `api/executeMutation/${status}`,
  payload,
  meta: {
    requestId: 'r1',
    requestStatus: status,
    startedTimeStamp: 1,
    arg: { type: 'mutation', endpointName, originalArgs, track: true },
    ...(status === 'rejected' && { rejectedWithValue: true }),
  },
  ...(status === 'rejected' && { error: { message: 'Rejected' } }),
});

/** Every call that sends something personal or secret, with its result. */
const calls: readonly (readonly [endpoint: string, args: object, result: unknown])[] = [
  ['requestCall', { application: { ...person, agreement: true }, method: 'GET', language: 'en' }, null],
  [
    'requestCall',
    { body: { ...person, agreement: true }, key: 'k1', method: 'POST', language: 'en' },
    { number, token, received_at: slot.starts_at, call_expected: null },
  ],
  [
    'requestConsultation',
    { body: { ...person, agreement: true }, language: 'en' },
    { number, token, received_at: slot.starts_at, call_expected: null },
  ],
  [
    'getReceipt',
    { number, token, language: 'en' },
    { number, kind: 'call', status: 'sent', received_at: slot.starts_at, call_expected: null },
  ],
  [
    'getHold',
    { token, language: 'en' },
    { token, center: 'central', starts_at: slot.starts_at, expires_at: slot.starts_at, seconds_left: 300 },
  ],
  [
    'holdSlot',
    { body: { center: 'central', starts_at: slot.starts_at, replaces: token }, key: 'k2', language: 'en' },
    { token, seconds_left: 300 },
  ],
  ['releaseHold', { token, language: 'en' }, { released: true }],
  ['getVisit', { number, token, language: 'en' }, visit],
  [
    'bookVisit',
    { body: { ...person, center: 'central', starts_at: slot.starts_at, hold: token }, key: 'k3', language: 'en' },
    { number, token, visit, received_at: slot.starts_at, call_expected: null },
  ],
  ['moveVisit', { number, token, key: 'k4', body: { center: 'central', hold: token }, language: 'en' }, visit],
  ['cancelVisit', { number, token, key: 'k5', language: 'en' }, { ...visit, status: 'cancelled' }],
  [
    'sendPassport',
    { citizen: { ...person, born: person.message }, series: [number, token] },
    { echoed: [person, token, number] },
  ],
];

/** Every action with something personal or secret, also of slices that are not loaded yet. */
const events: readonly UnknownAction[] = [
  { type: 'callRequest/callRequestOpened', payload: { project: 'horizon', message: person.message } },
  { type: 'callRequest/callRequestDraftChanged', payload: draft },
  { type: 'callRequest/callRequestDraftRestored', payload: draft },
  { type: 'consultation/consultationDraftChanged', payload: draft },
  { type: 'leads/leadAccepted', payload: { key: 'k1', kind: 'call', receipt: { number, token, call_expected: null } } },
  {
    type: 'leads/receiptRead',
    payload: {
      key: 'k1',
      receipt: { number, kind: 'call', status: 'sent', received_at: slot.starts_at, call_expected: null },
    },
  },
  { type: 'outbox/leadRestored', payload: { key: 'k1', body: { ...person }, receipt: { number, token } } },
  { type: 'booking/bookingBegun', payload: frame },
  { type: 'booking/personRestored', payload: { details: draft, formShownAt: 5 } },
  { type: 'booking/detailsTyped', payload: draft },
  { type: 'booking/dayChosen', payload: { day: '2026-12-01', center: 'central' } },
  { type: 'booking/timeOpened', payload: {} },
  { type: 'booking/slotChosen', payload: { slot } },
  { type: 'booking/slotHeld', payload: { hold: { token, seconds_left: 300, as_of: 100 }, held: token } },
  { type: 'booking/detailsSubmitted', payload: { lead: 'k1' } },
  { type: 'booking/visitQueued', payload: { lead: 'k1', lasting: true } },
  {
    type: 'leads/leadAccepted',
    payload: { key: 'k1', kind: 'visit', receipt: { number, token, call_expected: null, visit } },
  },
  { type: 'booking/visitBooked', payload: { booked: { number, token, visit, moved: false } } },
  { type: 'booking/moveStarted', payload: frame },
  {
    type: 'location/locationChanged',
    payload: {
      pathname: '/appointment/visit',
      search: `?gclid=${token}&mail=${encodeURIComponent(person.email)}`,
      hash: `#${number}.${token}`,
    },
  },
];

const all: readonly UnknownAction[] = [
  ...events,
  ...calls.flatMap(([endpoint, args, result]) => [
    mutation('pending', endpoint, args),
    mutation('fulfilled', endpoint, args, result),
    mutation('pending', endpoint, args),
    mutation('rejected', endpoint, args, {
      status: 409,
      data: { error: { code: 'slot_taken', message: `No ${person.name} here`, fields: { phone: person.phone } } },
    }),
  ]),
];

const asFile = (recording: Recording): Recording => readRecording(JSON.parse(JSON.stringify(recording)));

it.each(all.map((action, index) => [`${index}: ${action.type}`, action] as const))(
  '%s keeps no personal data',
  (_, action) => {
    const { recorder, store } = recordedStore();
    store.dispatch(action);
    const text = JSON.stringify(recorder.save().actionsById[1]);
    for (const secret of secrets) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(encodeURIComponent(secret));
    }
  },
);

it('a session of all actions replays to its states', () => {
  const { recorder, store, reducer } = recordedStore();
  for (const action of all) store.dispatch(action);
  expect(firstDifference(asFile(recorder.save()), reducer)).toBeNull();
});

it('the personal parts of a state are known, so that a bug report can leave them out', () => {
  const { store } = recordedStore();
  store.dispatch({ type: 'callRequest/callRequestDraftChanged', payload: draft });
  store.dispatch({ type: 'booking/visitRestored', payload: { booked: { number, token, visit, moved: false } } });
  const personal = personalIn(store.getState(), redactionRules.ofState);
  expect(personal).toEqual(expect.arrayContaining([person.name, draft.phone, person.message, number, token]));
  expect(personal).not.toContain('central');
});

it('personal data present at the start is redacted in the first state', () => {
  const { recorder, store } = recordedStore();
  for (const action of all) store.dispatch(action);
  recorder.start();
  const text = JSON.stringify(recorder.save());
  for (const secret of secrets) expect(text).not.toContain(secret);
});

it('a failed call keeps the fields that the site decides by', () => {
  const { recorder, store } = recordedStore();
  store.dispatch(all.at(-1) as UnknownAction);
  expect(recorder.save().actionsById[1]?.action['payload']).toMatchObject({
    status: 409,
    data: { error: { code: 'slot_taken' } },
  });
});

it('eligibility answers are replaced in a recording, and a price that starts with the same digits is accepted', () => {
  const { recorder, store, reducer } = recordedStore();
  const answers = { age: '35', people: '3', groups: ['veterans'], owned: '60.5', money: '1200000' };
  store.dispatch({ type: 'eligibility/answersRestored', payload: answers });
  store.dispatch({ type: 'projectPick/projectPointed', payload: { price: 120_000_000 } });
  const recording = recorder.save();
  expect(firstDifference(asFile(recording), reducer)).toBeNull();
  const redacted = recording.actionsById[1]?.action['payload'] as typeof answers;
  const { age, people, groups, owned, money } = redacted;
  expect([age, people, owned, money].map((text) => text.replaceAll(/\d/g, '0'))).toEqual([
    '00',
    '0',
    '00.0',
    '0000000',
  ]);
  expect([age, people, groups[0]].filter((text) => ['35', '3', 'veterans'].includes(text ?? ''))).toEqual([]);
  store.dispatch({ type: 'eligibility/answersChanged', payload: { age: '35, Оленка' } });
  expect(JSON.stringify(recorder.save())).not.toContain('Оленка');
  expect([owned.startsWith('60'), money.startsWith('120')]).toEqual([false, false]);
});

it('redacted values pass the same validation', () => {
  const { recorder, store } = recordedStore();
  store.dispatch({ type: 'booking/detailsTyped', payload: draft });
  const redacted = recorder.save().actionsById[1]?.action['payload'] as typeof draft;
  expect(isWholePhone(redacted.phone)).toBe(true);
  expect(emailProblem(redacted.email)).toBeUndefined();
  expect(redacted).toMatchObject({ currentProject: 'horizon', agreement: true });
  expect(redacted.message).toHaveLength(person.message.length);
});

it('a redacted phone is complete exactly when the original was', () => {
  const typed = fc
    .tuple(fc.constantFrom('', '+', '+380', '0', '380', '80', '+48 '), fc.stringMatching(/^[\d ()-]{0,14}$/))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (phone) => {
      const { recorder, store } = recordedStore();
      store.dispatch({ type: 'booking/detailsTyped', payload: { ...draft, phone } });
      const redacted = recorder.save().actionsById[1]?.action['payload'] as typeof draft;
      expect(isWholePhone(redacted.phone)).toBe(isWholePhone(phone));
    }),
    { numRuns: runs(300) },
  );
});

it('a phone in an unknown field is refused', () => {
  const { recorder, store } = recordedStore();
  store.dispatch({ type: 'callRequest/callRequestDraftChanged', payload: draft });
  store.dispatch({ type: 'projectPick/projectPointed', payload: { note: '067 123-45-67' } });
  expect(() => recorder.save()).toThrow('leak at step 2, /payload/note');
});

it('random sessions of the site fold, replay and hide what was typed', () => {
  const words = fc.stringMatching(/^[а-яA-Z]{8,20}$/);
  const typed = fc.record({
    name: words,
    phone: fc.integer({ min: 100_000_000, max: 999_999_999 }).map((rest) => `+380${rest}`),
    email: words.map((each) => `${each}@mail.test`),
    message: words,
  });
  const step = fc.oneof(
    fc.constantFrom(...all),
    typed.map((value) => ({ type: 'booking/detailsTyped', payload: { ...draft, ...value } })),
    typed.map((value) => ({ type: 'callRequest/callRequestDraftChanged', payload: { ...draft, ...value } })),
    typed.map((value) => mutation('fulfilled', 'requestCall', { body: value }, value)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 50 }), (actions, limit) => {
      const { recorder, store, reducer } = recordedStore({ limit });
      for (const action of actions) store.dispatch(action);
      const recording = recorder.save();
      expect(firstDifference(asFile(recording), reducer)).toBeNull();
      const text = JSON.stringify(recording);
      const canaries = actions
        .flatMap(({ payload }: UnknownAction) => Object.entries(payload ?? {}))
        .flatMap(([field, value]) => (field in person && typeof value === 'string' ? [value] : []));
      for (const canary of canaries) expect(text).not.toContain(canary);
    }),
    { numRuns: runs(30, 8) },
  );
});

it('an action of an unknown slice keeps what is not personal', () => {
  const { recorder, store } = recordedStore();
  store.dispatch(createAction<object>('tour/stopReached')({ stop: 'roof', name: person.name }));
  expect(recorder.save().actionsById[1]?.action['payload']).toMatchObject({ stop: 'roof' });
});
