import fc from 'fast-check';
import {
  consentGiven,
  consentRefused,
  consentSlice,
  createTagManager,
  openDataLayer,
  persistConsent,
  pushToDataLayer,
  selectDecision,
  selectLeadSource,
  visitBegan,
} from '#shared/analytics';
import { cleanTouch, firstTouchOf, hasOrigin, touchNames } from '#shared/tracking';
import { addSlices, makeStore } from '../../../src/app/store.ts';
import { clearDataLayer, containers, deniedAtFirst, eventsIn, layerOf, signals } from '../../support/site/dataLayer.ts';

describe('the consent', () => {
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
    const stop = persistConsent(store as never);
    return {
      store,
      stop,
      decision: () => selectDecision(store.getState()),
      source: () => selectLeadSource(store.getState()),
    };
  };
  const day = '2026-11-21';

  it('nothing is stored or sent before the visitor has chosen', () => {
    const { source, decision } = visit();
    expect(localStorage).toHaveLength(0);
    expect(decision()).toBeNull();
    expect(source()).toEqual({});
  });

  it('nothing is sent by a store without the lazy slice either', () => {
    expect(selectLeadSource({})).toEqual({});
  });

  it('with consent the first touch is sent with leads, and survives the visit', () => {
    const first = visit('osin');
    first.store.dispatch(consentGiven({ analytics: false, marketing: true, day }));
    const agreed = { source_consent: true, utm_campaign: 'osin', landing_page: '/' };
    expect(first.source()).toEqual(agreed);
    first.stop();
    expect(visit('zyma').source()).toEqual(agreed);
  });

  it('counting only stores no source', () => {
    const { store, source } = visit();
    store.dispatch(consentGiven({ analytics: true, marketing: false, day }));
    expect(source()).toEqual({});
    expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual({
      version: 2,
      analytics: true,
      marketing: false,
      day,
    });
  });

  it('withdrawn consent removes the source from the browser and from leads', () => {
    const { store, source } = visit();
    store.dispatch(consentGiven({ analytics: true, marketing: true, day }));
    store.dispatch(consentRefused({ day }));
    expect(source()).toEqual({});
    expect(localStorage.getItem(storageKey)).not.toContain('osin');
    expect(visit().decision()).toEqual({ analytics: false, marketing: false, day });
  });

  it('a choice in another tab applies here', () => {
    const { decision } = visit();
    const other = visit();
    other.store.dispatch(consentGiven({ analytics: true, marketing: true, day }));
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    expect(decision()).toMatchObject({ marketing: true });
  });

  it.each(['2025-11-21', '2026-11-22', 'soon'])('a choice of %s has expired', (day) => {
    localStorage.setItem(storageKey, JSON.stringify({ version: 2, analytics: true, marketing: true, day, source: {} }));
    expect(visit().decision()).toBeNull();
  });

  it('a choice of almost a year ago is valid', () => {
    localStorage.setItem(
      storageKey,
      JSON.stringify({ version: 2, analytics: true, marketing: false, day: '2025-11-22' }),
    );
    expect(visit().decision()).toMatchObject({ analytics: true });
  });

  it('nothing is allowed by any stored value that is not consent', () => {
    const almost = (change: object) => JSON.stringify({ version: 2, analytics: true, marketing: true, day, ...change });
    const value = fc.jsonValue();
    const noSwitch = value.filter((each) => typeof each !== 'boolean');
    const expired = fc.date({ min: new Date('2020-01-01'), max: new Date('2025-11-21'), noInvalidDate: true });
    const future = fc.date({ min: new Date('2026-11-22'), max: new Date('2035-01-01'), noInvalidDate: true });
    const wrong = fc.oneof(
      fc.record({ version: value.filter((each) => each !== 2) }),
      fc.record({ analytics: noSwitch }),
      fc.record({ marketing: noSwitch }),
      fc.record({ day: fc.oneof(expired, future).map((date) => date.toISOString().slice(0, 10)) }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), wrong.map(almost)), (stored) => {
        localStorage.setItem(storageKey, stored);
        const { decision, stop } = visit();
        expect(decision()).toBeNull();
        stop();
      }),
      { examples: [[almost({ day: '2026-11-00' })], [almost({ day: [day] })]] },
    );
  });

  it('the choice lasts for the visit where storage is forbidden', () => {
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
});

