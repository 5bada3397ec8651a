import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { openDB } from 'idb';
import type { SlotsData, VisitReceipt } from '#contract/leads/visit.ts';
import {
  dismissLead,
  runOutbox,
  leadsWait,
  restoreLead,
  selectLead,
  sendLead,
  takeBack,
  type VisitForm,
} from '#entities/lead';
import { defaultSettings } from '#shared/config';
import { makeStore } from '../../../../src/app/store.ts';
import { fixDate } from '../../../support/fixedDate.ts';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { faultyNetwork, type Fault } from '../../../support/backend/faultyNetwork.ts';
import { runs } from '../../../support/properties.ts';

const backend = backendOfTests();
let slots: string[] = [];
beforeEach(() => fixDate('2026-11-20T10:00Z'));
beforeAll(async () => {
  fixDate('2026-11-20T10:00Z');
  const response = await backend.fetch('/api/centers/central/slots?from=2026-11-21&to=2026-12-30');
  const { data } = (await response.json()) as { data: SlotsData };
  slots = data.days.flatMap((each) => each.slots.map(({ starts_at }) => starts_at));
});

/** Numbers of the visits that were booked since the test began. */
const booked = new Set<string>();
beforeEach(() => booked.clear());

/** The backend, recording booked visits. */
const fetchTaken: typeof fetch = async (input, init) => {
  const response = await backend.fetch(input, init);
  if (response.ok && (input instanceof Request ? input.url : String(input)).endsWith('/api/visits')) {
    booked.add(((await response.clone().json()) as { data: VisitReceipt }).data.number);
  }
  return response;
};

const memory = { chosen: 'what was chosen', details: 'what was typed' };
let visitors = 0;

/** A visit of a new person, at a free hour. */
const visit = (more: object = {}): VisitForm => {
  visitors += 1;
  const starts_at = slots[visitors % slots.length] ?? 'no slot';
  return {
    kind: 'visit',
    memory,
    body: {
      center: 'central',
      starts_at,
      kind: 'in_person',
      name: 'Olha Melnyk',
      phone: `+38067${String(2_000_000 + visitors)}`,
      agreement: true,
      ...more,
    },
  };
};

/** A document of the site: everything that a reload creates again. */
const openSite = (fetch: typeof globalThis.fetch) => {
  const store = makeStore({ fetch, preloadedState: { settings: { ...defaultSettings, host: 'http://backend.test' } } });
  const statusOf = (key: string) => selectLead(store.getState(), key)?.status;
  return { ...store, statusOf, send: async (form: VisitForm) => store.dispatch(sendLead(form, 'en')) };
};

const stored = async (name: 'leads' | 'ends'): Promise<unknown[]> => {
  const database = await openDB('obriy-outbox');
  const all: unknown[] = await database.getAll(name);
  database.close();
  return all;
};

const online = () => window.dispatchEvent(new Event('online'));
const until = async (check: () => void | Promise<void>) => waitFor(check, { interval: 5 });
const taken = () => Response.json({ error: { code: 'slot_taken', message: '' } }, { status: 409 });

it('has the number of a visit sent by another document, and no personal data', async () => {
  const site = openSite(fetchTaken);
  const { key } = await site.send(visit());
  expect(site.statusOf(key)).toBe('sent');
  expect(await stored('leads')).toEqual([]);
  expect(JSON.stringify([await stored('ends'), site.getState()])).not.toMatch(/Melnyk|38067|typed/);

  const later = openSite(fetchTaken);
  expect(await later.dispatch(restoreLead(key))).toBe('ended');
  expect(selectLead(later.getState(), key)).toMatchObject({
    status: 'sent',
    receipt: { number: expect.stringMatching(/\d/), visit: { center: 'central' } },
  });
  expect(await later.dispatch(restoreLead('0123456789abcdef'))).toBeNull();
});

it('reports a taken slot in every document until one continues with it; other tabs may report it, too', async () => {
  const site = openSite(async () => taken());
  const { key, status } = await site.send(visit());
  expect(status).toBe('refused');
  expect(site.statusOf(key)).toBe('taken');
  expect(await stored('leads')).toEqual([]);

  const later = openSite(async () => taken());
  later.dispatch(runOutbox());
  await until(() => expect(later.statusOf(key)).toBe('taken'));
  await until(() => expect(leadsWait()).toBe(true));
  expect(await takeBack(key)).toEqual(memory);
  expect(await takeBack(key)).toEqual(memory);

  const another = await site.send(visit());
  const last = openSite(fetchTaken);
  last.dispatch(runOutbox());
  await until(() => expect(last.statusOf(another.key)).toBe('taken'));
  expect(last.statusOf(key)).toBeUndefined();
  await last.dispatch(dismissLead(another.key));
  const next = await last.send(visit());
  expect(await stored('ends')).toMatchObject([{ key: next.key, status: 'accepted' }]);
  expect(await takeBack(key)).toBeUndefined();
  openSite(fetchTaken).dispatch(runOutbox());
  await until(() => expect(leadsWait()).toBe(false));
});

