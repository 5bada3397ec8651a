import { createLeads } from '../../../server/backend/createLeads.ts';
import { startBackend, type TestBackend } from '../../support/backend/backend.ts';
import { copyContent } from '../../support/backend/contentCopy.ts';
import { temporaryFolders } from '../../support/temporaryFolders.ts';

const newFolder = temporaryFolders();
let clock: Date;
let dataDir: string;
const start = async (contentDir?: string): Promise<TestBackend> =>
  startBackend({
    store: await createLeads({ dataDir, now: () => clock }),
    ...(contentDir === undefined ? {} : { contentDir }),
  });

let test: TestBackend;
beforeEach(async () => {
  // The interval of the reservation poll.
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'Date', 'performance'],
  });
  clock = new Date('2026-11-23T10:00:00Z');
  dataDir = await newFolder();
  test = await start();
});
afterEach(async () => {
  jest.useRealTimers();
  await test.close();
});

const subject = { project: 'lypa', flat: 'a-1-3-9' };
const body = { ...subject, name: 'Olena', phone: '+380 32 000 00 00', agreement: true };

const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, { server } = test) =>
  server.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
const data = async <Data>(url: string, of = test): Promise<Data> =>
  (await send('GET', url, undefined, of)).json<{ data: Data }>().data;

/** The flat in every response: its status, and the numbers of free flats. */
async function seen(of = test): Promise<readonly unknown[]> {
  const flats = await data<{ id: string; status: string }[]>('/api/projects/lypa/plannings', of);
  const { project } = await data<{ project: { flat: { status: string } } }>(
    '/api/projects/lypa/calculator?flat=a-1-3-9',
    of,
  );
  const { project: page } = await data<{ project: { flats_free: number; buildings: { flats_free: number }[] } }>(
    '/api/projects/lypa',
    of,
  );
  const { projects } = await data<{ projects: { flats_free: number; free_flats: unknown[] }[] }>('/api/projects', of);
  const search = await data<{ meta: { total: number } }>('/api/flats', of);
  return [
    flats.find(({ id }) => id === subject.flat)?.status,
    project.flat.status,
    page.flats_free,
    page.buildings[0]?.flats_free,
    projects[0]?.flats_free,
    projects[0]?.free_flats.length,
    search.meta.total,
    await data('/api/reservations', of),
  ];
}
const asFree = ['free', 'free', 3, 3, 3, 2, 3, []];
const asReserved = ['reserved', 'reserved', 2, 2, 2, 1, 2, [subject]];

