import { chmod, copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createLeads, readLeads } from '../../../../server/backend/createLeads.ts';
import { lockDatabase } from '../../../../tools/faults/lockedDatabase.ts';
import { describeLeadStore } from '../../../support/stores/leadStoreSuite.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-leads-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

const lead = { name: 'Олена', phone: '+380 32 000 00 00', consent: { version: '1', language: 'ua' } } as const;

describe('leads in a folder', () => {
  describeLeadStore(async () => ({ dataDir: path.join(dataDir, 'new/folder') }));

  it('waiting for a lock blocks no other request', async () => {
    const leads = await createLeads({ dataDir, writeTimeout: 60_000 });
    const { number } = await leads.add('call', lead);
    const unlock = await lockDatabase({ dataDir });
    const settled: string[] = [];
    const waiting = leads.add('call', lead).then(() => settled.push('lead'));
    await new Promise(setImmediate);
    await leads.receipt(number).then(() => settled.push('receipt'));
    await unlock();
    await waiting;
    expect(settled).toEqual(['receipt', 'lead']);
    await leads.close();
  });

  it('are all stored after a lock, also when they are more than one commit takes', async () => {
    const leads = await createLeads({ dataDir, writeTimeout: 60_000 });
    const unlock = await lockDatabase({ dataDir });
    const waiting = Promise.all(Array.from({ length: 150 }, async () => leads.add('call', lead)));
    await new Promise(setImmediate);
    await unlock();
    expect(new Set((await waiting).map(({ number }) => number)).size).toBe(150);
    await leads.close();
  });

  describe('are refused after the file', () => {
    const files = ['obriy.sqlite', 'obriy.sqlite-wal'];
    const fileGone = {
      statusCode: 503,
      code: 'DATABASE_FILE_GONE: obriy.sqlite was removed or replaced under the running server: put the file back, or restart the server',
    };

    it.each(files)('%s was moved away, and accepted again when it is back', async (name) => {
      const leads = await createLeads({ dataDir });
      const file = path.join(dataDir, name);
      await leads.add('call', lead);
      await rename(file, `${file}.away`);
      await expect(leads.add('call', lead)).rejects.toMatchObject(fileGone);
      await rename(`${file}.away`, file);
      await expect(leads.add('call', lead)).resolves.toMatchObject({ number: expect.stringMatching(/-0002$/) });
      await leads.close();
    });

    it.each(files)('%s was replaced by a copy', async (name) => {
      const leads = await createLeads({ dataDir });
      const file = path.join(dataDir, name);
      await copyFile(file, `${file}.copy`);
      await rename(`${file}.copy`, file);
      await expect(leads.add('call', lead)).rejects.toMatchObject(fileGone);
      await leads.close();
    });
  });

  it('have files that only their owner can read', async () => {
    const leads = await createLeads({ dataDir });
    await leads.add('call', lead);
    const files = await readdir(dataDir);
    expect(files).toContain('obriy.sqlite');
    for (const file of files) expect((await stat(path.join(dataDir, file))).mode & 0o777).toBe(0o600);
    await leads.close();
  });

  it('are refused with a clear message while the disk is full, and accepted again afterwards', async () => {
    const leads = await createLeads({ dataDir });
    const long = { ...lead, message: 'а'.repeat(4000) };
    await sql`pragma max_page_count = 1`.execute(leads.db);
    const failures = await Promise.allSettled([1, 2, 3].map(async () => leads.add('call', long)));
    const refused = {
      status: 'rejected',
      reason: expect.objectContaining({ statusCode: 503, code: 'ERR_SQLITE_ERROR: database or disk is full' }),
    };
    expect(failures).toEqual([refused, refused, refused]);
    await sql`pragma max_page_count = 100000`.execute(leads.db);
    await expect(leads.add('call', lead)).resolves.toMatchObject({ number: expect.stringMatching(/-0001$/) });
    await leads.close();
  });

  it('are certain to find a disk that takes writes after a check, which stores nothing', async () => {
    const leads = await createLeads({ dataDir });
    const counters = () => leads.db.selectFrom('counters').selectAll().execute();
    const before = await counters();
    const log = path.join(dataDir, 'obriy.sqlite-wal');
    const { size } = await stat(log);
    await leads.checkWriting();
    expect((await stat(log)).size).toBeGreaterThan(size);
    expect(await counters()).toEqual(before);
    await leads.close();
  });

  it('leave an empty folder unchanged when they are read', async () => {
    await expect(readLeads({ dataDir: path.join(dataDir, 'none') })).resolves.toEqual([]);
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe('an unusable data folder', () => {
  /** A folder that even the superuser cannot write to. */
  async function readOnlyFolder(): Promise<string> {
    if (process.getuid?.() === 0) return '/sys';
    const folder = path.join(dataDir, 'locked');
    await mkdir(folder, { mode: 0o500 });
    return folder;
  }

  const open = async (folder: string): Promise<unknown> =>
    createLeads({ dataDir: folder }).catch((error: unknown) => error);
  const refusal = (folder: string): object => ({
    name: 'StartError',
    message: expect.stringContaining(`DATA_DIR=${folder}: leads cannot be stored here (`),
  });

  it('is reported when it is a file', async () => {
    const file = path.join(dataDir, 'taken');
    await writeFile(file, '');
    await chmod(file, 0o400);
    for (const folder of [file, path.join(file, 'below')]) expect(await open(folder)).toMatchObject(refusal(folder));
  });

  it('is reported when it is not writable', async () => {
    const folder = await readOnlyFolder();
    expect(await open(folder)).toMatchObject(refusal(folder));
  });

  it.each(['/proc/x', '/proc/x/y/z'])(
    'is reported when it can never be created, without waiting: %s',
    async (folder) => {
      expect(await open(folder)).toMatchObject(refusal(folder));
    },
  );

  it('is reported when the database file is something else', async () => {
    await writeFile(path.join(dataDir, 'obriy.sqlite'), 'Not a database, and long enough to have a header.'.repeat(20));
    expect(await open(dataDir)).toMatchObject({ message: expect.stringContaining('(file is not a database)') });
  });
});
