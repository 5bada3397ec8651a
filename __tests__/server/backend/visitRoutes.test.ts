import { startBackend, type TestBackend } from '../../support/backend/backend.ts';
import { copyContent } from '../../support/backend/contentCopy.ts';

let clock: Date;
let test: TestBackend;
beforeEach(async () => {
  clock = new Date('2026-11-23T10:00:00Z');
  test = await startBackend({ now: () => clock });
});
afterEach(async () => test.close());

const tuesdayAtTen = '2026-11-24T08:00:00.000Z';
const place = { center: 'central', starts_at: tuesdayAtTen };
const visit = { ...place, kind: 'in_person', name: 'Olena', phone: '+380 32 000 00 00', agreement: true };

const send = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) => test.server.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

interface Slots {
  days: { day: string; slots: { starts_at: string; time: string; free: number }[] }[];
  next_day: string | null;
}
const slots = async (from: string, to: string): Promise<Slots> =>
  (await send('GET', `/api/centers/central/slots?from=${from}&to=${to}`)).json<{ data: Slots }>().data;
const freeAt = async (time: string): Promise<number | undefined> =>
  (await slots('2026-11-24', '2026-11-24')).days[0]?.slots.find((slot) => slot.time === time)?.free;

it('lists the slots of open days, with the free seats of each', async () => {
  const { days, next_day } = await slots('2026-11-20', '2026-11-25');
  expect(days.map(({ day, slots }) => [day, slots.length])).toEqual([
    // Two hours from noon are too soon.
    ['2026-11-23', 4],
    ['2026-11-24', 9],
    ['2026-11-25', 9],
  ]);
  expect(days[1]?.slots[1]).toEqual({ starts_at: tuesdayAtTen, time: '10:00', free: 2 });
  expect(next_day).toBe('2026-11-26');
  expect(await slots('2026-12-25', '2026-12-27')).toMatchObject({ days: [], next_day: '2026-12-28' });
  for (const day of ['2027-02-21', '9999-12-31']) {
    expect(await slots(day, day)).toMatchObject({ days: [], next_day: null });
  }
  expect(await slots('0001-01-01', '0001-01-02')).toMatchObject({ days: [], next_day: '2026-11-23' });
});

it('names the next day with a free seat, not a full one', async () => {
  const [, full, last] = (await slots('2026-11-23', '2026-11-25')).days;
  const book = async (starts_at: string, name: string) => send('POST', '/api/visits', { ...visit, starts_at, name });
  for (const { starts_at } of full?.slots ?? []) {
    await book(starts_at, 'Olha');
    await book(starts_at, 'Ivan');
  }
  for (const { starts_at } of last?.slots ?? []) await book(starts_at, 'Olha');
  await book(last?.slots[0]?.starts_at ?? '', 'Ivan');
  const frees = (await slots('2026-11-24', '2026-11-25')).days.map((day) => day.slots.map(({ free }) => free));
  expect(frees).toEqual([Array(9).fill(0), [0, ...Array(8).fill(1)]]);
  expect(await slots('2026-11-23', '2026-11-23')).toMatchObject({ next_day: '2026-11-25' });
});

it('slots of too long a period, an invalid day or an unknown center are refused', async () => {
  for (const query of [
    'from=2026-11-01&to=2027-01-02',
    'from=2026-11-02&to=2026-11-01',
    'from=2026-02-30&to=2026-03-01',
    '',
  ]) {
    expect((await send('GET', `/api/centers/central/slots?${query}`)).statusCode).toBe(400);
  }
  expect((await send('GET', '/api/centers/atlantis/slots?from=2026-11-23&to=2026-11-23')).statusCode).toBe(404);
});

it('a visitor holds a slot, books it, moves the visit and cancels it, with the link only', async () => {
  const held = (await send('POST', '/api/holds', place)).json<{ data: { token: string } }>().data;
  expect(held).toMatchObject({ ...place, seconds_left: 300, expires_at: '2026-11-23T10:05:00.000Z' });
  expect(await freeAt('10:00')).toBe(1);
  expect((await send('GET', `/api/holds/${held.token}`)).statusCode).toBe(200);

  const booked = await send('POST', '/api/visits', { ...visit, hold: held.token, project: 'lypa' });
  const { number, token } = booked.json<{ data: { number: string; token: string } }>().data;
  expect([booked.statusCode, booked.json()]).toMatchObject([
    200,
    { data: { visit: { number, status: 'booked', day: '2026-11-24', time: '10:00', minutes: 60, can_change: true } } },
  ]);
  expect((await send('GET', `/api/holds/${held.token}`)).statusCode).toBe(404);

  const link = `/api/visits/${number}?token=${token}`;
  const shown = await send('GET', link);
  expect(shown.body).not.toMatch(/Olena|380/);
  expect((await send('PATCH', link, { center: 'central', starts_at: '2026-11-24T12:00:00Z' })).json()).toMatchObject({
    data: { time: '14:00', kind: 'in_person' },
  });
  expect([await freeAt('10:00'), await freeAt('14:00')]).toEqual([2, 1]);
  expect((await send('DELETE', link)).json()).toMatchObject({ data: { status: 'cancelled', can_change: false } });
  expect([(await send('DELETE', link)).statusCode, await freeAt('14:00')]).toEqual([200, 2]);
  expect((await send('PATCH', link, place)).json()).toMatchObject({ error: { code: 'visit_over' } });
});