it('is booked without its project when that is no longer on the site', async () => {
  const site = openSite(fetchTaken);
  expect((await site.send(visit({ project: 'atlantis' }))).status).toBe('sent');
  expect(booked.size).toBe(1);
});

it('deletes a refused visit when the visitor hides the notice, or after seven days', async () => {
  const site = openSite(async () => taken());
  const [hidden, old] = [await site.send(visit()), await site.send(visit())];
  await site.dispatch(dismissLead(hidden.key));
  expect(await stored('ends')).toHaveLength(1);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 7 * 86_400_000 + 1);
  openSite(fetchTaken).dispatch(runOutbox());
  await until(async () => expect(await stored('ends')).toEqual([]));
  expect(site.statusOf(old.key)).toBe('taken');
});

it('is not sent after its hour has begun', async () => {
  const { fetch, faults, keys } = faultyNetwork(fetchTaken);
  faults.push('gone', 'gone');
  const site = openSite(fetch);
  const form = visit();
  const { key } = await site.send(form);
  await until(() => expect(keys).toHaveLength(2));
  jest.spyOn(Date, 'now').mockImplementation(() => Date.parse(form.body.starts_at));
  online();
  await until(() => expect(site.statusOf(key)).toBe('expired'));
  expect(keys).toHaveLength(2);
  expect(await stored('leads')).toEqual([]);
});

it('is one visit per hold, whatever the second tab has typed', async () => {
  const form = visit({ hold: 'hold-hold-hold-hold' });
  const first = await openSite(fetchTaken).send(form);
  const second = await openSite(fetchTaken).send({
    ...form,
    body: { ...form.body, phone: '+380679999999' },
  } as VisitForm);
  expect(second).toEqual({ key: first.key, status: 'sent' });
  expect(booked.size).toBe(1);
});

it('moves two visits of one device to the same hour', async () => {
  let isDown = true;
  const site = openSite(async (input, init) => {
    const request = new Request(input, init);
    return isDown && request.method === 'PATCH' ? Response.json({}, { status: 503 }) : fetchTaken(request);
  });
  const starts_at = slots.at(-1) ?? 'no slot';
  const links = await Promise.all(
    [visit(), visit()].map(async (form) => {
      const { key } = await site.send(form);
      const { number = '', token = '' } = selectLead(site.getState(), key)?.receipt ?? {};
      return { number, token };
    }),
  );
  const moves = await Promise.all(
    links.map(async (link) =>
      site.send({ kind: 'move', memory, link, body: { center: 'central', starts_at, kind: 'online' } }),
    ),
  );
  expect(moves.map(({ status }) => status)).toEqual(['queued', 'queued']);
  isDown = false;
  online();
  await until(() => expect(moves.map(({ key }) => site.statusOf(key))).toEqual(['sent', 'sent']));
  const moved = moves.map(({ key }) => selectLead(site.getState(), key)?.receipt);
  expect(moved).toMatchObject(links.map((link) => ({ ...link, visit: { starts_at } })));
});

const someFault = fc.constantFrom<Fault>('none', 'gone', 'lost', 429, 500, 503);
const somethingHappens = fc.constantFrom('pressed', 'online', 'reloaded', 'second tab');

it('is exactly one visit, for any failures in any order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someFault, { maxLength: 8 }),
      fc.array(somethingHappens, { maxLength: 6 }),
      async (failures, events) => {
        const { fetch, faults, keys } = faultyNetwork(fetchTaken);
        faults.push(...failures);
        booked.clear();
        const form = visit({ hold: `hold-hold-hold-${visitors}` });
        let site = openSite(fetch);
        const { key } = await site.send(form);
        for (const event of events) {
          if (event === 'pressed') await site.send(form);
          if (event === 'online') online();
          if (event === 'reloaded') site = openSite(fetch);
          if (event === 'second tab') await openSite(fetch).send({ ...form });
        }
        faults.length = 0;
        site.dispatch(runOutbox());
        await until(async () => {
          online();
          expect(await stored('leads')).toEqual([]);
        });
        expect(booked.size).toBe(1);
        expect(new Set(keys)).toEqual(new Set([key]));
        await site.dispatch(restoreLead(key));
        expect(site.statusOf(key)).toBe('sent');
      },
    ),
    { numRuns: runs(30, 8) },
  );
}, 120_000);
