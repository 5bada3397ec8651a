import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import {
  dismissLead,
  leadEvents,
  leadsWait,
  runOutbox,
  selectLeads,
  selectUnseenLeads,
  sendLead,
  type LeadRequest,
} from '#entities/lead';
import { defaultSettings, type Settings } from '#shared/config';
import { markWaiting } from '../../../../src/entities/lead/waitingMark.ts';
import { makeStore } from '../../../../src/app/store.ts';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { faultyNetwork, type Fault } from '../../../support/backend/faultyNetwork.ts';
import { withExtensions } from '../../../support/backend/network.ts';
import { queued, online, until } from '../../../support/site/outbox.ts';
import { runs } from '../../../support/properties.ts';

// An outbox that runs every few milliseconds sends more often than the rate limit allows.
const backend = backendOfTests({ leadsPerMinute: 1_000_000 });
beforeEach(() => {
  window.dataLayer = [];
});

const day = 86_400_000;
let callers = 0;

/** A call request of a new person. */
const call = (more: object = {}) => {
  callers += 1;
  return {
    kind: 'call',
    body: { name: 'Olha Melnyk', phone: `+38067${String(1_000_000 + callers)}`, agreement: true, ...more },
  } satisfies LeadRequest;
};

/**
 * The network of all documents: those of earlier tests still receive the online event, and would send a lead of this
 * one over their own network.
 */
let network: typeof globalThis.fetch;

/** A document of the site: everything that a reload creates again. */
const openSite = (fetch: typeof globalThis.fetch, settings: Partial<Settings> = {}) => {
  network = fetch;
  const store = makeStore({
    fetch: withExtensions(async (...request) => network(...request)),
    preloadedState: { settings: { ...defaultSettings, host: 'http://backend.test', ...settings } },
  });
  const statuses = () => Object.values(selectLeads(store.getState())).map(({ status }) => status);
  return { ...store, statuses, send: async (form: LeadRequest) => store.dispatch(sendLead(form, 'en')) };
};

it('leaves nothing in the browser once the backend has it, and counts the call once', async () => {
  const site = openSite(backend.fetch);
  const form = call();
  const before = backend.leads.length;
  const { status, key } = await site.send(form);
  expect(status).toBe('sent');
  expect(backend.leads).toHaveLength(before + 1);
  expect(selectLeads(site.getState())[key]).toMatchObject({
    status: 'sent',
    receipt: { number: expect.stringMatching(/\d/) },
  });
  expect(await queued()).toEqual([]);
  expect(leadsWait()).toBe(false);
  expect(window.dataLayer).toEqual([{ event: 'request_call', first_name: 'Olha', phone: form.body.phone }]);
});

it('adds a recipient that becomes known while the lead is stored', async () => {
  const site = openSite(backend.fetch);
  let safe = 0;
  const recipient = async () => {
    safe = (await queued()).length;
    return 'lypa@obriy.example';
  };
  await site.dispatch(sendLead(call({ project: 'dub' }), 'en', { recipient }));
  expect(safe).toBe(1);
  const toLypa = { send_mail_to: 'lypa@obriy.example', project: 'dub' };
  expect(backend.leads.at(-1)?.lead).toMatchObject(toLypa);
  // A stored lead has one already, perhaps also at the backend.
  await site.dispatch(sendLead(call(toLypa), 'en', { recipient: async () => 'another@obriy.example' }));
  expect(backend.leads.at(-1)?.lead).toMatchObject(toLypa);
});

it('lets no other round send a lead whose recipient is awaited', async () => {
  const site = openSite(backend.fetch);
  const before = backend.leads.length;
  const asked = Promise.withResolvers<undefined>();
  const { promise, resolve } = Promise.withResolvers<string>();
  const recipient = async () => {
    asked.resolve(undefined);
    return promise;
  };
  const sent = site.dispatch(sendLead(call({ project: 'dub' }), 'en', { recipient }));
  await asked.promise;
  site.dispatch(runOutbox());
  await site.send(call());
  resolve('lypa@obriy.example');
  await sent;
  expect(backend.leads.slice(before).map(({ lead }) => lead)).toEqual([
    expect.not.objectContaining({ project: 'dub' }),
    expect.objectContaining({ project: 'dub', send_mail_to: 'lypa@obriy.example' }),
  ]);
});

