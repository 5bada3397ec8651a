import fc from 'fast-check';
import { createLeads, type StoredLeads } from '../../../server/backend/createLeads.ts';
import { eraseLeads } from '../../../server/backend/leads/eraseLeads.ts';
import type { DatabasePlace } from '../../../server/backend/database/openDatabase.ts';
import { reserveAtOnce } from '../../../tools/faults/reserveAtOnce.ts';
import { runs } from '../properties.ts';

const consent = { version: '1', language: 'ua' as const };
const phone = (index: number): string => `+380 32 000 00 ${String(index).padStart(2, '0')}`;
const refusal = (reason: string, statusCode = 409) => ({ name: 'LeadRefused', reason, statusCode });

/** The behaviour of reservations, for any store. */
// oxlint-disable-next-line jest/no-export -- the same tests run in two files, one for each store
export function describeReservations(emptyPlace: () => Promise<DatabasePlace>): void {
  let clock: Date;
  let place: DatabasePlace;
  let leads: StoredLeads;
  const pass = (hours: number): void => {
    clock = new Date(clock.getTime() + hours * 3_600_000);
  };
  beforeEach(async () => {
    clock = new Date('2026-11-23T10:00:00Z');
    place = await emptyPlace();
    leads = await createLeads({ ...place, now: () => clock });
  });
  afterEach(async () => leads.close());

  interface Wish {
    readonly flat?: string;
    readonly by?: string;
    readonly network?: string;
    readonly key?: string;
  }
  const reserve = async ({ flat = 'a-1', by = phone(1), network, key }: Wish = {}, store = leads) =>
    store.reservations.reserve(
      {
        flat: () => ({ project: 'lypa', flat, hours: 48 }),
        lead: { name: 'Олена', phone: by, project: 'lypa', flat, consent },
        ...(network === undefined ? {} : { network }),
      },
      key === undefined ? undefined : { key, request: [flat, by] },
    );
  const events = async (): Promise<string[]> =>
    (await leads.db.selectFrom('deliveries').select('event').orderBy('position').execute()).map(({ event }) => event);

  it('a flat has one reservation, and a phone has one, however it is written', async () => {
    const { number, reservation } = await reserve();
    expect(reservation).toEqual({
      number,
      status: 'reserved',
      project: 'lypa',
      flat: 'a-1',
      reserved_at: '2026-11-23T10:00:00.000Z',
      ends_at: '2026-11-25T10:00:00.000Z',
      seconds_left: 172_800,
      can_cancel: true,
    });
    await expect(reserve({ by: phone(2) })).rejects.toMatchObject(refusal('flat_taken'));
    await expect(reserve({ flat: 'a-2', by: '0320000001' })).rejects.toMatchObject(refusal('phone_has_reservation'));
    // A refused reservation holds nothing.
    await expect(reserve({ flat: 'a-2', by: phone(2) })).resolves.toMatchObject({ number: 'O-2611-0002' });
    const claims = JSON.stringify(await leads.db.selectFrom('reservation_claims').select('claim').execute());
    expect(claims).not.toMatch(/32\s?000/);
  });

  it.each(['flat', 'phone'] as const)('one of many concurrent visitors gets one %s, on two servers', async (what) => {
    expect(await reserveAtOnce(await emptyPlace(), 60, what)).toEqual({ 200: 1, 409: 59 });
  });

  it('ends at its deadline, notified or not, and is notified once', async () => {
    const { number } = await reserve();
    pass(47.9999);
    expect(await leads.reservations.find(number)).toMatchObject({ status: 'reserved', seconds_left: 1 });
    await expect(reserve({ by: phone(2) })).rejects.toMatchObject(refusal('flat_taken'));
    pass(0.0001);
    expect(await leads.reservations.find(number)).toMatchObject({
      status: 'ended',
      seconds_left: 0,
      can_cancel: false,
    });
    await expect(leads.reservations.cancel(number)).rejects.toMatchObject(refusal('reservation_over'));
    const next = await reserve({ by: phone(2) });
    const other = await createLeads({ ...place, now: () => clock });
    const settled = await Promise.all(
      [leads, other, leads].map(async (store) =>
        Promise.all(
          (await store.reservations.open()).map(({ lead_id }) => store.reservations.settle(lead_id, 'timeUp')),
        ),
      ),
    );
    await other.close();
    expect(settled.flat().filter(Boolean)).toHaveLength(1);
    expect(await events()).toEqual(['created', 'created', 'ended']);
    // The claims of the previous reservation now belong to the next one.
    await expect(reserve({ by: phone(3) })).rejects.toMatchObject(refusal('flat_taken'));
    expect(await leads.reservations.find(next.number)).toMatchObject({ status: 'reserved' });
  });

  it('is cancelled by its number, once, and both flat and phone are free again', async () => {
    const { number } = await reserve();
    const cancelled = await leads.reservations.cancel(number);
    expect(cancelled).toMatchObject({ status: 'cancelled', seconds_left: 0, can_cancel: false });
    pass(72);
    expect(await leads.reservations.cancel(number)).toEqual(cancelled);
    expect(await events()).toEqual(['created', 'cancelled']);
    await expect(leads.reservations.cancel('O-2611-0009')).rejects.toMatchObject(refusal('not_found', 404));
    await expect(reserve()).resolves.toBeDefined();
  });

  it('a flat that the company sells releases its visitor, who may reserve another', async () => {
    const { number } = await reserve();
    const [open] = await leads.reservations.open();
    expect(await leads.reservations.settle(open?.lead_id ?? '', 'flatSold')).toBe(true);
    expect(await leads.reservations.find(number)).toMatchObject({ status: 'sold', can_cancel: false });
    await expect(leads.reservations.cancel(number)).rejects.toMatchObject(refusal('reservation_over'));
    await expect(reserve({ flat: 'a-2' })).resolves.toBeDefined();
  });

  it('the same key reserves once; its repeat does not restart the deadline', async () => {
    const first = await reserve({ key: 'key-one-1' });
    pass(1);
    expect(await reserve({ key: 'key-one-1' })).toEqual({
      ...first,
      reservation: { ...first.reservation, seconds_left: 169_200 },
    });
    await expect(reserve({ flat: 'a-2', key: 'key-one-1' })).rejects.toMatchObject(refusal('key_reused', 422));
    const cancelled = await leads.reservations.cancel(first.number);
    expect(await reserve({ key: 'key-one-1' })).toEqual({ ...first, reservation: cancelled });
  });

  it('one network reserves at most eight flats at a time', async () => {
    const network = '203.0.113.7';
    for (let index = 0; index < 8; index += 1) await reserve({ flat: `a-${index}`, by: phone(index), network });
    const more = { flat: 'a-8', by: phone(8), network };
    await expect(reserve(more)).rejects.toMatchObject({
      ...refusal('too_many_requests', 429),
      // A reservation lasts days, longer than a browser waits for its answer.
      retryAfter: undefined,
    });
    await leads.reservations.cancel('O-2611-0003');
    await expect(reserve(more)).resolves.toBeDefined();
  });

  it('an erased person releases the flat', async () => {
    const { number } = await reserve();
    expect(await eraseLeads(leads, '/nowhere', { before: '2026-11-24T00:00:00.000Z' })).toBe(0);
    expect(await eraseLeads(leads, '/nowhere', { phone: phone(1) })).toBe(1);
    expect(await leads.reservations.find(number)).toBeUndefined();
    expect(await leads.db.selectFrom('reservation_claims').selectAll().execute()).toEqual([]);
    await expect(reserve({ by: phone(2) })).resolves.toBeDefined();
    expect(await eraseLeads(leads, '/nowhere', { before: '2026-11-25T10:00:00.001Z' })).toBe(1);
  });

  it('any sequence of events gives the refusals and reservations of the rules', async () => {
    const step = fc.oneof(
      fc.record({ flat: fc.nat(2), by: fc.nat(2) }),
      fc.record({ cancel: fc.nat(5) }),
      fc.record({ hours: fc.constantFrom(1, 24, 47, 48) }),
      fc.record({ settle: fc.constantFrom<'timeUp' | 'flatSold'>('timeUp', 'timeUp', 'flatSold') }),
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (taken) => {
        run += 1;
        const made: { number: string; flat: string; by: string; end: number; isOpen: boolean }[] = [];
        const isActive = (one: (typeof made)[number]): boolean => one.isOpen && one.end > clock.getTime();

        const settle = async (event: 'timeUp' | 'flatSold'): Promise<void> => {
          for (const { lead_id } of await leads.reservations.open()) await leads.reservations.settle(lead_id, event);
          if (event === 'flatSold') for (const one of made.filter(isActive)) one.isOpen = false;
        };
        /** What happened, and what is expected. */
        const cancel = async (one: (typeof made)[number] | undefined): Promise<unknown[]> => {
          if (one === undefined || !isActive(one)) return ['-', '-'];
          one.isOpen = false;
          return [(await leads.reservations.cancel(one.number)).status, 'cancelled'];
        };
        const attempt = async (flat: string, by: string): Promise<unknown[]> => {
          const active = made.filter(isActive);
          const free = active.some((other) => other.flat === flat) ? 'flat_taken' : 'reserved';
          const due = active.some((other) => other.by === by) ? 'phone_has_reservation' : free;
          try {
            const { number, reservation } = await reserve({ flat, by });
            made.push({ number, flat, by, end: clock.getTime() + 172_800_000, isOpen: true });
            return [reservation.status, due];
          } catch (error) {
            return [(error as { reason: string }).reason, due];
          }
        };

        for (const each of taken) {
          let [outcome, due]: unknown[] = ['-', '-'];
          if ('hours' in each) pass(each.hours);
          else if ('settle' in each) await settle(each.settle);
          else if ('cancel' in each) [outcome, due] = await cancel(made[each.cancel]);
          else
            [outcome, due] = await attempt(
              `r${run}-${each.flat}`,
              `+380 32 ${String(run).padStart(4, '0')} 0${each.by}`,
            );
          expect(outcome).toBe(due);
        }
        for (const one of made) {
          const { status } = (await leads.reservations.find(one.number)) ?? {};
          expect(status === 'reserved').toBe(isActive(one));
        }
      }),
      { numRuns: runs(200, 15) },
    );
  });
}