/** Advances the clock by a second, and waits for the effects. */
async function nextPoll(): Promise<void> {
  await jest.advanceTimersByTimeAsync(1000);
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

it('a reserved flat is reserved for everybody at once, in other processes within a second, and free after cancelling', async () => {
  const other = await start();
  const changes = jest.fn();
  other.backend.onReload(changes);
  expect([await seen(), await seen(other)]).toEqual([asFree, asFree]);

  const response = await send('POST', '/api/reservations', body);
  const { number, token } = response.json<{ data: { number: string; token: string } }>().data;
  expect([response.statusCode, response.headers['cache-control'], response.json()]).toMatchObject([
    200,
    'no-store',
    { data: { number, reservation: { ...subject, status: 'reserved', ends_at: '2026-11-25T10:00:00.000Z' } } },
  ]);
  expect(await seen()).toEqual(asReserved);
  await nextPoll();
  expect([await seen(other), changes.mock.calls.length]).toEqual([asReserved, 1]);

  const link = `/api/reservations/${number}?token=${token}`;
  expect((await send('GET', link)).body).not.toMatch(/Olena|380/);
  expect((await send('GET', link)).json()).toMatchObject({ data: { status: 'reserved', can_cancel: true } });
  const strange = `/api/reservations/${number}?token=${'A'.repeat(24)}`;
  expect([(await send('GET', strange)).statusCode, (await send('DELETE', strange)).statusCode]).toEqual([404, 404]);

  const cancelled = await send('DELETE', link);
  expect([cancelled.statusCode, cancelled.json()]).toMatchObject([200, { data: { status: 'cancelled' } }]);
  expect((await send('DELETE', link)).json()).toEqual(cancelled.json());
  expect(await seen()).toEqual(asFree);
  await nextPoll();
  expect(await seen(other)).toEqual(asFree);
  await other.close();
});

it('the history of a flat records its reservation and the end of it once each, also over a restart', async () => {
  const readHistory = async (): Promise<readonly string[]> => {
    const { changes } = await data<{ changes: { day: string; status: string }[] }>(
      '/api/projects/lypa/plannings/a-1-3-9/history',
    );
    return changes.map(({ day, status }) => `${day} ${status}`);
  };
  const before = await readHistory();
  expect(before.at(-1)).toMatch(/ free$/);
  await send('POST', '/api/reservations', body);
  await nextPoll();
  const reserved = [...before, '2026-11-23 reserved'];
  expect(await readHistory()).toEqual(reserved);
  await test.close();
  test = await start();
  expect(await readHistory()).toEqual(reserved);
  clock = new Date('2026-11-25T10:00:00Z');
  await nextPoll();
  expect(await readHistory()).toEqual([...reserved, '2026-11-25 free']);
});

it('a process with other prices does not change those of the history', async () => {
  const last = async (of: TestBackend) => {
    const { changes } = await data<{ changes: object[] }>('/api/projects/lypa/plannings/a-1-3-9/history', of);
    return changes.at(-1);
  };
  const content = await copyContent();
  await content.edit(
    'projects/lypa/flats.yaml',
    'status: free, price_per_m2: 50000',
    'status: free, price_per_m2: 51000',
  );
  const newer = await start(content.dir);
  const risen = { day: '2026-11-23', price: 3_060_000_00, status: 'free' };
  expect(await last(newer)).toEqual(risen);
  await send('POST', '/api/reservations', body);
  await nextPoll();
  expect([await last(test), await last(newer)]).toEqual([
    { ...risen, status: 'reserved' },
    { ...risen, status: 'reserved' },
  ]);
  await newer.close();
  await content.dispose();
});

it('a reservation expires by the clock, also after a restart, and the sales department is notified', async () => {
  await send('POST', '/api/reservations', body);
  await test.close();
  test = await start();
  expect(await seen()).toEqual(asReserved);
  clock = new Date('2026-11-25T10:00:00Z');
  await nextPoll();
  expect(await seen()).toEqual(asFree);
  const store = await createLeads({ dataDir });
  const events = await store.db.selectFrom('deliveries').select('event').orderBy('position').execute();
  const statuses = await store.db.selectFrom('reservations').select('status').execute();
  await store.close();
  expect([events, statuses]).toEqual([[{ event: 'created' }, { event: 'ended' }], [{ status: 'ended' }]]);
});

it.each([
  ['is sold', { flat: 'a-1-4-12' }, 409, 'flat_taken'],
  ['is not there', { flat: 'z-9' }, 409, 'flat_taken'],
  ['is of no project', { project: 'atlantis' }, 422, 'unknown_project'],
  ['is requested without consent', { agreement: false }, 422, 'no_consent'],
])('refuses a flat that %s', async (_, wrong, status, code) => {
  const response = await send('POST', '/api/reservations', { ...body, ...wrong });
  expect([response.statusCode, response.json()]).toMatchObject([status, { error: { code } }]);
  expect(await seen()).toEqual(asFree);
});

it('the content has priority: a flat marked sold is sold and ends its reservation; without hours nothing can be reserved', async () => {
  const response = await send('POST', '/api/reservations', body);
  const { number, token } = response.json<{ data: { number: string; token: string } }>().data;
  const content = await copyContent();
  await content.edit(
    'projects/lypa/flats.yaml',
    'orientation: [s, w], status: free',
    'orientation: [s, w], status: sold',
  );
  await content.edit('projects/lypa/project.yaml', 'reservation: { hours: 48 }', '');
  const newer = await start(content.dir);
  expect((await seen(newer)).slice(0, 2)).toEqual(['sold', 'sold']);
  expect(await data('/api/reservations', newer)).toEqual([]);
  await nextPoll();
  expect(await data(`/api/reservations/${number}?token=${token}`, newer)).toMatchObject({ status: 'sold' });
  const refused = await send('POST', '/api/reservations', { ...body, flat: 'a-1-2-5' }, newer);
  expect(refused.json()).toMatchObject({ error: { code: 'flat_taken' } });
  await newer.close();
  await content.dispose();
});