it('stores a request without a response, reports it without personal data, and sends it when the network is back', async () => {
  const { fetch, faults, keys } = faultyNetwork(backend.fetch);
  faults.push('gone', 'gone');
  const site = openSite(fetch);
  const before = backend.leads.length;
  expect((await site.send(call())).status).toBe('queued');
  expect(site.statuses()).toEqual(['queued']);
  expect(JSON.stringify(site.getState()) + JSON.stringify([localStorage, sessionStorage])).not.toMatch(/Melnyk|38067/);
  expect(JSON.stringify(await queued())).toMatch(/Melnyk/);
  expect(window.dataLayer).toEqual([]);

  // The second attempt fails too: it comes before the network is back.
  await until(() => expect(keys).toHaveLength(2));
  online();
  await until(() => expect(site.statuses()).toEqual(['sent']));
  expect(new Set(keys).size).toBe(1);
  expect(backend.leads).toHaveLength(before + 1);
  expect(await queued()).toEqual([]);
  expect(window.dataLayer).toHaveLength(1);
  await until(() => expect(leadsWait()).toBe(false));
});

/** The database opens this many times, and then fails this many times. */
const databaseOpens = (times: number, failures = Infinity) => {
  const open = indexedDB.open.bind(indexedDB);
  let requestCount = 0;
  return jest.spyOn(indexedDB, 'open').mockImplementation((...given) => {
    requestCount += 1;
    if (requestCount > times && requestCount <= times + failures) throw new DOMException('Not now', 'UnknownError');
    return open(...given);
  });
};

it('does not treat an unreadable database entry as sent, and sends it once readable', async () => {
  const site = openSite(backend.fetch);
  const before = backend.leads.length;
  const opening = databaseOpens(1, 1);
  expect((await site.send(call())).status).toBe('queued');
  await until(() => expect(site.statuses()).toEqual(['sent']));
  opening.mockRestore();
  expect(backend.leads).toHaveLength(before + 1);
  expect(await queued()).toEqual([]);
});

it('remembers that a lead waits although the database does not open', async () => {
  const { fetch, faults } = faultyNetwork(backend.fetch);
  faults.push('gone', 'gone');
  const site = openSite(fetch);
  const opening = databaseOpens(2);
  expect((await site.send(call())).status).toBe('queued');
  await until(() => expect(opening.mock.calls.length).toBeGreaterThan(2));
  await until(() => expect(site.statuses()).toEqual(['queued']));
  opening.mockRestore();
  expect(await queued()).toHaveLength(1);
  expect(leadsWait()).toBe(true);

  online();
  await until(() => expect(site.statuses()).toEqual(['sent']));
  expect(await queued()).toEqual([]);
});

it('sends what an earlier document left, also one closed during its first attempt', async () => {
  const { promise: never } = Promise.withResolvers<Response>();
  const closed = openSite(async (input, init) => {
    await backend.fetch(input, init);
    return never;
  });
  const before = backend.leads.length;
  void closed.send(call());
  await until(() => expect(backend.leads).toHaveLength(before + 1));
  expect(leadsWait()).toBe(true);

  // Another document does not know what is pending.
  await jest.isolateModulesAsync(async () => {
    const { runOutbox: runOutboxThere } = await import('#entities/lead');
    const { makeStore: makeStoreThere } = await import('../../../../src/app/store.ts');
    const reloaded = makeStoreThere({
      fetch: backend.fetch,
      preloadedState: { settings: { ...defaultSettings, host: 'http://backend.test' } },
    });
    reloaded.dispatch(runOutboxThere());
    await until(() =>
      expect(Object.values(selectLeads(reloaded.getState()))).toMatchObject([{ status: 'sent', waited: true }]),
    );
  });
  expect(backend.leads).toHaveLength(before + 1);
  expect(await queued()).toEqual([]);
});

it('is sent once, however often the button is pressed', async () => {
  const { fetch, faults } = faultyNetwork(backend.fetch);
  faults.push('lost');
  const site = openSite(fetch);
  const form = call({ fill_ms: 9000 });
  const before = backend.leads.length;
  await Promise.all([site.send(form), site.send(form)]);
  await site.send({ kind: 'call', body: { ...form.body, fill_ms: 20_000 } });
  await until(() => expect(site.statuses()).toEqual(['sent']));
  expect(backend.leads).toHaveLength(before + 1);
  expect(window.dataLayer).toHaveLength(1);
});

it('deletes a refused lead, and reports the reason', async () => {
  const site = openSite(backend.fetch);
  const sent = await site.send(call({ fill_ms: 3 }));
  expect(sent).toMatchObject({ status: 'refused', error: { status: 422 } });
  expect(site.statuses()).toEqual(['refused']);
  expect(await queued()).toEqual([]);
  expect(window.dataLayer).toEqual([]);
});

