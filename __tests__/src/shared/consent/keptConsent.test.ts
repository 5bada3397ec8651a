import fc from 'fast-check';
import {
  consentGiven,
  consentRefused,
  consentSlice,
  keepConsent,
  selectDecision,
  selectLeadSource,
  visitBegan,
} from '#shared/consent';
import { addSlices, makeStore } from '../../../../src/app/store.ts';

const storageKey = 'obriy.consent';
const today = new Date('2026-11-21T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: today });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

/** A visit that began with an advertisement of that name. */
const visit = (campaign = 'osin') => {
  const store = makeStore({ fetch });
  addSlices(store, [consentSlice]);
  store.dispatch(visitBegan({ utm_campaign: campaign, landing_page: '/' }));
  const stop = keepConsent(store as never);
  return {
    store,
    stop,
    decision: () => selectDecision(store.getState()),
    source: () => selectLeadSource(store.getState()),
  };
};
const day = '2026-11-21';

it('nothing is kept and no lead says anything before the visitor has chosen', () => {
  const { source, decision } = visit();
  expect(localStorage).toHaveLength(0);
  expect(decision()).toBeNull();
  expect(source()).toEqual({});
});

it('the store without its late part says nothing either', () => {
  expect(selectLeadSource({})).toEqual({});
});

it('with consent the first touch goes with leads, and outlives the visit', () => {
  const first = visit('osin');
  first.store.dispatch(consentGiven({ analytics: false, marketing: true, day }));
  const agreed = { source_consent: true, utm_campaign: 'osin', landing_page: '/' };
  expect(first.source()).toEqual(agreed);
  first.stop();
  expect(visit('zyma').source()).toEqual(agreed);
});

it('counting alone keeps no source', () => {
  const { store, source } = visit();
  store.dispatch(consentGiven({ analytics: true, marketing: false, day }));
  expect(source()).toEqual({});
  expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual({
    version: 1,
    analytics: true,
    marketing: false,
    day,
  });
});

it('whoever changes their mind takes the source out of the browser and out of leads', () => {
  const { store, source } = visit();
  store.dispatch(consentGiven({ analytics: true, marketing: true, day }));
  store.dispatch(consentRefused({ day }));
  expect(source()).toEqual({});
  expect(localStorage.getItem(storageKey)).not.toContain('osin');
  expect(visit().decision()).toEqual({ analytics: false, marketing: false, day });
});

it('a choice in another tab counts here', () => {
  const { decision } = visit();
  const other = visit();
  other.store.dispatch(consentGiven({ analytics: true, marketing: true, day }));
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  expect(decision()).toMatchObject({ marketing: true });
});

it.each(['2025-11-21', '2026-11-22', 'soon'])('a choice of %s is asked for again', (day) => {
  localStorage.setItem(storageKey, JSON.stringify({ version: 1, analytics: true, marketing: true, day, source: {} }));
  expect(visit().decision()).toBeNull();
});

it('a choice of almost a year ago holds', () => {
  localStorage.setItem(
    storageKey,
    JSON.stringify({ version: 1, analytics: true, marketing: false, day: '2025-11-22' }),
  );
  expect(visit().decision()).toMatchObject({ analytics: true });
});

it('whatever stands in the memory, nothing is allowed that nobody agreed to', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((value) => `{"version":1,"marketing":${value}}`),
      ),
      (kept) => {
        localStorage.setItem(storageKey, kept);
        const { decision, stop } = visit();
        expect(decision()).toBeNull();
        stop();
      },
    ),
  );
});

it('where storage is forbidden the choice holds for the visit', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { store, source } = visit();
  store.dispatch(consentGiven({ analytics: false, marketing: true, day }));
  expect(source()).toMatchObject({ utm_campaign: 'osin' });
});