describe('the first touch', () => {
  const origins = ['https://obriy.example'];
  const from = (address: string, referrer = '') => firstTouchOf({ address, referrer, origins });

  it('reads the five campaign parameters, the referrer, and the landing path', () => {
    const address =
      'https://obriy.example/en/projects?utm_source=meta&utm_medium=cpc&utm_campaign=osin&utm_term=dim&utm_content=a&gclid=1&rooms=2#map';
    expect(from(address, 'https://search.example/find?q=obriy#top')).toEqual({
      utm_source: 'meta',
      utm_medium: 'cpc',
      utm_campaign: 'osin',
      utm_term: 'dim',
      utm_content: 'a',
      referrer: 'https://search.example/find',
      landing_page: '/en/projects',
    });
  });

  it.each([
    ['nothing', ''],
    ['the site itself', 'https://obriy.example/projects'],
    ['no address', 'somewhere'],
    ['a file', 'file:///home/olha/link.html'],
    ['an inner page of the browser', 'about:blank'],
  ])('ignores the referrer %s', (_, referrer) => {
    expect(from('https://obriy.example/', referrer)).toEqual({ landing_page: '/' });
  });

  it('names the referring application', () => {
    expect(from('https://obriy.example/', 'android-app://mail.example/')).toMatchObject({
      referrer: 'android-app://mail.example/',
    });
  });

  it('reads parameters in any case, the first of each, and no empty ones', () => {
    expect(from('https://obriy.example/?UTM_Source=a&utm_source=b&utm_medium=%20')).toEqual({
      utm_source: 'a',
      landing_page: '/',
    });
  });

  it('is empty with a landing page only', () => {
    expect(hasOrigin(from('https://obriy.example/about'))).toBe(false);
    expect(hasOrigin(from('https://obriy.example/about?utm_source=a'))).toBe(true);
    expect(hasOrigin(from('https://obriy.example/about', 'https://news.example/'))).toBe(true);
  });

  const limits: Readonly<Record<string, number>> = { referrer: 500, landing_page: 500 };

  /** Every value is one line of whole characters, no longer than the contract accepts. */
  const isFit = ([name, value]: readonly [string, string]): boolean =>
    value !== '' &&
    value === value.trim() &&
    value.length <= (limits[name] ?? 200) &&
    !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value);

  const anyText = fc.string({
    unit: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom('\n', '\u2028', '😀', '\uD800'),
    ),
    maxLength: 700,
  });

  it('gives valid lead fields for any address', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom<string>(...touchNames, 'x'), anyText), anyText, (query, path) => {
        const address = `https://obriy.example/${encodeURIComponent(path.toWellFormed())}?${new URLSearchParams(query).toString()}#secret`;
        const touch = from(address, `https://other.example/${new URLSearchParams({ path }).toString()}?token=secret`);
        expect(Object.entries(touch).filter((entry) => !isFit(entry))).toEqual([]);
        expect(touch.referrer).not.toContain('secret');
        expect(touch.landing_page).not.toContain('#');
      }),
    );
  });

  it('gives valid, known fields for any stored value, and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom<string>(...touchNames, 'x', '__proto__'), fc.oneof(anyText, fc.anything())),
        (stored) => {
          const touch = cleanTouch(stored);
          expect(Object.entries(touch).filter((entry) => !isFit(entry))).toEqual([]);
          expect(Object.keys(touch).filter((name) => !(touchNames as readonly string[]).includes(name))).toEqual([]);
          expect(cleanTouch(touch)).toEqual(touch);
        },
      ),
    );
  });
});

describe('the data layer', () => {
  afterEach(() => delete window.dataLayer);

  test('a failing container does not affect its caller, and is logged without personal data', () => {
    const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.dataLayer = Object.assign([], {
      push: () => {
        throw new TypeError('Olena');
      },
    });
    expect(() => pushToDataLayer({ event: 'request_call', first_name: 'Olena', phone: '+380320000000' })).not.toThrow();
    expect(errorSpy.mock.calls.flat()).toEqual(['The data layer refused an entry:', 'TypeError']);
  });
});

describe('the tag manager', () => {
  const all = { analytics: true, marketing: true };
  const counting = { analytics: true, marketing: false };
  const nothing = { analytics: false, marketing: false };
  const request = { event: 'request_call', first_name: 'Olha', phone: '+380671234567' } as const;

  beforeEach(clearDataLayer);

  const begin = (container: string | null = 'GTM-TEST1') => {
    openDataLayer();
    return createTagManager(container);
  };

  it('starts with all signals denied, also after earlier events', () => {
    pushToDataLayer({ event: 'use_tool', tool: 'calculator' });
    begin();
    openDataLayer();
    expect(layerOf()).toEqual([deniedAtFirst, { event: 'use_tool', tool: 'calculator' }]);
  });

  it('fetches nothing before consent, and the container once with it, after the signals', () => {
    const { allow } = begin();
    expect(containers()).toEqual([]);
    allow(counting);
    allow(all);
    expect(containers().map(({ src, async }) => [src, async])).toEqual([
      ['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1', true],
    ]);
    expect(layerOf()).toEqual([
      deniedAtFirst,
      ['consent', 'update', signals('granted', 'denied')],
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      ['consent', 'update', signals('granted', 'granted')],
    ]);
  });

  it('fetches nothing when consent is refused', () => {
    begin().allow(nothing);
    expect(containers()).toEqual([]);
    expect(layerOf()).toEqual([deniedAtFirst, ['consent', 'update', signals('denied', 'denied')]]);
  });

  it('fetches nothing for a company without a container, and leaves the layer to the hosting page', () => {
    const { allow } = begin(null);
    pushToDataLayer(request);
    allow(all);
    expect(containers()).toEqual([]);
    expect(eventsIn()).toEqual([request]);
  });

  it('sends no persons from before consent', () => {
    const { allow } = begin();
    const tool = { event: 'use_tool', tool: 'calculator' } as const;
    pushToDataLayer(request);
    pushToDataLayer(tool);
    allow(all);
    expect(eventsIn()).toEqual([{ event: 'request_call' }, tool]);
    pushToDataLayer(request);
    expect(eventsIn()).toEqual([{ event: 'request_call' }, tool, request]);
  });

  it('sends nothing after withdrawal, and only new events after new consent', () => {
    const { allow } = begin();
    allow(all);
    const received = window.dataLayer;
    allow(nothing);
    pushToDataLayer(request);
    expect(layerOf(received).at(-1)).toEqual(['consent', 'update', signals('denied', 'denied')]);
    expect(layerOf()).toEqual([deniedAtFirst, request]);

    allow(counting);
    pushToDataLayer({ event: 'use_tool', tool: 'calculator' });
    expect(window.dataLayer).toBe(received);
    expect(eventsIn()).toEqual([{ event: 'use_tool', tool: 'calculator' }]);
    expect(containers()).toHaveLength(1);
  });

  it('ignores a container that fails to load', () => {
    begin().allow(all);
    containers()[0]?.dispatchEvent(new Event('error'));
    pushToDataLayer(request);
    expect(eventsIn()).toEqual([request]);
  });
});