it('nobody sees or changes a visit without its link', async () => {
  const { number } = (await send('POST', '/api/visits', visit)).json<{ data: { number: string } }>().data;
  const link = `/api/visits/${number}?token=${'A'.repeat(24)}`;
  expect((await send('GET', link)).statusCode).toBe(404);
  expect((await send('PATCH', link, place)).statusCode).toBe(404);
  expect((await send('DELETE', link)).statusCode).toBe(404);
  expect((await send('DELETE', `/api/visits/${number}`)).statusCode).toBe(404);
  expect(await freeAt('10:00')).toBe(1);
});

it.each([
  ['that is taken', tuesdayAtTen],
  ['that has passed', '2026-11-23T08:00:00.000Z'],
  ['of antiquity', '0000-01-01T08:00:00.000Z'],
  ['of the far future', '9999-12-31T23:30:00Z'],
  ['that is too soon', '2026-11-23T11:00:00.000Z'],
  ['between two slots', '2026-11-24T08:30:00.000Z'],
  ['of a closed day', '2026-12-25T08:00:00.000Z'],
])('a slot %s is a 409', async (_, starts_at) => {
  for (const name of ['Olha', 'Ivan']) await send('POST', '/api/visits', { ...visit, name });
  for (const url of ['/api/visits', '/api/holds']) {
    const response = await send('POST', url, { ...visit, starts_at });
    expect([response.statusCode, response.json()]).toMatchObject([409, { error: { code: 'slot_taken' } }]);
  }
});

it('a fifth hold of a day is refused until one of them ends', async () => {
  const [, day] = (await slots('2026-11-23', '2026-11-24')).days;
  const responses = [];
  for (const { starts_at } of day?.slots.slice(0, 5) ?? [])
    responses.push(await send('POST', '/api/holds', { ...place, starts_at }));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429]);
  expect(responses.at(-1)?.headers['retry-after']).toBe('300');
});

it('a hold made in time may be booked slightly later', async () => {
  clock = new Date('2026-11-24T05:58:00Z');
  const { token } = (await send('POST', '/api/holds', place)).json<{ data: { token: string } }>().data;
  clock = new Date('2026-11-24T06:02:00Z');
  expect((await send('POST', '/api/visits', { ...visit, hold: token })).statusCode).toBe(200);
  expect((await send('POST', '/api/visits', visit)).statusCode).toBe(409);
});

it('no hold but one of the slot, made in time, lets a visitor book later', async () => {
  clock = new Date('2026-11-24T05:58:00Z');
  const other = { ...place, starts_at: '2026-11-24T09:00:00.000Z' };
  const { token } = (await send('POST', '/api/holds', other)).json<{ data: { token: string } }>().data;
  clock = new Date('2026-11-24T06:02:00Z');
  for (const hold of [token, 'A'.repeat(24)]) {
    const responses = await Promise.all([
      send('POST', '/api/visits', { ...visit, hold }),
      send('POST', '/api/holds', { ...place, replaces: hold }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  }
});

it('the same key books once, also when the slot can no longer be booked', async () => {
  const key = { 'idempotency-key': 'one-attempt' };
  const first = await send('POST', '/api/visits', visit, key);
  clock = new Date('2026-11-24T07:30:00Z');
  expect((await send('POST', '/api/visits', visit, key)).json()).toEqual(first.json());
});

it('a visit goes online also when its own time can no longer be booked', async () => {
  const { number, token } = (await send('POST', '/api/visits', visit)).json<{ data: Record<string, string> }>().data;
  clock = new Date('2026-11-24T07:30:00Z');
  const changed = await send('PATCH', `/api/visits/${number}?token=${token}`, { ...place, kind: 'online' });
  expect(changed.json()).toMatchObject({ data: { ...place, kind: 'online', minutes: 60 } });
});

it('a visit without consent or of an unknown kind is refused', async () => {
  expect((await send('POST', '/api/visits', { ...visit, agreement: false })).json()).toMatchObject({
    error: { code: 'no_consent' },
  });
  expect((await send('POST', '/api/visits', { ...visit, kind: 'by_phone' })).json()).toMatchObject({
    error: { fields: { kind: expect.any(String) } },
  });
});

it('a visit about an unknown project is refused with the field, and books nothing', async () => {
  const response = await send('POST', '/api/visits', { ...visit, project: 'atlantis' });
  expect([response.statusCode, response.json()]).toMatchObject([
    422,
    { error: { code: 'unknown_project', fields: { project: expect.any(String) } } },
  ]);
  expect(await freeAt('10:00')).toBe(2);
});

it('a kind of visit that the center does not offer is refused', async () => {
  const content = await copyContent();
  await content.edit('centers/central/center.yaml', 'order: 1', 'order: 1\nvisits: { kinds: [in_person] }');
  await test.close();
  test = await startBackend({ contentDir: content.dir, now: () => clock });
  const { number, token } = (await send('POST', '/api/visits', visit)).json<{ data: Record<string, string> }>().data;
  for (const response of [
    await send('POST', '/api/visits', { ...visit, kind: 'online' }),
    await send('PATCH', `/api/visits/${number}?token=${token}`, { ...place, kind: 'online' }),
  ]) {
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { error: { fields: { kind: expect.any(String) } } },
    ]);
  }
  await content.dispose();
});

it('lists what can be booked in the centers', async () => {
  expect((await send('GET', '/api/centers')).json()).toMatchObject({
    data: {
      time_zone: 'Europe/Kyiv',
      centers: [{ alias: 'central', visits: { slot_minutes: 60, days_ahead: 90, kinds: ['in_person', 'online'] } }],
    },
  });
});