it.each([
  ['500', () => Response.json({}, { status: 500 })],
  ['429', () => Response.json({}, { status: 429 })],
  ['a page', () => new Response('<!doctype html><p>Sign in</p>')],
  ['a page by its type', () => new Response('<p>ok</p>', { headers: { 'Content-Type': 'text/html' } })],
])(
  'a response of %s is a failure and not an outage, and the next press sends under the same key',
  async (_, respond) => {
    let responded = false;
    const keys: (string | null)[] = [];
    const site = openSite(async (input, init) => {
      const request = new Request(input, init);
      keys.push(request.headers.get('Idempotency-Key'));
      if (responded) return backend.fetch(request);
      responded = true;
      return respond();
    });
    const form = call();
    const before = backend.leads.length;
    expect((await site.send(form)).status).toBe('failed');
    expect(site.statuses()).toEqual(['failed']);
    expect([await queued(), leadsWait(), window.dataLayer]).toEqual([[], false, []]);
    online();
    expect((await site.send(form)).status).toBe('sent');
    expect(new Set(keys).size).toBe(1);
    expect(backend.leads).toHaveLength(before + 1);
  },
);

it('keeps sending a lead that was reported as stored, for any response', async () => {
  const { fetch, faults, keys } = faultyNetwork(backend.fetch);
  faults.push('gone', 500, 503);
  const site = openSite(fetch);
  const before = backend.leads.length;
  expect((await site.send(call())).status).toBe('queued');
  await until(() => {
    online();
    expect(site.statuses()).toEqual(['sent']);
  });
  expect(keys).toHaveLength(4);
  expect(backend.leads).toHaveLength(before + 1);
});

it('goes to the company when the mailbox of its project is no longer published', async () => {
  const { fetch, faults, keys } = faultyNetwork(backend.fetch);
  faults.push('none', 'gone');
  const site = openSite(fetch);
  const before = backend.leads.length;
  expect((await site.send(call({ send_mail_to: 'gone@obriy.example' }))).status).toBe('queued');
  await until(() => expect(site.statuses()).toEqual(['sent']));
  expect(backend.leads).toHaveLength(before + 1);
  // The mailbox is not tried again.
  expect(keys).toHaveLength(3);
});

it('treats a key that is used already as a stored lead', async () => {
  const form = call();
  let responded = false;
  const site = openSite(async (input, init) => {
    const request = new Request(input, init);
    if (responded) return backend.fetch(request);
    responded = true;
    // An earlier release sent it as a POST, and the response was lost.
    const { status } = await backend.fetch('/api/application', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': request.headers.get('Idempotency-Key') ?? '' },
      body: JSON.stringify(form.body),
    });
    throw new TypeError(`Failed to fetch ${status}`);
  });
  const before = backend.leads.length;
  await site.send(form);
  await until(() => expect(site.statuses()).toEqual(['sent']));
  expect(backend.leads).toHaveLength(before + 1);
});

it('drops leads seven days after the last press, and reports it', async () => {
  const { fetch, faults, keys } = faultyNetwork(backend.fetch);
  faults.push('gone', 'gone', 'gone', 'gone', 'gone');
  const site = openSite(fetch);
  const form = call();
  await site.send(form);
  await until(() => expect(keys).toHaveLength(2));
  const now = Date.now();
  const time = jest.spyOn(Date, 'now').mockReturnValue(now + 6 * day);
  await site.send(form);
  await until(() => expect(keys).toHaveLength(4));
  time.mockReturnValue(now + 8 * day);
  online();
  await until(() => expect([keys.length, site.statuses()]).toEqual([5, ['queued']]));
  time.mockReturnValue(now + 13 * day + 1);
  online();
  await until(() => expect(site.statuses()).toEqual(['expired']));
  expect(keys).toHaveLength(5);
  expect(await queued()).toEqual([]);
});

it('does not reserve a flat after an hour, when its visitor no longer expects it', async () => {
  let requests = 0;
  const site = openSite(async () => {
    requests += 1;
    throw new TypeError('Failed to fetch');
  });
  const { body } = call();
  await site.send({ kind: 'reservation', body: { ...body, project: 'lypa', flat: 'a-1-3-9' } });
  await until(() => expect(requests).toBe(2));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 61 * 60_000);
  online();
  await until(() => expect(site.statuses()).toEqual(['expired']));
  expect(requests).toBe(2);
});

it('sends at once where the browser cannot store, without promising to retry', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
  const { fetch, faults, keys } = faultyNetwork(backend.fetch);
  faults.push('lost');
  const site = openSite(fetch);
  const form = call();
  const before = backend.leads.length;
  expect((await site.send(form)).status).toBe('failed');
  expect(site.statuses()).toEqual(['failed']);
  // The visitor presses again.
  expect((await site.send(form)).status).toBe('sent');
  expect(new Set(keys).size).toBe(1);
  expect(backend.leads).toHaveLength(before + 1);
  expect(leadsWait()).toBe(false);
});

