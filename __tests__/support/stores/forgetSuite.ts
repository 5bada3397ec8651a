import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { confirmLead } from '../../../server/backend/leads/receipts.ts';
import { eraseLeads } from '../../../server/backend/leads/eraseLeads.ts';
import { eraseExpired, runHousekeeping, startHousekeeping } from '../../../server/backend/leads/housekeeping.ts';
import { createLeads, type StoredLeads } from '../../../server/backend/createLeads.ts';
import { listLeads } from '../../../server/backend/leads/listLeads.ts';
import type { DatabasePlace } from '../../../server/backend/database/openDatabase.ts';
import { mailFolder } from '../../../server/backend/delivery/mailFiles.ts';
import { startDelivery } from '../../../server/backend/delivery/index.ts';
import { loadContent } from '../../../server/backend/loadContent.ts';
import { whenDelivered } from '../../../tools/faults/whatIsStored.ts';
import type { BackendLogger } from '../../../server/backend/liveContent.ts';
import { fixtureContent } from '../backend/backend.ts';
import { standInMedia } from '../site/standInParts.ts';

const consent = { version: '1', language: 'ua' as const };
const olena = { name: 'Олена', phone: '+380 (32) 000-00-01', consent };
const olha = { name: 'Ольга', phone: '+380320000002', consent };
const logger = { info: () => {}, error: () => {} };

