import { BroadcastChannel } from 'node:worker_threads';
import type { SlotsData } from '#contract/leads/visit.ts';
import type * as entity from '#entities/lead';
import type { LeadRequest } from '#entities/lead';
import { defaultSettings } from '#shared/config';
import type * as stores from '../../../../src/app/store.ts';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { specBackend } from '../../../support/backend/specBackend.ts';
import { fixDate } from '../../../support/fixedDate.ts';
import { queued, online, until } from '../../../support/site/outbox.ts';

// Separate from outbox.test.ts: documents of its tests use a backend with keys, still receive the online event, and
// would send the lead, too.

/** Does not keep the process of the tests alive. */
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

/** A document with modules of its own, as every tab has. */
const openTab = async (fetch: typeof globalThis.fetch) => {
  const loaded = Promise.withResolvers<readonly [typeof entity, typeof stores]>();
  await jest.isolateModulesAsync(async () => {
    loaded.resolve([await import('#entities/lead'), await import('../../../../src/app/store.ts')]);
  });
  const [lead, { makeStore: make }] = await loaded.promise;
  const store = make({ fetch, preloadedState: { settings: { ...defaultSettings, host: 'http://backend.test' } } });
  return { ...store, lead };
};

it('is sent by one of two tabs without Web Locks, also where a repeat would be a second lead', async () => {
  const backend = specBackend();
  const down = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  const form: LeadRequest = { kind: 'call', body: { name: 'Olha Melnyk', phone: '+380671000001', agreement: true } };
  const withCall =
    (respond: () => Promise<Response>): typeof globalThis.fetch =>
    async (...request) =>
      new Request(...request).url.includes('/application') ? respond() : backend.fetch(...request);
  let network: typeof globalThis.fetch = down;
  const currentNetwork: typeof globalThis.fetch = async (...request) => network(...request);
  const [first, second] = [await openTab(currentNetwork), await openTab(currentNetwork)];
  for (const { dispatch, lead } of [first, second]) {
    expect(await dispatch(lead.sendLead(form, 'en'))).toMatchObject({ status: 'queued' });
  }

  // It was not taken, so that it may be sent again.
  const tooMany = jest.fn(async () => new Response(null, { status: 429 }));
  network = withCall(tooMany);
  online();
  await until(() => expect(tooMany).toHaveBeenCalled());

  const pending = Promise.withResolvers<void>();
  network = async (...request) => {
    const response = await backend.fetch(...request);
    if (new Request(...request).url.includes('/application')) await pending.promise;
    return response;
  };
  online();
  await until(() => expect(backend.applications()).toHaveLength(1));
  for (let nudge = 0; nudge < 20; nudge += 1) {
    online();
    await new Promise(setImmediate);
  }
  pending.resolve();
  const statusesOf = ({ lead, getState }: typeof first) =>
    Object.values(lead.selectLeads(getState())).map(({ status }) => status);
  await until(() => expect([first, second].map(statusesOf)).toEqual([['sent'], ['sent']]));
  expect(await queued()).toEqual([]);
  expect(backend.applications()).toHaveLength(1);

  // The tab that is sending it may be closed: a press elsewhere sends it, too.
  const { promise: never } = Promise.withResolvers<Response>();
  const asked = jest.fn(async () => never);
  network = withCall(asked);
  const next: LeadRequest = { ...form, body: { ...form.body, phone: '+380671000003' } };
  void first.dispatch(first.lead.sendLead(next, 'en'));
  await until(() => expect(asked).toHaveBeenCalled());
  network = backend.fetch;
  expect(await second.dispatch(second.lead.sendLead(next, 'en'))).toMatchObject({ status: 'sent' });
  expect(backend.applications()).toHaveLength(2);
});

describe('where the browser refuses a channel', () => {
  beforeEach(() => {
    // Firefox with cookies blocked.
    const refuse = (): never => {
      throw new DOMException('Not here', 'SecurityError');
    };
    Object.assign(globalThis, { BroadcastChannel: jest.fn(refuse) });
  });
  afterEach(() => Object.assign(globalThis, { BroadcastChannel: undefined }));

  it('is sent when the network returns, and at once', async () => {
    const backend = specBackend();
    let down = true;
    const { lead, dispatch, getState } = await openTab(async (...request) => {
      if (down) throw new TypeError('Failed to fetch');
      return backend.fetch(...request);
    });
    const send = async (phone: string) =>
      dispatch(lead.sendLead({ kind: 'call', body: { name: 'Olha Melnyk', phone, agreement: true } }, 'en'));
    const { key, status } = await send('+380671000003');
    expect(status).toBe('queued');
    down = false;
    online();
    await until(() => expect(lead.selectLead(getState(), key)?.status).toBe('sent'));
    expect(await send('+380671000004')).toMatchObject({ status: 'sent' });
    expect(backend.applications()).toHaveLength(2);
  });
});

describe('a visit that the tab has shown as booked', () => {
  const backend = backendOfTests();
  beforeAll(() => Object.assign(globalThis, { BroadcastChannel: Channel }));
  afterAll(() => Object.assign(globalThis, { BroadcastChannel: undefined }));
  beforeEach(() => fixDate('2026-11-20T10:00Z'));

  it('is announced to the other tabs alone', async () => {
    const response = await backend.fetch('/api/centers/central/slots?from=2026-11-21&to=2026-12-30');
    const { data } = (await response.json()) as { data: SlotsData };
    const starts_at = data.days.flatMap(({ slots }) => slots)[0]?.starts_at ?? 'no slot';
    let down = true;
    const { lead, dispatch, getState, subscribe } = await openTab(async (input, init) => {
      const request = new Request(input, init);
      const lost = down ? /application|visits/ : /application/;
      if (lost.test(request.url)) throw new TypeError('Failed to fetch');
      return backend.fetch(request);
    });
    const person = { name: 'Olha Melnyk', phone: '+380671000002', agreement: true } as const;
    // Waits for longer, so that the tab goes on listening.
    await dispatch(lead.sendLead({ kind: 'call', body: person }, 'en'));
    const body = { center: 'central', starts_at, kind: 'in_person', ...person } as const;
    const { key, status } = await dispatch(lead.sendLead({ kind: 'visit', memory: null, body }, 'en'));
    expect(status).toBe('queued');

    const others = new Channel('obriy.leads');
    const heard = new Promise((resolve) => {
      others.addEventListener('message', resolve);
    });
    // As the booking does, which shows its confirmation.
    const stop = subscribe(() => {
      if (lead.selectLead(getState(), key)?.status !== 'sent') return;
      stop();
      dispatch(lead.leadEvents.leadDismissed({ key }));
      dispatch(lead.leadEvents.leadHidden({ key }));
    });
    down = false;
    online();
    await heard;
    others.close();
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(lead.selectLead(getState(), key)?.status).toBe('sent');
    expect(lead.selectUnseenLeads(getState()).filter((unseen) => unseen.kind === 'visit')).toEqual([]);
  });
});
