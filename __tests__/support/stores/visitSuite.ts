import { createLeads, type StoredLeads } from '../../../server/backend/createLeads.ts';
import type { DatabasePlace } from '../../../server/backend/database/openDatabase.ts';
import { isHeldBy } from '../../../server/backend/visits/seats.ts';
import { bookAtOnce } from '../../../tools/faults/bookAtOnce.ts';

const lead = { name: 'Олена', phone: '+380 32 000 00 00', consent: { version: '1', language: 'ua' as const } };
const place = { center: 'central', starts_at: '2026-11-24T08:00:00.000Z' };
const later = { center: 'central', starts_at: '2026-11-24T09:00:00.000Z' };

/** The behaviour of slots, holds and visits, for any store. */
// oxlint-disable-next-line jest/no-export -- the same tests run in two files, one for each store
export function describeVisits(emptyPlace: () => Promise<DatabasePlace>): void {
  let clock: Date;
  let leads: StoredLeads;
  const pass = (seconds: number): void => {
    clock = new Date(clock.getTime() + seconds * 1000);
  };
  beforeEach(async () => {
    clock = new Date('2026-11-23T10:00:00Z');
    leads = await createLeads({ ...(await emptyPlace()), now: () => clock });
  });
  afterEach(async () => leads.close());

  const slot = (where: typeof place, hold?: string, capacity = 1) => ({
    ...where,
    capacity,
    minutes: 60,
    ...(hold === undefined ? {} : { hold }),
  });
  const book = async (where = place, hold?: string, key?: string) =>
    leads.visits.book(
      { findSlot: () => slot(where, hold), kind: 'in_person', lead },
      key === undefined ? undefined : { key, request: where },
    );
  const hold = async (where = place, replaces?: string) => leads.holds.hold(() => slot(where, replaces));
  const taken = async (): Promise<number> =>
    (await leads.takenSeats('central', '2026-11-24', '2026-11-24')).filter(
      ({ starts_at }) => starts_at === place.starts_at,
    ).length;
  const slotTaken = { name: 'LeadRefused', reason: 'slot_taken', statusCode: 409 };

  it('a slot accepts as many visits as it has seats', async () => {
    const visits = [1, 2, 3].map(async () =>
      leads.visits.book({ findSlot: () => slot(place, undefined, 2), kind: 'online', lead }),
    );
    const outcomes = await Promise.allSettled(visits);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await taken()).toBe(2);
  });

  it('a visit takes its seat for its whole time, also from slots that begin at other times since', async () => {
    const longer = { findSlot: () => ({ ...slot(place, undefined, 2), minutes: 90 }), kind: 'online' as const, lead };
    const first = await leads.visits.book(longer);
    const half = { center: 'central', starts_at: '2026-11-24T08:30:00.000Z' };
    await expect(book(later)).rejects.toMatchObject(slotTaken);
    await expect(hold(half)).rejects.toMatchObject(slotTaken);
    await expect(leads.visits.book({ ...longer, findSlot: () => slot(later, undefined, 2) })).resolves.toBeDefined();
    // Before it nobody is there, and after it the second visitor alone.
    await expect(book({ center: 'central', starts_at: '2026-11-24T07:00:00.000Z' })).resolves.toBeDefined();
    await expect(book({ center: 'central', starts_at: '2026-11-24T10:00:00.000Z' })).resolves.toBeDefined();
    // Its own seat is not in its way.
    await leads.visits.cancel(first.number);
    const moved = await book();
    const shorter = () => ({ ...slot(half), minutes: 30 });
    await expect(leads.visits.move(moved.number, shorter, undefined)).resolves.toMatchObject({ ...half, minutes: 30 });
    const noon = { center: 'central', starts_at: '2026-11-24T12:00:00.000Z' };
    const { token } = await hold(noon);
    await expect(hold({ ...noon, starts_at: '2026-11-24T12:30:00.000Z' }, token)).resolves.toBeDefined();
  });

  it('one of many concurrent visitors books the slot, on two servers', async () => {
    expect(await bookAtOnce(await emptyPlace(), 100)).toEqual({ 200: 1, 409: 99 });
  });

  it('a hold blocks others for five minutes, and expires by itself', async () => {
    const { token, seconds_left: left } = await hold();
    expect([left, await taken()]).toEqual([300, 1]);
    await expect(book()).rejects.toMatchObject(slotTaken);
    await expect(hold()).rejects.toMatchObject(slotTaken);
    pass(299);
    expect(await leads.holds.find(token)).toMatchObject({ seconds_left: 1 });
    pass(1);
    expect([await leads.holds.find(token), await taken()]).toEqual([undefined, 0]);
    await expect(hold()).resolves.toBeDefined();
  });

  it('the holder books the slot, also after the hold has expired if it is still free', async () => {
    const { token } = await hold();
    pass(3000);
    await expect(book(place, token)).resolves.toMatchObject({ visit: { ...place, status: 'booked' } });
    expect([await leads.holds.find(token), await taken()]).toEqual([undefined, 1]);
  });

  it('a hold is of its own slot, also after it has expired, until somebody takes the seat', async () => {
    const { token } = await hold();
    const isHeld = async (where: typeof place, by: string) =>
      leads.writer.write(async (transaction) => isHeldBy(transaction, where, by));
    pass(301);
    expect([await isHeld(place, token), await isHeld(later, token), await isHeld(place, 'unknown')]).toEqual([
      true,
      false,
      false,
    ]);
    await book();
    expect(await isHeld(place, token)).toBe(false);
  });

  it('a holder whose slot was taken after the hold expired is refused', async () => {
    const { token } = await hold();
    pass(301);
    await book();
    await expect(book(place, token)).rejects.toMatchObject(slotTaken);
  });

  it('a hold that has expired holds nothing beside a visit that begins at another time', async () => {
    const { token } = await hold();
    pass(301);
    await book({ center: 'central', starts_at: '2026-11-24T08:30:00.000Z' });
    await expect(book(place, token)).rejects.toMatchObject(slotTaken);
    await expect(hold(place, token)).rejects.toMatchObject(slotTaken);
  });

  it('holding another slot releases the first one; a taken one keeps the first hold', async () => {
    const { token } = await hold();
    await book(later);
    await expect(hold(later, token)).rejects.toMatchObject(slotTaken);
    expect(await leads.holds.find(token)).toBeDefined();
    const again = await hold(place, token);
    expect([await leads.holds.find(token), await taken()]).toEqual([undefined, 1]);
    expect([await leads.holds.release(again.token), await leads.holds.release(again.token), await taken()]).toEqual([
      true,
      false,
      0,
    ]);
  });

  it('a repeated hold has the time that is left', async () => {
    const holdAgain = async () => leads.holds.hold(() => slot(later), { key: 'hold-1', request: later });
    const first = await holdAgain();
    pass(60);
    expect([first.seconds_left, await holdAgain()]).toEqual([300, { ...first, seconds_left: 240 }]);
  });

  it('one network holds four seats of a center in a day and eight in all; a replaced hold does not count', async () => {
    const at = (day: number, hour: number) => ({
      center: 'central',
      starts_at: `2026-11-${day}T${10 + hour}:00:00.000Z`,
    });
    const holdFrom = async (network: string, where: typeof place, replaces?: string) =>
      leads.holds.hold(() => slot(where, replaces), undefined, network);
    const tooMany = { name: 'LeadRefused', reason: 'too_many_requests', statusCode: 429 };
    const first = await holdFrom('203.0.113.7', at(24, 0));
    for (const hour of [1, 2, 3]) await holdFrom('203.0.113.7', at(24, hour));
    await expect(holdFrom('203.0.113.7', at(24, 4))).rejects.toMatchObject(tooMany);
    await expect(holdFrom('203.0.113.7', at(24, 4), first.token)).resolves.toBeDefined();
    for (const hour of [0, 1, 2, 3]) await holdFrom('203.0.113.7', at(25, hour));
    await expect(holdFrom('203.0.113.7', at(26, 0))).rejects.toMatchObject(tooMany);
    await expect(holdFrom('203.0.113.8', at(26, 0))).resolves.toBeDefined();
    pass(300);
    await expect(holdFrom('203.0.113.7', at(26, 1))).resolves.toBeDefined();
    const stored = await leads.db.selectFrom('seats').select('held_by').execute();
    expect(JSON.stringify(stored)).not.toContain('203.0.113');
  });

  it('a moved visit releases its slot, and keeps it when the new one is taken', async () => {
    const first = await book();
    const second = await book(later);
    await expect(leads.visits.move(first.number, () => slot(later), undefined)).rejects.toMatchObject(slotTaken);
    expect(await leads.visits.find(first.number)).toMatchObject(place);
    await leads.visits.cancel(second.number);
    expect(await leads.visits.move(first.number, () => slot(later), 'online')).toMatchObject({
      ...later,
      kind: 'online',
      day: '2026-11-24',
      time: '11:00',
    });
    await expect(book()).resolves.toBeDefined();
  });

  it('a visit goes online at its own time, and reports only a change', async () => {
    const { number } = await book();
    const move = async () => leads.visits.move(number, () => slot(place), 'online');
    expect([await move(), await move()]).toEqual(Array(2).fill(expect.objectContaining({ ...place, kind: 'online' })));
    expect(await taken()).toBe(1);
    const events = await leads.db.selectFrom('deliveries').select('event').orderBy('position').execute();
    expect(events.map(({ event }) => event)).toEqual(['created', 'moved']);
  });

  it('a cancelled visit releases its slot, is cancelled once, and cannot be moved', async () => {
    const { number } = await book();
    const cancelled = await leads.visits.cancel(number);
    expect(cancelled).toMatchObject({ status: 'cancelled', can_change: false });
    expect([await leads.visits.cancel(number), await taken()]).toEqual([cancelled, 0]);
    await expect(leads.visits.move(number, () => slot(later), undefined)).rejects.toMatchObject({
      reason: 'visit_over',
    });
    const events = await leads.db.selectFrom('deliveries').select('event').orderBy('position').execute();
    expect(events.map(({ event }) => event)).toEqual(['created', 'cancelled']);
  });

  it('a visit that has begun cannot be changed', async () => {
    const { number } = await book();
    pass(22 * 3600);
    expect(await leads.visits.find(number)).toMatchObject({ can_change: false });
    await expect(leads.visits.cancel(number)).rejects.toMatchObject({ reason: 'visit_over', statusCode: 409 });
  });

  it('the same key books once and returns the same response, without checking the slot again', async () => {
    const first = await book(place, undefined, 'key-one-1');
    pass(7200);
    const lookedAt = jest.fn(() => slot(place));
    expect(
      await leads.visits.book({ findSlot: lookedAt, kind: 'in_person', lead }, { key: 'key-one-1', request: place }),
    ).toEqual(first);
    expect(lookedAt).not.toHaveBeenCalled();
    await expect(book(later, undefined, 'key-one-1')).rejects.toMatchObject({ reason: 'key_reused', statusCode: 422 });
    expect(await leads.db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  it('a refused booking uses up no key and no number', async () => {
    const { token } = await hold();
    await expect(book(place, undefined, 'key-two-2')).rejects.toMatchObject(slotTaken);
    await leads.holds.release(token);
    await expect(book(place, undefined, 'key-two-2')).resolves.toMatchObject({ number: 'O-2611-0001' });
  });

  it('a refused booking affects no other of its transaction', async () => {
    const outcomes = await Promise.allSettled([book(), book(), leads.add('call', lead), book(later), book(later)]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(await leads.db.selectFrom('deliveries').select('position').execute()).toHaveLength(3);
  });
}
