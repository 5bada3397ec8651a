import { waitFor } from '@testing-library/react';
import { projectApi } from '#entities/project';
import { selectLeads } from '#entities/lead';
import { defaultSettings, type Settings } from '#shared/config';
import { makeStore } from '../../../src/app/store.ts';
import { sendCallRequest } from '../../../src/features/call-request/sendCallRequest.ts';
import { callRequestOpened, emptyDraft } from '../../../src/features/call-request/callRequestSlice.ts';
import { sendConsultation } from '../../../src/features/consultation/sendConsultation.ts';
import { backendOfTests } from '../../support/backend.ts';
import { json } from '../../support/network.ts';
import { specBackend, specMailbox, type SpecBackend } from '../../support/specBackend.ts';

const reference = backendOfTests();

const labels = { callTime: 'When to call', flat: 'Flat', topic: 'Advice', email: 'Email' };
const guard = { website: 'a program', fill_ms: 60_000 };
const person = { name: ' Olha Melnyk ', phone: '067 123 45 67', agreement: true };

const openSite = (fetch: typeof globalThis.fetch, given: Partial<Settings> = {}) => {
  const settings = { ...defaultSettings, host: 'http://backend.test', ...given };
  const store = makeStore({ fetch, preloadedState: { settings } });
  return {
    ...store,
    statuses: () => Object.values(selectLeads(store.getState())).map(({ status }) => status),
    sendCall: async (draft: Partial<typeof emptyDraft> = {}) =>
      store.dispatch(sendCallRequest({ ...emptyDraft, ...person, ...draft }, guard, 'en', labels)),
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

describe('a call request to a backend that keeps SPEC.md and no more', () => {
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

  it('has no recipient without a project, and none of a project that publishes none', async () => {
    const [one, other] = [specBackend(), specBackend()];
    await openSite(one.fetch).sendCall();
    expect(applied(one)).toEqual([
      ['name', 'Olha Melnyk'],
      ['phone', '+380671234567'],
    ]);
    await openSite(other.fetch).sendCall({ currentProject: 'obriy-park' });
    expect(applied(other).map(([name]) => name)).toEqual(['name', 'phone', 'message']);
  });

  it('says in the message what the specification has no field for', async () => {
    const backend = specBackend();
    const site = openSite(backend.fetch);
    await site.dispatch(projectApi.endpoints.getProject.initiate({ alias: 'lypky', language: 'en' }));
    site.dispatch(callRequestOpened({ project: 'lypky', flat: 'a-12' }));
    await site.sendCall({ currentProject: 'lypky', callTime: '2026-11-24 11:00 13:00' });
    expect(Object.fromEntries(applied(backend))).toEqual({
      name: 'Olha Melnyk',
      phone: '+380671234567',
      message: 'lypky\nFlat: a-12\nWhen to call: Tuesday, 24 November 2026, 11:00–13:00',
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
  ])('succeeds with %s as its answer', async (_, application) => {
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

  it('waits for the network without knowing the backend, and is sent right when there is one', async () => {
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

describe('a consultation', () => {
  it('is a call request with topic and email in its message where there are no consultations', async () => {
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
      message: 'Advice\nTwo rooms\nEmail: olha@example.com\nWhen to call: Tuesday, 24 November 2026, 11:00–13:00',
    });
    expect(site.statuses()).toEqual(['sent']);
  });

  it('keeps its consent where the application has further fields', async () => {
    const backend = specBackend({ answers: { '/api/extensions': ['application_fields'] } });
    await openSite(backend.fetch).sendConsultation({ email: 'olha@example.com' });
    expect(Object.fromEntries(applied(backend))).toMatchObject({
      message: 'Advice\nEmail: olha@example.com',
      agreement: 'true',
      consent_language: 'en',
    });
    expect(backend.applications()[0]?.headers['idempotency-key']).toMatch(/^\w{32}$/);
  });
});

describe('the question which extensions there are', () => {
  it.each([
    ['a page', () => new Response('<!doctype html><p>Home</p>', { headers: { 'Content-Type': 'text/html' } })],
    ['a broken answer', () => new Response('{"data":')],
    ['no list', () => json({ visits: true })],
    ['null', () => json(null)],
    ['a refusal', () => Response.json({}, { status: 401 })],
  ])('is answered by %s: there are none, and nobody asks again', async (_, unknown) => {
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
  ])('is answered by %s: a backend that has them loses no lead', async (_, between) => {
    const site = openSite(async (input, init) => {
      const request = new Request(input, init);
      return new URL(request.url).pathname === '/api/extensions'
        ? between()
        : reference.fetch(new Request(request.url, { method: request.method, headers: request.headers }));
    });
    const before = reference.leads.length;
    await site.dispatch(sendCallRequest({ ...emptyDraft, ...person }, { fill_ms: 60_000 }, 'en', labels));
    expect(site.statuses()).toEqual(['sent']);
    expect(reference.leads.slice(before)).toMatchObject([{ lead: { consent: { language: 'en' } } }]);
  });

  it('keeps the site from asking for a site plan that is not there', async () => {
    const backend = specBackend();
    const site = openSite(backend.fetch);
    await site.sendCall();
    await site.dispatch(projectApi.endpoints.getSitePlan.initiate({ alias: 'lypky', language: 'en' }));
    expect(backend.requests.filter(({ url }) => url.includes('site_plan'))).toEqual([]);
  });
});