/** Retention and erasure of leads, for any store. `newPlace` has a folder for emails too. */
// oxlint-disable-next-line jest/no-export -- the same tests run in two files, one for each store
export function describeForgetting(newPlace: () => Promise<DatabasePlace>): void {
  let place: DatabasePlace;
  let leads: StoredLeads;
  let clock: Date;
  beforeEach(async () => {
    clock = new Date('2026-11-23T10:00:00Z');
    place = await newPlace();
    leads = await createLeads({ ...place, now: () => clock });
  });
  afterEach(async () => leads.close());

  const slot = () => ({ center: 'central', starts_at: '2026-11-24T08:00:00.000Z', capacity: 1, minutes: 60 });

  async function writeEmails(): Promise<void> {
    const { ua: content } = await loadContent(fixtureContent, standInMedia);
    const worker = startDelivery({
      settings: {},
      leads,
      dataDir: place.dataDir,
      content: () => content,
      language: 'ua',
      logger,
      pause: 2,
    });
    await whenDelivered(place);
    await worker.stop();
  }

  it('a person is erased everywhere, however the phone is written, and nobody else is', async () => {
    await leads.add('call', olena, { key: 'key-of-olena', request: 1 });
    const remaining = await leads.add('call', olha, { key: 'key-of-olha', request: 1 });
    const visit = await leads.visits.book({ findSlot: slot, kind: 'online', lead: { ...olena, phone: '0320000001' } });
    await writeEmails();
    expect(await eraseLeads(leads, place.dataDir, { phone: '380 32 0000001' })).toBe(2);
    expect((await listLeads(leads.db)).map(({ number }) => number)).toEqual([remaining.number]);
    expect((await readdir(mailFolder(place.dataDir))).map((name) => /O-\d+-\d+/.exec(name)?.[0])).toEqual([
      remaining.number,
    ]);
    const left = await Promise.all(
      (['attempts', 'deliveries', 'visits', 'seats'] as const).map(async (table) =>
        leads.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(left.map(({ length }) => length)).toEqual([1, 1, 0, 0]);
    expect([await leads.receipt(visit.number), await leads.visits.find(visit.number)]).toEqual([undefined, undefined]);
    await expect(leads.visits.book({ findSlot: slot, kind: 'online', lead: olha })).resolves.toBeDefined();
  });

  it('a lead is there until its emails are gone, and the log says why', async () => {
    const logged: string[] = [];
    const log = { info: (line: string) => void logged.push(line), error: (line: string) => void logged.push(line) };
    await leads.add('call', olena);
    await writeEmails();
    const mail = mailFolder(place.dataDir);
    await rename(mail, `${mail}.away`);
    await writeFile(mail, 'no folder');
    clock = new Date('2026-11-26T10:00:00Z');
    await startHousekeeping({ leads, dataDir: place.dataDir, logger: log, retentionDays: 1 })();
    expect(logged).toEqual(['Old leads were not erased: their emails cannot be removed (ENOTDIR)']);
    await rm(mail);
    await rename(`${mail}.away`, mail);
    expect(await eraseLeads(leads, place.dataDir, { phone: olena.phone })).toBe(1);
    expect(await readdir(mail)).toEqual([]);
  });

  it('pending deliveries are erased too, and never sent', async () => {
    await leads.add('call', olena);
    await eraseLeads(leads, place.dataDir, { phone: olena.phone });
    expect(await whenDelivered(place)).toEqual([]);
  });

  it('leads are erased after the retention time, if the company sets one', async () => {
    await leads.add('call', olena, { key: 'key-of-olena', request: 1 });
    await leads.holds.hold(slot);
    clock = new Date('2026-12-30T10:00:00Z');
    await leads.add('call', olha);
    await runHousekeeping({ leads, dataDir: place.dataDir, logger });
    expect([
      await leads.db.selectFrom('attempts').selectAll().execute(),
      await leads.db.selectFrom('seats').selectAll().execute(),
    ]).toEqual([[], []]);
    expect(await listLeads(leads.db)).toHaveLength(2);
    expect(await eraseExpired(leads, place.dataDir, 30)).toBe(1);
    expect(await listLeads(leads.db)).toMatchObject([{ name: 'Ольга' }]);
  });

  /** One run a day, as on a server that is always on. */
  async function passDays(count: number, retentionDays: number, log: BackendLogger = logger): Promise<void> {
    for (let passed = 0; passed < count; passed += 1) {
      clock = new Date(clock.getTime() + 86_400_000);
      await runHousekeeping({ leads, dataDir: place.dataDir, logger: log, retentionDays });
    }
  }
  const left = async () => (await listLeads(leads.db)).map(({ name }) => name);

  it('leads are erased automatically on the day on which their time is over', async () => {
    await leads.add('call', olena);
    await passDays(3, 7);
    await leads.add('call', olha);
    await passDays(4, 7);
    expect(await left()).toEqual(['Ольга', 'Олена']);
    await passDays(1, 7);
    expect(await left()).toEqual(['Ольга']);
    await passDays(3, 7);
    expect(await left()).toEqual([]);
  });

  it.each([
    ['a clock that is 400 days ahead', 400, 365, 365],
    ['a clock that is 8 days ahead', 8, 2, 2],
    ['a setting that lost a digit', 1, 365, 3],
  ])('%s erases nothing without confirmation, however often it is tried', async (_, ahead, before, after) => {
    const logged: string[] = [];
    const log = { info: (line: string) => void logged.push(line), error: (line: string) => void logged.push(line) };
    await leads.add('call', olena);
    await passDays(6, before > 6 ? before : 30, log);
    await leads.add('call', olha);
    expect(logged).toEqual([]);
    clock = new Date(clock.getTime() + ahead * 86_400_000);
    for (let tried = 0; tried < 3; tried += 1) {
      await runHousekeeping({ leads, dataDir: place.dataDir, logger: log, retentionDays: after });
    }
    expect(await left()).toContain('Олена');
    expect(logged).toEqual([logged[0], logged[0], logged[0]]);
    expect(logged[0]).toMatch(/were not erased: \d; .* npm run tool leads -- erase-expired$/);
    await eraseExpired(leads, place.dataDir, after);
    expect(await left()).not.toContain('Олена');
  });

  it('the log names a database that a restore put aside, while leads expire', async () => {
    const logged: string[] = [];
    const log = { info: () => {}, error: (line: string) => void logged.push(line) };
    const aside = path.join(place.dataDir, 'obriy.sqlite.20261123T100000000');
    await writeFile(aside, '');
    await runHousekeeping({ leads, dataDir: place.dataDir, logger: log });
    expect(logged).toEqual([]);
    await runHousekeeping({ leads, dataDir: place.dataDir, logger: log, retentionDays: 7 });
    expect(logged).toEqual([`Leads are never erased in ${aside}: delete it once compared`]);
  });

  it('an expected visitor keeps the visit, however long ago it was booked', async () => {
    await leads.visits.book({
      findSlot: () => ({ ...slot(), starts_at: '2026-12-04T08:00:00.000Z' }),
      kind: 'online',
      lead: olena,
    });
    clock = new Date('2026-12-03T10:00:00Z');
    await runHousekeeping({ leads, dataDir: place.dataDir, logger, retentionDays: 7 });
    expect(await listLeads(leads.db)).toMatchObject([{ name: 'Олена' }]);
    await passDays(9, 7);
    expect(await left()).toEqual([]);
  });

  it('a lead that a salesperson took is confirmed', async () => {
    const { number } = await leads.add('call', olena);
    expect([
      await confirmLead(leads, number),
      await confirmLead(leads, 'O-2611-9999'),
      await confirmLead(leads, 'nonsense'),
    ]).toEqual([true, false, false]);
    expect(await leads.receipt(number)).toMatchObject({ status: 'confirmed' });
  });

  it('lists by kind, phone and day', async () => {
    await leads.add('call', olena);
    clock = new Date('2026-11-24T10:00:00Z');
    await leads.add('consultation', olha);
    const visit = await leads.visits.book({
      findSlot: () => ({ ...slot(), starts_at: '2026-11-25T08:00:00.000Z' }),
      kind: 'online',
      lead: olena,
    });
    const names = async (filter: Parameters<typeof listLeads>[1]) =>
      (await listLeads(leads.db, filter)).map(({ name, kind }) => `${name} ${kind}`);
    expect(await names({ phone: '032 000 00 01' })).toEqual(['Олена visit', 'Олена call']);
    expect(await names({ since: '2026-11-24T00:00:00.000Z', kind: 'consultation' })).toEqual(['Ольга consultation']);
    expect(await names({ until: '2026-11-24T00:00:00.000Z' })).toEqual(['Олена call']);
    expect(
      await listLeads(leads.db, { visitsFrom: '2026-11-25T00:00:00.000Z', visitsUntil: '2026-11-26T00:00:00.000Z' }),
    ).toMatchObject([{ number: visit.number, center: 'central', visit_kind: 'online', visit_status: 'booked' }]);
  });
}
