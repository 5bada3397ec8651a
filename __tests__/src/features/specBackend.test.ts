import { waitFor } from '@testing-library/react';
import { projectApi } from '#entities/project';
import { runOutbox, selectLeads, selectUnseenLeads, sendLead } from '#entities/lead';
import { findExtensions } from '#shared/api';
import { defaultSettings, type Settings } from '#shared/config';
import { makeStore } from '../../../src/app/store.ts';
import { sendCallRequest } from '../../../src/features/call-request/modal/CallRequestForm.tsx';
import { callRequestOpened, emptyCallRequest } from '../../../src/features/call-request/callRequestSlice.ts';
import { sendConsultation } from '../../../src/features/consultation/sendConsultation.ts';
import { backendOfTests } from '../../support/backend/backend.ts';
import { json } from '../../support/backend/network.ts';
import { specBackend, specMailbox, type SpecBackend } from '../../support/backend/specBackend.ts';

const reference = backendOfTests();

const labels = { callTime: 'When to call', flat: 'Flat', topic: 'Advice', email: 'Email' };
const guard = { fill_ms: 60_000 };
const person = { name: ' Olha Melnyk ', phone: '067 123 45 67', agreement: true };

const openSite = (fetch: typeof globalThis.fetch, given: Partial<Settings> = {}) => {
  const settings = { ...defaultSettings, host: 'http://backend.test', ...given };
  const store = makeStore({ fetch, preloadedState: { settings } });
  return {
    ...store,
    statuses: () => Object.values(selectLeads(store.getState())).map(({ status }) => status),
    sendCall: async (draft: Partial<typeof emptyCallRequest> = {}) =>
      store.dispatch(sendCallRequest({ ...emptyCallRequest, ...person, ...draft }, guard, 'en', labels)),
    sendConsultation: async (draft: { email?: string; callTime?: string; message?: string } = {}) =>
      store.dispatch(
        sendConsultation({ email: '', callTime: '', message: '', ...person, ...draft }, guard, 'en', labels),
      ),
  };
};

const fieldsOf = ({ url }: { readonly url: string }) => [...new URL(url, 'http://backend.test').searchParams];

/** The fields of the only call request. */
const applied = (backend: SpecBackend) => {
  const applications = backend.applications();
  expect(applications).toHaveLength(1);
  return applications.flatMap(fieldsOf);
};

beforeEach(() => {
  window.dataLayer = [];
});

describe('a call request to a backend that implements only SPEC.md', () => {
  it('is exactly the query of the specification', async () => {
    document.cookie = 'XSRF-TOKEN=token';
    const backend = specBackend();
    const site = openSite(backend.fetch);
    await site.sendCall({ currentProject: 'lypky', message: ' After six ' });
    document.cookie = 'XSRF-TOKEN=; max-age=0';
    expect(backend.applications()).toEqual([
      {
        method: 'GET',
        url: '/api/application?name=Olha+Melnyk&phone=%2B380671234567&message=lypky%0AAfter+six&send_mail_to=lypky%40sales.example',
        headers: { 'accept-language': 'en', 'x-xsrf-token': 'token' },
        body: '',
      },
    ]);
    expect(site.statuses()).toEqual(['sent']);
    expect(window.dataLayer).toEqual([{ event: 'request_call', first_name: 'Olha', phone: '+380671234567' }]);
  });

  it('has no recipient without a project, or for a project that publishes none', async () => {
    const [one, other] = [specBackend(), specBackend()];
    await openSite(one.fetch).sendCall();
    expect(applied(one)).toEqual([
      ['name', 'Olha Melnyk'],
      ['phone', '+380671234567'],
    ]);
    await openSite(other.fetch).sendCall({ currentProject: 'obriy-park' });
    expect(applied(other).map(([name]) => name)).toEqual(['name', 'phone', 'message']);
  });

  it.each([
    ['waits for a slow project, whose mailbox nothing else names', 10, [], specMailbox],
    ['is sent without a project that does not respond', 60, [], undefined],
    ['does not wait where the backend finds the mailbox itself', 10, ['application_fields'], undefined],
  ])('%s', async (_, seconds, extensions, mailbox) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    const backend = specBackend({ responses: { '/api/extensions': extensions } });
    const site = openSite(async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      if (pathname === '/api/projects/lypky') await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      return backend.fetch(input, init);
    });
    await site.dispatch(findExtensions('en'));
    const sending = site.sendCall({ currentProject: 'lypky' });
    while (backend.applications().length === 0) await jest.advanceTimersByTimeAsync(100);
    await sending;
    expect(Object.fromEntries(applied(backend)).send_mail_to).toBe(mailbox);
  });

  it('puts into the message what the specification has no field for', async () => {
    const backend = specBackend();
    const site = openSite(backend.fetch);
    await site.dispatch(projectApi.endpoints.getProject.initiate({ alias: 'lypky', language: 'en' }));
    site.dispatch(callRequestOpened({ project: 'lypky', flat: 'a-12' }));
    await site.sendCall({ currentProject: 'lypky', callTime: '2026-11-24 11:00 13:00' });
    expect(Object.fromEntries(applied(backend))).toEqual({
      name: 'Olha Melnyk',
      phone: '+380671234567',
      message: 'lypky\nFlat: a-12\nWhen to call: Tuesday, 24\u00a0November 2026, 11:00–13:00',
      send_mail_to: specMailbox,
    });
  });

  it.each([
    ['"ok"', () => Response.json('ok')],
    ['{}', () => Response.json({})],
    ['{"data":"ok"}', () => json('ok')],
    ['{"data":{"number":7}}', () => json({ number: 7 })],
    ['an empty 200', () => new Response('')],
    ['an empty 200 that calls itself HTML', () => new Response('', { headers: { 'Content-Type': 'text/html' } })],
    ['a word that calls itself HTML', () => new Response('ok', { headers: { 'Content-Type': 'text/html' } })],
    ['204', () => new Response(null, { status: 204 })],
  ])('succeeds with %s as its response', async (_, application) => {
    const backend = specBackend({ application });
    const site = openSite(backend.fetch);
    await site.sendCall();
    expect(site.statuses()).toEqual(['sent']);
    expect(backend.applications()).toHaveLength(1);
  });

  it('is the body of a POST with the same fields where the settings say so', async () => {
    const bodies: unknown[] = [];
    const backend = specBackend();
    const site = openSite(
      async (input, init) => {
        const request = new Request(input, init);
        if (request.method !== 'POST') return backend.fetch(request);
        bodies.push(await request.json());
        return Response.json('ok');
      },
      { applicationMethod: 'POST' },
    );
    await site.sendCall();
    expect(bodies).toEqual([{ name: 'Olha Melnyk', phone: '+380671234567' }]);
  });

  it('waits for the network with an unknown backend, and is sent correctly afterwards', async () => {
    const backend = specBackend();
    let isAway = true;
    const site = openSite(async (input, init) => {
      if (isAway) throw new TypeError('Failed to fetch');
      return backend.fetch(input, init);
    });
    await site.sendCall();
    expect(site.statuses()).toEqual(['queued']);
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(site.statuses()).toEqual(['sent']));
    expect(applied(backend).map(([name]) => name)).toEqual(['name', 'phone']);
  });
});