it('sends under the same key when the database takes the repeated lead and then does not commit it', async () => {
  const { fetch, faults, keys } = faultyNetwork(backend.fetch);
  faults.push(500);
  const site = openSite(fetch);
  const form = call();
  const before = backend.leads.length;
  expect((await site.send(form)).status).toBe('failed');
  const put = IDBObjectStore.prototype.put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, value) {
    const request = put.call(this, value);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
  expect((await site.send(form)).status).toBe('sent');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(backend.leads).toHaveLength(before + 1);
});

it('does not block the visitor on a slow response', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  try {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const requests: Request[] = [];
    const site = openSite(async (input, init) => {
      requests.push(new Request(input, init));
      return promise;
    });
    const sending = site.send(call());
    while (requests.length === 0) await jest.advanceTimersByTimeAsync(10);
    await jest.advanceTimersByTimeAsync(12_000);
    expect((await sending).status).toBe('queued');
    expect(site.statuses()).toEqual(['queued']);
    resolve(Response.json({ data: null }));
    while (site.statuses()[0] === 'queued') await jest.advanceTimersByTimeAsync(10);
    expect(site.statuses()).toEqual(['sent']);
    expect(requests).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

it('keeps a hanging request open, and sends the other leads', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  try {
    const { promise: never } = Promise.withResolvers<Response>();
    const signals: AbortSignal[] = [];
    let isAway = true;
    const site = openSite(async (input, init) => {
      const { url, signal } = new Request(input, init);
      signals.push(signal);
      if (url.includes('Slow')) return never;
      if (isAway) throw new TypeError('Failed to fetch');
      return Response.json({ data: null });
    });
    const passes = async (seconds: number, done: () => boolean) => {
      for (let step = 0; step < seconds * 10 && !done(); step += 1) await jest.advanceTimersByTimeAsync(100);
    };
    void site.send(call({ name: 'Slow' }));
    await passes(15, () => site.statuses()[0] === 'queued');
    void site.send(call());
    await passes(15, () => site.statuses()[1] === 'queued');
    isAway = false;
    await passes(600, () => site.statuses()[1] === 'sent');
    expect(site.statuses()).toEqual(['queued', 'sent']);
    expect(signals.some(({ aborted }) => aborted)).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

it('aborts a hanging request after the timeout of the settings, and resends under the same key', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  try {
    const keys: (string | null)[] = [];
    const site = openSite(
      async (input, init) => {
        const { headers, signal } = new Request(input, init);
        keys.push(headers.get('Idempotency-Key'));
        if (keys.length > 1) return Response.json({ data: null });
        const { promise, reject } = Promise.withResolvers<Response>();
        signal.addEventListener('abort', () => reject(signal.reason));
        return promise;
      },
      { leadTimeout: 90 },
    );
    void site.send(call());
    const passes = async (seconds: number, done: () => boolean) => {
      for (let step = 0; step < seconds * 10 && !done(); step += 1) await jest.advanceTimersByTimeAsync(100);
    };
    await passes(15, () => site.statuses()[0] === 'queued');
    expect(keys).toHaveLength(1);
    await passes(120, () => site.statuses()[0] === 'sent');
    expect(site.statuses()).toEqual(['sent']);
    expect(keys).toEqual([keys[0], keys[0]]);
  } finally {
    jest.useRealTimers();
  }
});

it('pauses for longer each time, also when a Retry-After is longer than a timer can be, until the visitor returns', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  try {
    const times: number[] = [];
    const site = openSite(async () => {
      times.push(Date.now());
      if (times.length < 5) throw new TypeError('Failed to fetch');
      return Response.json({}, { status: 503, headers: { 'Retry-After': '9999999' } });
    });
    void site.send(call());
    for (let step = 0; step < 600; step += 1) await jest.advanceTimersByTimeAsync(100);
    expect(site.statuses()).toEqual(['queued']);
    // Of the press, of the first round at once, and then some 3, 6 and 12 seconds later.
    const [, first = 0, second = 0, third = 0, fourth = 0, ...more] = times;
    expect(more).toEqual([]);
    expect(fourth - third).toBeGreaterThan(2 * (second - first));
    document.dispatchEvent(new Event('visibilitychange'));
    for (let step = 0; step < 10; step += 1) await jest.advanceTimersByTimeAsync(100);
    expect(times).toHaveLength(6);
  } finally {
    jest.useRealTimers();
  }
});

it('keeps the mark of a lead that another tab stores while this one finds none', async () => {
  markWaiting('a lead that is gone');
  const remove = localStorage.removeItem.bind(localStorage);
  let waited: boolean | undefined;
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce((name) => {
    markWaiting('a lead of another tab');
    remove(name);
    waited = leadsWait();
  });
  openSite(backend.fetch).dispatch(runOutbox());
  await until(() => expect(waited).toBeDefined());
  expect(waited).toBe(true);
});

it('treats a queued lead that another tab has ended as sent, and a reservation as unconfirmed', async () => {
  const { dispatch, getState } = openSite(backend.fetch);
  dispatch(runOutbox());
  const kinds = ['call', 'consultation', 'reservation'] as const;
  for (const kind of kinds) dispatch(leadEvents.leadQueued({ key: `ended ${kind}`, kind }));
  dispatch(runOutbox());
  const statuses = () => kinds.map((kind) => selectLeads(getState())[`ended ${kind}`]?.status);
  await until(() => expect(statuses()).toEqual(['sent', 'sent', 'failed']));
});

it('announces a failure also to a visitor who has hidden the notice that the lead waits', async () => {
  const { dispatch, getState } = openSite(backend.fetch);
  dispatch(runOutbox());
  const [key, kind] = ['hidden', 'reservation'] as const;
  dispatch(leadEvents.leadQueued({ key, kind }));
  await dispatch(dismissLead(key));
  dispatch(runOutbox());
  await until(() => expect(selectLeads(getState())[key]?.status).toBe('failed'));
  expect(selectUnseenLeads(getState())).toMatchObject([{ key }]);
});

it('notifies those who saw it wait, and nobody who saw it arrive', () => {
  const { dispatch, getState, send: _ } = openSite(backend.fetch);
  dispatch(runOutbox());
  const [key, kind] = ['key', 'call'] as const;
  const lead = () => selectLeads(getState())[key];
  dispatch(leadEvents.leadSubmitted({ key, kind }));
  dispatch(leadEvents.leadQueued({ key, kind }));
  expect(lead()).toMatchObject({ waited: true, watched: true });
  dispatch(leadEvents.leadHidden({ key }));
  expect(lead()).toMatchObject({ watched: false, dismissed: false });
  dispatch(leadEvents.leadAccepted({ key, kind, receipt: null }));
  dispatch(leadEvents.leadQueued({ key, kind }));
  expect(lead()).toMatchObject({ status: 'sent', dismissed: false });
  dispatch(leadEvents.leadShown({ key }));
  dispatch(leadEvents.leadHidden({ key }));
  expect(lead()).toMatchObject({ dismissed: true });
});

const someFault = fc.constantFrom<Fault>('none', 'gone', 'lost', 429, 500, 503);
const somethingHappens = fc.constantFrom('tapped', 'online', 'reloaded');

it('is exactly one lead for each form, for any failures in any order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someFault, { maxLength: 8 }),
      fc.array(somethingHappens, { maxLength: 6 }),
      fc.integer({ min: 1, max: 3 }),
      async (failures, events, count) => {
        const { fetch, faults, keys } = faultyNetwork(backend.fetch);
        faults.push(...failures);
        const forms = Array.from({ length: count }, () => call());
        const before = backend.leads.length;
        window.dataLayer = [];
        let site = openSite(fetch);
        // After a failure response the visitor presses again.
        const insist = async (form: LeadRequest): Promise<void> => {
          if ((await site.send(form)).status === 'failed') await insist(form);
        };
        await Promise.all(forms.map(insist));
        for (const event of events) {
          if (event === 'tapped') {
            const form = call();
            const taps = await Promise.all([site.send(form), site.send(form)]);
            if (taps.every(({ status }) => status === 'failed')) await insist(form);
          }
          if (event === 'online') online();
          if (event === 'reloaded') {
            site = openSite(fetch);
            site.dispatch(runOutbox());
          }
        }
        faults.length = 0;
        await waitFor(
          async () => {
            online();
            expect(await queued()).toEqual([]);
          },
          // Every site so far gets the event: a busy machine would do nothing else.
          { interval: 50, timeout: 60_000 },
        );
        const taps = events.filter((event) => event === 'tapped').length;
        expect(backend.leads).toHaveLength(before + count + taps);
        expect(window.dataLayer).toHaveLength(count + taps);
        expect(new Set(keys).size).toBe(count + taps);
      },
    ),
    { numRuns: runs(40, 8), endOnFailure: true },
  );
});
