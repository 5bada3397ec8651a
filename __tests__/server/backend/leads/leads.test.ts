import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createLeads, readLeads } from '../../../../server/backend/leads/index.ts';

const lead = { name: 'Олена', phone: '+380 32 000 00 00', message: 'obriy-park\nДвокімнатна?' };
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-leads-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

describe('leads', () => {
  it('are there after a restart, with all that was sent', async () => {
    const first = await createLeads({ dataDir, now: () => new Date('2026-11-21T10:00:00Z') });
    await first.add('call', { ...lead, send_mail_to: 'park@obriy.example' });
    await first.close();

    const second = await createLeads({ dataDir });
    await expect(second.list()).resolves.toEqual([
      expect.objectContaining({ ...lead, kind: 'call', email: null, send_mail_to: 'park@obriy.example', created_at: '2026-11-21T10:00:00.000Z' }),
    ]);
    await second.close();
  });

  it('are listed newest first, in a folder that was not there', async () => {
    const leads = await createLeads({ dataDir: path.join(dataDir, 'new/folder') });
    await leads.add('call', lead);
    await leads.add('consultation', { name: 'Olha', phone: '00000', email: 'o@example.com', agreement: true });
    const stored = await leads.list();
    await leads.close();
    expect(stored).toMatchObject([{ kind: 'consultation', email: 'o@example.com' }, { kind: 'call', ...lead, email: null }]);
  });

  it('are numbered by the month in Kyiv, each number once, also from two processes on one folder', async () => {
    // 22:30 in UTC is already December in Kyiv.
    const now = () => new Date('2026-11-30T22:30:00Z');
    const stores = await Promise.all([createLeads({ dataDir, now }), createLeads({ dataDir, now })]);
    const receipts = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => stores[index % 2]?.add('consultation', { ...lead, agreement: true })),
    );
    expect(receipts.map((receipt) => receipt?.number).toSorted()).toEqual(
      Array.from({ length: 30 }, (_, index) => `O-2612-${String(index + 1).padStart(4, '0')}`),
    );
    for (const store of stores) await store.close();
  });

  it('can be read by nobody else', async () => {
    const leads = await createLeads({ dataDir });
    await leads.add('call', lead);
    const files = await readdir(dataDir);
    expect(files).toContain('obriy.sqlite');
    for (const file of files) expect((await stat(path.join(dataDir, file))).mode & 0o777).toBe(0o600);
    await leads.close();
  });

  it('tell nothing personal when one cannot be stored', async () => {
    const leads = await createLeads({ dataDir });
    await leads.close();
    await expect(leads.add('call', lead)).rejects.toThrow(/^(?!.*(?:Олена|\+380))/);
  });

  it('that are read leave an empty folder as it is', async () => {
    await expect(readLeads(path.join(dataDir, 'none'))).resolves.toEqual([]);
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe('a data folder that cannot be used', () => {
  /** The superuser may write to every folder of a disk, but not to this one. */
  async function readOnlyFolder(): Promise<string> {
    if (process.getuid?.() === 0) return '/sys';
    const folder = path.join(dataDir, 'locked');
    await mkdir(folder, { mode: 0o500 });
    return folder;
  }

  const open = async (folder: string): Promise<unknown> => createLeads({ dataDir: folder }).catch((error: unknown) => error);
  const refusal = (folder: string): object => ({
    name: 'StartError',
    message: expect.stringContaining(`DATA_DIR=${folder}: leads cannot be stored here (`),
  });

  it('is named when it is a file', async () => {
    const file = path.join(dataDir, 'taken');
    await writeFile(file, '');
    await chmod(file, 0o400);
    for (const folder of [file, path.join(file, 'below')]) expect(await open(folder)).toMatchObject(refusal(folder));
  });

  it('is named when nothing may be written there', async () => {
    const folder = await readOnlyFolder();
    expect(await open(folder)).toMatchObject(refusal(folder));
  });

  it.each(['/proc/x', '/proc/x/y/z'])('is named when it can never be made, without waiting: %s', async (folder) => {
    expect(await open(folder)).toMatchObject(refusal(folder));
  });

  it('is named when the file of the leads is something else', async () => {
    await writeFile(path.join(dataDir, 'obriy.sqlite'), 'Not a database, and long enough to be asked for its header.'.repeat(20));
    expect(await open(dataDir)).toMatchObject(refusal(dataDir));
  });
});

const writer = `
  import { createLeads } from ${JSON.stringify(path.join(__dirname, '../../../../server/backend/leads/index.ts'))};
  const leads = await createLeads({ dataDir: process.argv[1] });
  for (;;) console.log((await leads.add('call', { name: 'A', phone: '+380320000000' })).number);
`;

const startWriter = (): ChildProcess => spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', writer, dataDir]);

const acknowledgedUntilKilled = async (process: ChildProcess, count: number): Promise<string[]> => {
  const numbers: string[] = [];
  if (process.stdout === null) throw new Error('The writer has no output');
  for await (const line of createInterface(process.stdout)) {
    numbers.push(line);
    if (numbers.length === count) process.kill('SIGKILL');
  }
  return numbers;
};

const lostOf = async (acknowledged: readonly string[]): Promise<string[]> => {
  const kept = new Set((await readLeads(dataDir)).map(({ number }) => number));
  return acknowledged.filter((number) => !kept.has(number));
};

it('leads that were acknowledged survive a killed process, again and again', async () => {
  const acknowledged: string[] = [];
  for (const count of [1, 20, 60]) acknowledged.push(...(await acknowledgedUntilKilled(startWriter(), count)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(81);
  expect(await lostOf(acknowledged)).toEqual([]);
}, 30_000);

it('processes that are started at once on a new folder all store their leads', async () => {
  const all = await Promise.all([1, 2, 3].map(async () => acknowledgedUntilKilled(startWriter(), 10)));
  for (const numbers of all) expect(numbers.length).toBeGreaterThanOrEqual(10);
  expect(new Set(all.flat()).size).toBe(all.flat().length);
  expect(await lostOf(all.flat())).toEqual([]);
}, 30_000);
