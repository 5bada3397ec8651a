import { createLeads, readLeads } from '../../../server/backend/createLeads.ts';
import { listLeads } from '../../../server/backend/leads/listLeads.ts';
import { type DatabasePlace, openDatabase } from '../../../server/backend/database/openDatabase.ts';
import { lockDatabase } from '../../../tools/faults/lockedDatabase.ts';

const consent = { version: '1', language: 'ua' } as const;
const typed = { name: 'Олена', phone: '+380 32 000 00 00', message: 'obriy-park\nДвокімнатна?' };
const lead = { ...typed, consent };

/** The behaviour of every store of leads. `emptyPlace` returns a place without stored data. */
// oxlint-disable-next-line jest/no-export -- the same tests run in two files, one for each store
export function describeLeadStore(emptyPlace: () => Promise<DatabasePlace>): void {
  let place: DatabasePlace;
  beforeEach(async () => {
    place = await emptyPlace();
  });

  it('stores leads over a restart, with all their fields', async () => {
    const first = await createLeads({ ...place, now: () => new Date('2026-11-21T10:00:00Z') });
    await first.add('call', { ...lead, send_mail_to: 'park@obriy.example' });
    await first.close();

    const second = await createLeads(place);
    await expect(listLeads(second.db)).resolves.toEqual([
      expect.objectContaining({
        ...typed,
        consent_version: '1',
        consent_language: 'ua',
        consent_at: '2026-11-21T10:00:00.000Z',
        kind: 'call',
        email: null,
        send_mail_to: 'park@obriy.example',
        created_at: '2026-11-21T10:00:00.000Z',
      }),
    ]);
    await second.close();
  });

  it('lists them newest first', async () => {
    const leads = await createLeads(place);
    await leads.add('call', lead);
    await leads.add('consultation', { name: 'Olha', phone: '00000', email: 'o@example.com', consent });
    const stored = await listLeads(leads.db);
    await leads.close();
    expect(stored).toMatchObject([
      { kind: 'consultation', email: 'o@example.com' },
      { kind: 'call', ...typed, email: null },
    ]);
    await expect(readLeads(place)).resolves.toEqual(stored);
  });

  it('numbers them by the month in Kyiv, without repeats or gaps, also from two stores at once', async () => {
    // 22:30 in UTC is already December in Kyiv.
    const now = () => new Date('2026-11-30T22:30:00Z');
    const stores = await Promise.all([createLeads({ ...place, now }), createLeads({ ...place, now })]);
    const receipts = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => stores[index % 2]?.add('consultation', lead)),
    );
    expect(receipts.map((receipt) => receipt?.number).toSorted()).toEqual(
      Array.from({ length: 30 }, (_, index) => `O-2612-${String(index + 1).padStart(4, '0')}`),
    );
    for (const store of stores) await store.close();
  });

  it('records a change of a flat once, also when two stores publish it at once', async () => {
    const stores = await Promise.all([createLeads(place), createLeads(place)]);
    const publish = async (price: number) =>
      Promise.all(
        stores.map(async ({ flatChanges }) =>
          flatChanges.record(
            Array.from({ length: 1200 }, (_, index) => ({
              project: 'lypa',
              flat: `a-${index}`,
              price: price + index,
              status: 'free',
            })),
          ),
        ),
      );
    // More than 32 bits.
    await publish(50_000_000_00);
    await publish(51_000_000_00);
    await publish(51_000_000_00);
    const [store] = stores;
    expect(store?.flatChanges.of('lypa', 'a-1199').map(({ price }) => price)).toEqual([5_000_001_199, 5_100_001_199]);
    const { count } = (await store?.db
      .selectFrom('flat_changes')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst()) ?? { count: 0 };
    expect(Number(count)).toBe(2400);
    for (const each of stores) await each.close();
  });

  it('stores whatever was typed', async () => {
    const leads = await createLeads(place);
    const odd = `'"; -- \\ %s $1 ∑ 🏡 \u202E`;
    await leads.add('call', { ...lead, name: `Оле\0на`, message: odd });
    expect(await listLeads(leads.db)).toMatchObject([{ name: 'Олена', message: odd }]);
    await leads.close();
  });

  it('reports a failed write without personal data, and that it may be retried', async () => {
    const leads = await createLeads(place);
    await leads.close();
    const failure: unknown = await leads.add('call', lead).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'LeadNotStored', statusCode: 503 });
    expect(JSON.stringify(Object.entries(failure as Error)) + String(failure)).not.toMatch(/Олена|380/);
  });

  it('names a bug in its code, and where it is, without the message', async () => {
    const leads = await createLeads(place);
    const failure: unknown = await leads.writer
      .write(async function insertNothing() {
        throw new TypeError('Олена');
      })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 'TypeError',
      stack: expect.stringMatching(/^LeadNotStored: The lead could not be stored\nat .*insertNothing/),
    });
    expect(failure).not.toMatchObject({ stack: expect.stringContaining('Олена') });
    await leads.close();
  });

  it.each([1, 60])('refuses %d at once in time while another program holds the lock', async (count) => {
    const leads = await createLeads({ ...place, writeTimeout: 300 });
    const unlock = await lockDatabase(place);
    const outcomes = await Promise.allSettled(Array.from({ length: count }, async () => leads.add('call', lead)));
    expect(outcomes).toEqual(
      outcomes.map(() => ({ status: 'rejected', reason: expect.objectContaining({ statusCode: 503 }) })),
    );
    await unlock();
    const untimed = await createLeads(place);
    await expect(untimed.add('call', lead)).resolves.toMatchObject({ number: expect.stringMatching(/-0001$/) });
    // Nothing of the refused leads was stored.
    expect(await listLeads(untimed.db)).toHaveLength(1);
    await untimed.close();
    await leads.close();
  });

  it('waits for a lock that is released in time, and numbers as usual', async () => {
    const leads = await createLeads({ ...place, writeTimeout: 60_000 });
    const unlock = await lockDatabase(place);
    const added = Promise.all(Array.from({ length: 70 }, async () => leads.add('call', lead)));
    await leads.db.selectFrom('secrets').select('name').execute();
    await unlock();
    expect(new Set((await added).map(({ number }) => number)).size).toBe(70);
    expect(await listLeads(leads.db)).toHaveLength(70);
    await leads.close();
  });

  it('continues the numbers of an older version', async () => {
    const now = () => new Date('2026-11-21T10:00:00Z');
    const leads = await createLeads({ ...place, now });
    await leads.add('call', lead);
    await leads.add('call', lead);
    await leads.close();
    const older = await openDatabase(place);
    await older.schema.dropTable('lead_months').execute();
    await older.deleteFrom('kysely_migration').where('name', '=', '2026-11-21-numbers').execute();
    await older.destroy();

    const newer = await createLeads({ ...place, now });
    await expect(newer.add('call', lead)).resolves.toMatchObject({ number: 'O-2611-0003' });
    await newer.close();
  });

  it('continues after numbers of a release that does not count them, and never repeats one', async () => {
    let now = '2026-11-21T10:00:00Z';
    const leads = await createLeads({ ...place, now: () => new Date(now) });
    const beside = (number_month: string, number_seat: number) =>
      leads.db
        .insertInto('leads')
        .values({
          ...typed,
          id: `${number_month}-${number_seat}`,
          created_at: now,
          kind: 'call',
          number_month,
          number_seat,
          phone_digits: '',
        })
        .execute();
    await leads.add('call', lead);
    await beside('2611', 2);
    await beside('2611', 3);
    await expect(leads.add('call', lead)).resolves.toMatchObject({ number: 'O-2611-0004' });
    await leads.db.deleteFrom('leads').where('number_seat', '>', 1).execute();
    await expect(leads.add('call', lead)).resolves.toMatchObject({ number: 'O-2611-0005' });

    now = '2026-12-02T10:00:00Z';
    await beside('2612', 1);
    await expect(leads.add('call', lead)).resolves.toMatchObject({ number: 'O-2612-0002' });
    await leads.close();
  });

  it('finds a person by the digits that an older version stored otherwise', async () => {
    const leads = await createLeads(place);
    await leads.add('call', { ...lead, phone: '67 000 00 00' });
    await leads.db.updateTable('leads').set({ phone_digits: '670000000' }).execute();
    await leads.db.deleteFrom('kysely_migration').where('name', '=', '2026-11-22-phones').execute();
    await leads.close();
    await expect(readLeads(place, { phone: '+380 67 000 00 00' })).resolves.toHaveLength(1);
  });

  it('does not change a schema of a newer version', async () => {
    const db = await openDatabase(place);
    await db
      .insertInto('kysely_migration')
      .values({ name: '2099-01-01-rooms', timestamp: '2099-01-01T00:00:00.000Z' })
      .execute();
    await db.destroy();
    await expect(createLeads(place)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /^DATA.*: a newer version of this server was here \(2099-01-01-rooms\): start that version, or one after it$/,
      ),
    });
  });
}