describe('a call request whose response is lost, to a backend without idempotency keys', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  let log: jest.SpyInstance;
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('is not resent automatically, and once more when the visitor presses again', async () => {
    let application: () => Response = lost;
    const backend = specBackend({ application: () => application() });
    const site = openSite(backend.fetch);
    await site.sendCall();
    expect(site.statuses()).toEqual(['failed']);
    expect(site.getState().callRequest.succeeded).toBe(false);
    expect(log).toHaveBeenCalledWith('The call request was not accepted:', 'FETCH_ERROR');
    window.dispatchEvent(new Event('online'));
    site.dispatch(runOutbox());
    application = () => Response.json('ok');
    await site.sendCall();
    expect(site.statuses()).toEqual(['sent']);
    expect(backend.applications()).toHaveLength(2);
  });

  it('waits where the browser was offline, and is sent once', async () => {
    online(false);
    const backend = specBackend();
    let isAway = false;
    const site = openSite(async (input, init) => {
      if (isAway) return lost();
      return backend.fetch(input, init);
    });
    await site.dispatch(findExtensions('en'));
    isAway = true;
    await site.sendCall();
    expect(site.statuses()).toEqual(['queued']);
    isAway = false;
    online(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(site.statuses()).toEqual(['sent']));
    expect(backend.applications()).toHaveLength(1);
  });

  it('is not resent after it had waited, and the visitor is notified', async () => {
    online(false);
    let application: () => Response = lost;
    const backend = specBackend({ application: () => application() });
    const site = openSite(backend.fetch);
    await site.sendCall();
    expect(site.statuses()).toEqual(['queued']);
    online(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(selectUnseenLeads(site.getState())).toMatchObject([{ status: 'failed' }]));
    application = () => Response.json('ok');
    window.dispatchEvent(new Event('online'));
    site.dispatch(runOutbox());
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(backend.applications()).toHaveLength(2);
  });

  it('is not resent by a later document, which notifies and still has what was typed', async () => {
    const { promise: never } = Promise.withResolvers<Response>();
    const backend = specBackend({ application: async () => never });
    const closed = openSite(backend.fetch);
    await closed.dispatch(findExtensions('en'));
    const forgetDraft = jest.fn();
    const body = { name: 'Olha Melnyk', phone: '+380671234567', agreement: true } as const;
    void closed.dispatch(sendLead({ kind: 'call', body }, 'en', { onStored: forgetDraft }));
    await waitFor(() => expect(backend.applications()).toHaveLength(1));

    // Another document does not know what is pending.
    await jest.isolateModulesAsync(async () => {
      const lead = await import('#entities/lead');
      const { makeStore: makeStoreThere } = await import('../../../src/app/store.ts');
      const settings = { ...defaultSettings, host: 'http://backend.test' };
      const reloaded = makeStoreThere({ fetch: backend.fetch, preloadedState: { settings } });
      // Without Web Locks another tab may have sent it just now.
      const later = Date.now() + 200_000;
      jest.spyOn(Date, 'now').mockImplementation(() => later);
      reloaded.dispatch(lead.runOutbox());
      await waitFor(() => expect(lead.selectUnseenLeads(reloaded.getState())).toMatchObject([{ status: 'failed' }]));
    });
    expect(backend.applications()).toHaveLength(1);
    expect(forgetDraft).not.toHaveBeenCalled();
  });

  it('is not reported as stored while its response is pending', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    try {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const backend = specBackend({ application: async () => promise });
      const site = openSite(backend.fetch);
      const sending = site.sendCall();
      while (backend.applications().length === 0) await jest.advanceTimersByTimeAsync(10);
      await jest.advanceTimersByTimeAsync(20_000);
      expect(site.statuses()).toEqual(['sending']);
      resolve(Response.json('ok'));
      await sending;
      expect(site.statuses()).toEqual(['sent']);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a consultation', () => {
  it('is a call request with topic and email in its message on a backend without consultations', async () => {
    const backend = specBackend();
    const site = openSite(backend.fetch);
    await site.sendConsultation({
      email: 'olha@example.com',
      callTime: '2026-11-24 11:00 13:00',
      message: 'Two rooms',
    });
    expect(Object.fromEntries(applied(backend))).toEqual({
      name: 'Olha Melnyk',
      phone: '+380671234567',
      message: 'Advice\nTwo rooms\nEmail: olha@example.com\nWhen to call: Tuesday, 24\u00a0November 2026, 11:00–13:00',
    });
    expect(site.statuses()).toEqual(['sent']);
  });

  it('keeps its consent where the application has further fields', async () => {
    const backend = specBackend({ responses: { '/api/extensions': ['application_fields'] } });
    await openSite(backend.fetch).sendConsultation({ email: 'olha@example.com' });
    expect(Object.fromEntries(applied(backend))).toMatchObject({
      message: 'Advice\nEmail: olha@example.com',
      agreement: 'true',
      consent_language: 'en',
    });
    expect(backend.applications()[0]?.headers['idempotency-key']).toMatch(/^\w{32}$/);
  });
});

describe('the request for extensions', () => {
  it.each([
    ['a page', () => new Response('<!doctype html><p>Home</p>', { headers: { 'Content-Type': 'text/html' } })],
    ['a broken response', () => new Response('{"data":')],
    ['no list', () => json({ visits: true })],
    ['null', () => json(null)],
    ['a refusal', () => Response.json({}, { status: 401 })],
  ])('with the response %s means none, and is not repeated', async (_, unknown) => {
    const backend = specBackend({ unknown });
    const site = openSite(backend.fetch);
    await site.sendCall();
    await site.sendCall({ message: 'Once more' });
    expect(backend.applications().map((request) => fieldsOf(request).map(([name]) => name))).toEqual([
      ['name', 'phone'],
      ['name', 'phone', 'message'],
    ]);
    expect(backend.requests.filter(({ url }) => url === '/api/extensions')).toHaveLength(1);
  });

  it.each([
    ['an outage', () => Response.json({}, { status: 503 })],
    ['an error', () => Response.json({}, { status: 500 })],
    ['a page of somebody in between', () => new Response('<!doctype html><p>Sign in</p>')],
  ])('with the response %s loses no lead on a backend that has them', async (_, between) => {
    const site = openSite(async (input, init) => {
      const request = new Request(input, init);
      return new URL(request.url).pathname === '/api/extensions'
        ? between()
        : reference.fetch(new Request(request.url, { method: request.method, headers: request.headers }));
    });
    const before = reference.leads.length;
    await site.dispatch(sendCallRequest({ ...emptyCallRequest, ...person }, { fill_ms: 60_000 }, 'en', labels));
    expect(site.statuses()).toEqual(['sent']);
    expect(reference.leads.slice(before)).toMatchObject([{ lead: { consent: { language: 'en' } } }]);
  });

  it.each([
    ['too many requests', () => Response.json({}, { status: 429 })],
    ['a timeout', () => new Response('', { status: 408 })],
    ['a gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['half of a response', () => new Response(new ReadableStream({ start: (body) => body.error(new Error('cut')) }))],
  ])('with the response %s is repeated by the next caller', async (_, failure) => {
    let failing = true;
    const { fetch } = specBackend({ responses: { '/api/extensions': ['visits'] } });
    const site = openSite(async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      return failing && pathname === '/api/extensions' ? failure() : fetch(input, init);
    });
    expect(await site.dispatch(findExtensions('en'))).toBeNull();
    failing = false;
    expect(await site.dispatch(findExtensions('en'))).toEqual(['visits']);
  });

  it('prevents the request for a missing site plan', async () => {
    const backend = specBackend();
    const site = openSite(backend.fetch);
    await site.sendCall();
    await site.dispatch(projectApi.endpoints.getSitePlan.initiate({ alias: 'lypky', language: 'en' }));
    expect(backend.requests.filter(({ url }) => url.includes('site_plan'))).toEqual([]);
  });
});
