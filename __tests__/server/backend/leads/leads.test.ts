import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createLeads } from '../../../../server/backend/leads/index.ts';

const lead = { name: 'Олена', phone: '+380 67 000 00 00', message: 'obriy-park\nДвокімнатна?' };
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

  it('are numbered by the month in Kyiv, each number once, also from two processes on one folder', async () => {
    // 22:30 in UTC is already December in Kyiv.
    const now = () => new Date('2026-11-30T22:30:00Z');
    const stores = [await createLeads({ dataDir, now }), await createLeads({ dataDir, now })];
    const receipts = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => stores[index % 2]?.add('consultation', { ...lead, agreement: true })),
    );
    expect(receipts.map((receipt) => receipt?.number).toSorted()).toEqual(
      Array.from({ length: 30 }, (_, index) => `O-2612-${String(index + 1).padStart(4, '0')}`),
    );
    for (const store of stores) await store.close();
  });

  it('say which setting to mend when the folder cannot be used', async () => {
    const file = path.join(dataDir, 'taken');
    await writeFile(file, '');
    await chmod(file, 0o400);
    await expect(createLeads({ dataDir: file })).rejects.toThrow(`DATA_DIR ${file} cannot keep the leads`);
  });
});

const writer = `
  import { createLeads } from ${JSON.stringify(path.join(__dirname, '../../../../server/backend/leads/index.ts'))};
  const leads = await createLeads({ dataDir: process.argv[1] });
  for (;;) console.log((await leads.add('call', { name: 'A', phone: '+380670000000' })).number);
`;

const acknowledgedUntilKilled = async (process: ChildProcess, count: number): Promise<string[]> => {
  const numbers: string[] = [];
  if (process.stdout === null) throw new Error('The writer has no output');
  for await (const line of createInterface(process.stdout)) {
    numbers.push(line);
    if (numbers.length === count) process.kill('SIGKILL');
  }
  return numbers;
};

it('that were acknowledged survive a killed process', async () => {
  const acknowledged: string[] = [];
  for (const count of [1, 7, 20]) {
    const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', writer, dataDir]);
    acknowledged.push(...(await acknowledgedUntilKilled(child, count)));
  }
  const leads = await createLeads({ dataDir });
  const kept = new Set((await leads.list()).map(({ sequence }) => sequence));
  await leads.close();
  const lost = acknowledged.filter((number) => !kept.has(Number(number.split('-').at(-1))));
  expect(acknowledged.length).toBeGreaterThanOrEqual(28);
  expect(lost).toEqual([]);
});
