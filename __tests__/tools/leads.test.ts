import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createLeads, readLeads } from '../../server/backend/createLeads.ts';
import { StartError } from '../../server/startError.ts';
import { runLeads } from '../../tools/leads/runLeads.ts';
import { expectEachOnce, startWriter } from '../support/stores/leadProcesses.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-leads-tool-'));
});
afterEach(async () => rm(dataDir, { recursive: true, force: true }));

const consent = { version: '1', language: 'ua' } as const;

interface Run {
  stdout: string;
  stderr: string;
  code: unknown;
}

/** Runs in a child process. */
async function runProcess(folder: string, ...options: string[]): Promise<Run> {
  const tool = path.join(import.meta.dirname, '../../tools/leads.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', tool, ...options], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
  });
  const [stdout, stderr, [code]] = await Promise.all([buffer(child.stdout), buffer(child.stderr), once(child, 'exit')]);
  // Text decoding would remove the byte order mark.
  return { stdout: stdout.toString(), stderr: stderr.toString(), code };
}

/** Runs in this process, because a start takes half a second. */
const run = async (folder: string, ...options: string[]): Promise<Run> =>
  runLeads(options, { DATA_DIR: folder }).then(
    (stdout) => ({ stdout, stderr: '', code: 0 }),
    (error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      return { stdout: '', stderr: `${error.message}\n`, code: 1 };
    },
  );

async function store(leads: { name: string; phone: string; message?: string }[]): Promise<void> {
  const stored = await createLeads({ dataDir, now: () => new Date('2026-11-21T10:00:00Z') });
  for (const lead of leads) await stored.add('call', { ...lead, consent });
  await stored.close();
}

/** The cells of the columns name, phone and message, one row per lead. */
const written = (csv: string): string[][] =>
  csv
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.slice(1, -1).split('";"'))
    .map((cells) => [cells[3], cells[4], cells[7]].map((cell) => cell?.replaceAll('""', '"') ?? 'no cell'));

test('prints a notice without leads, and a CSV with its headers only', async () => {
  expect(await runProcess(dataDir)).toEqual({ stdout: `There are no leads in ${dataDir}\n`, stderr: '', code: 0 });
  expect((await run(path.join(dataDir, 'none'), '--csv')).stdout).toBe(
    '\uFEFF"number";"created_at";"kind";"name";"phone";"email";"send_mail_to";"message";"center";"starts_at";"visit_kind";"visit_status";"project";"flat";"reserved_until";"reservation_status";"call_wish";"call_expected";"source";"consent_version";"consent_language";"consent_at";"confirmed_at"\r\n',
  );
});

test('prints a lead per line, whatever was typed', async () => {
  await store([{ name: 'Олена', phone: '+380 32 000 00 00', message: 'Перша\n\u001B[31mдруга\u202E' }]);
  const [, line = '', ...rest] = (await run(dataDir)).stdout.split('\n');
  expect(line).toMatch(/^O-2611-0001 {2}2026-11-21 12:00 {2}call +Олена +\+380 32 000 00 00 +Перша \[31mдруга$/);
  expect(rest).toEqual(['']);
});

test('writes a CSV that shows names and phones as typed, and runs nothing', async () => {
  await store([
    { name: '=HYPERLINK("https://example.com")', phone: '+380 (32) 000-00-00', message: '-1+cmd|x' },
    { name: 'Олена; "Оля"', phone: '+380320000000', message: ' @SUM(1)' },
    { name: '+380=1+1', phone: '0320000000', message: '+1+1*"00000"' },
  ]);
  const { stdout } = await runProcess(dataDir, '--csv');
  expect(stdout.startsWith('\uFEFF')).toBe(true);
  expect(written(stdout)).toEqual([
    ["'+380=1+1", '="0320000000"', `'+1+1*"00000"`],
    ['Олена; "Оля"', '="+380320000000"', "' @SUM(1)"],
    [`'=HYPERLINK("https://example.com")`, '="+380 (32) 000-00-00"', "'-1+cmd|x"],
  ]);
});

test('writes the times of a CSV by the clocks of the center', async () => {
  await storeVisits();
  const { stdout } = await run(dataDir, '--csv');
  const [head = [], visit = [], , call = []] = stdout.split('\r\n').map((row) => row.split(';'));
  const times = ['"created_at"', '"starts_at"', '"reserved_until"', '"consent_at"'].map((name) => head.indexOf(name));
  expect(times.map((at) => visit[at])).toEqual([
    '"2026-11-23 12:00"',
    '"2026-11-24 10:00"',
    '""',
    '"2026-11-23 12:00"',
  ]);
  expect(times.map((at) => call[at])).toEqual(['"2026-11-23 12:00"', '""', '""', '"2026-11-23 12:00"']);
});

test('shows when to call, about which flat, and where the visitor came from', async () => {
  const leads = await createLeads({ dataDir, now: () => new Date('2026-11-21T10:00:00Z') });
  await leads.add('call', {
    name: 'Олена',
    phone: '+380 32 000 00 00',
    message: 'Дякую',
    project: 'lypa',
    flat: 'a-1-2-5',
    wish: { day: '2026-11-30', from: '10:00', to: '12:00' },
    call_expected: { from: '2026-11-23T07:00:00.000Z', to: '2026-11-23T07:30:00.000Z' },
    source: { utm_source: 'google', utm_campaign: 'зима' },
    consent,
  });
  await leads.close();
  const [, printed = ''] = (await run(dataDir)).stdout.split('\n');
  expect(printed).toMatch(/ {2}2026-11-30 10:00–12:00 {2}2026-11-23 09:00–09:30 +lypa +a-1-2-5 +Дякую$/);
  const [head = [], row = []] = (await run(dataDir, '--csv')).stdout.split('\r\n').map((line) => line.split('";"'));
  expect(['call_wish', 'call_expected', 'source'].map((name) => row[head.indexOf(name)])).toEqual([
    '2026-11-30 10:00–12:00',
    '2026-11-23 09:00–09:30',
    'utm_source=google; utm_campaign=зима',
  ]);
});

test('reports an error in one line', async () => {
  const file = path.join(dataDir, 'file');
  await writeFile(file, '');
  const { stdout, stderr, code } = await runProcess(file);
  expect([stdout, code]).toEqual(['', 1]);
  expect(stderr).toMatch(new RegExp(`^DATA_DIR=${file}: leads cannot be stored here \\(ENOTDIR.*\\n$`));
  for (const [day, phone] of [
    ['2026-11-31', ''],
    ['2027-02-29', '+380 …'],
  ] as const) {
    expect((await run(dataDir, '--since', day)).stderr).toBe(`${day} is no day such as 2026-11-23\n`);
    expect((await run(dataDir, 'forget', `--phone=${phone}`)).stderr).toMatch(/ is no phone number\n$/);
  }
  for (const options of [['--cvs'], ['forget'], ['confirm'], ['--csv', '--json'], ['print']]) {
    expect(await run(dataDir, ...options)).toMatchObject({
      stdout: '',
      stderr: expect.stringMatching(/^npm run tool leads \[-- options\]\n/),
      code: 1,
    });
  }
});

test('shows when visits and reservations are, and which were cancelled', async () => {
  const leads = await createLeads({ dataDir, now: () => new Date('2026-11-23T10:00:00Z') });
  const lead = { name: 'Олена', phone: '+380 32 000 00 01', project: 'lypa', flat: 'a-1-2-5', consent };
  const slot = { center: 'central', starts_at: '2026-11-24T08:00:00.000Z', capacity: 1, minutes: 60 };
  const visit = await leads.visits.book({ findSlot: () => slot, kind: 'online', lead });
  await leads.visits.cancel(visit.number);
  const { project, flat } = lead;
  await leads.reservations.reserve({ flat: () => ({ project, flat, hours: 48 }), lead });
  await leads.close();
  const shown = async (...options: string[]) =>
    (await run(dataDir, ...options)).stdout.split('\n').map((line) => line.split(/ {2,}/));
  const [heads = [], cells = []] = await shown('--kind', 'visit');
  expect(heads.slice(-6)).toEqual(['center', 'starts_at', 'visit_kind', 'visit_status', 'project', 'flat']);
  expect(cells.slice(-6)).toEqual(['central', '2026-11-24 10:00', 'online', 'cancelled', 'lypa', 'a-1-2-5']);
  const [, reservation = []] = await shown('--kind', 'reservation');
  expect(reservation.slice(-4)).toEqual(['lypa', 'a-1-2-5', '2026-11-25 12:00', 'reserved']);
  const [, inDay = []] = await shown('--visits', '2026-11-24');
  expect(inDay.slice(-2)).toEqual(['lypa', 'a-1-2-5']);
});

/** A call, and two visits on Tuesday. */
async function storeVisits(): Promise<string[]> {
  const leads = await createLeads({ dataDir, now: () => new Date('2026-11-23T10:00:00Z') });
  const numbers = [(await leads.add('call', { name: 'Олена', phone: '+380 32 000 00 01', consent })).number];
  for (const [name, hour] of [
    ['Ольга', '09'],
    ['Іван', '08'],
  ] as const) {
    const slot = { center: 'central', starts_at: `2026-11-24T${hour}:00:00.000Z`, capacity: 1, minutes: 60 };
    numbers.push(
      (
        await leads.visits.book({
          findSlot: () => slot,
          kind: 'online',
          lead: { name, phone: '+380 32 000 00 02', consent },
        })
      ).number,
    );
  }
  await leads.close();
  return numbers;
}

test('lists the visits of a day in order, by the clocks of the center', async () => {
  await storeVisits();
  const { stdout } = await run(dataDir, '--visits', '2026-11-24');
  expect(
    stdout
      .split('\n')
      .slice(1)
      .map((line) => line.split(/ {2,}/).slice(0, 5)),
  ).toEqual([
    ['10:00', 'central', 'online', 'booked', 'O-2611-0003'],
    ['11:00', 'central', 'online', 'booked', 'O-2611-0002'],
    [''],
  ]);
  expect((await run(dataDir, '--visits', '2026-11-25')).stdout).toBe(`There are no such leads in ${dataDir}\n`);
  expect((await run(dataDir, '--visits', 'tomorrow')).stderr).toBe('tomorrow is no day such as 2026-11-23\n');
});

test('writes matching leads as JSON, with all their fields', async () => {
  await storeVisits();
  const { stdout } = await run(
    dataDir,
    '--json',
    '--kind',
    'visit',
    '--phone',
    '032 000 00 02',
    '--since',
    '2026-11-23',
    '--until',
    '2026-11-23',
  );
  expect(JSON.parse(stdout)).toMatchObject([
    { number: 'O-2611-0003', name: 'Іван', visit_kind: 'online', source: null },
    { number: 'O-2611-0002', name: 'Ольга' },
  ]);
  expect((await run(dataDir, '--until', '2026-11-22', '--json')).stdout).toBe('[]\n');
});

test('confirms a lead, and erases a person', async () => {
  const [number = ''] = await storeVisits();
  expect((await run(dataDir, 'confirm', number)).stdout).toBe(`${number} is confirmed\n`);
  expect((await run(dataDir, 'confirm', 'O-2611-0009')).stderr).toBe('There is no lead O-2611-0009\n');
  expect((await run(dataDir, 'forget', '--phone', '+380320000002')).stdout).toBe(
    'Leads of this phone that were erased: 2\n',
  );
  expect(JSON.parse((await run(dataDir, '--json')).stdout)).toMatchObject([
    { number, confirmed_at: expect.any(String) },
  ]);
});

test('a backup made while leads arrive restores every lead acknowledged before it began', async () => {
  const writer = startWriter({ dataDir });
  const [file, elsewhere] = [path.join(dataDir, 'backup.sqlite'), path.join(dataDir, 'elsewhere')];
  let copying: Promise<Run> | undefined;
  const before: string[] = [];
  let after = 0;
  for await (const line of createInterface(writer.stdout ?? Readable.from([]))) {
    if (copying === undefined) before.push(line);
    else after += 1;
    if (before.length === 50 && copying === undefined) {
      copying = runProcess(dataDir, 'backup', file).finally(() => writer.kill('SIGKILL'));
    }
  }
  expect(await copying).toEqual({ stdout: `The leads are in ${file}\n`, stderr: '', code: 0 });
  expect(after).toBeGreaterThan(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await run(elsewhere, 'restore', file)).stdout).toBe(`The leads are those of ${file}\n`);
  await expectEachOnce({ dataDir: elsewhere }, before);
});

test('a restore saves the previous leads, and refuses a running server and an invalid file', async () => {
  const file = path.join(dataDir, 'backup.sqlite');
  await store([{ name: 'Олена', phone: '+380 32 000 00 00' }]);
  await run(dataDir, 'backup', file);
  expect((await run(dataDir, 'backup', file)).stderr).toBe(`${file} is there already\n`);
  await store([{ name: 'Ольга', phone: '+380 32 000 00 01' }]);

  const server = await createLeads({ dataDir });
  expect((await run(dataDir, 'restore', file)).stderr).toMatch(/obriy\.sqlite is in use: stop the server first\n$/);
  await server.close();
  await writeFile(`${file}.txt`, 'Nothing of the kind');
  expect((await run(dataDir, 'restore', `${file}.txt`)).stderr).toBe(`${file}.txt is no backup of leads\n`);
  expect(await readLeads({ dataDir })).toHaveLength(2);

  const { stdout } = await run(dataDir, 'restore', file);
  expect(await readLeads({ dataDir })).toMatchObject([{ name: 'Олена' }]);
  const backup = /are in (.*)\n/.exec(stdout)?.[1] ?? 'nowhere';
  await run(dataDir, 'restore', backup);
  expect(await readLeads({ dataDir })).toHaveLength(2);
});

/** The receipt of a new visit: its number and the token of its private link. */
async function bookVisit(folder: string, name: string): Promise<{ number: string; token: string }> {
  const leads = await createLeads({ dataDir: folder, now: () => new Date('2026-11-23T10:00:00Z') });
  const slot = { center: 'central', starts_at: '2026-11-24T09:00:00.000Z', capacity: 9, minutes: 60 };
  const lead = { name, phone: '+380 32 000 00 03', consent };
  const receipt = await leads.visits.book({ findSlot: () => slot, kind: 'online', lead });
  await leads.close();
  return receipt;
}

test.each([
  ['in its place', false],
  ['on a new machine', true],
])(
  'the private link of a visit booked after a backup opens no other visit once it is restored %s',
  async (_, isNew) => {
    const file = path.join(dataDir, 'backup.sqlite');
    const folder = isNew ? path.join(dataDir, 'new') : dataDir;
    const saved = await bookVisit(dataDir, 'Оксана');
    await run(dataDir, 'backup', file);
    const lost = await bookVisit(dataDir, 'Олена');
    expect((await run(folder, 'restore', file)).code).toBe(0);
    const later = await bookVisit(folder, 'Богдан');

    const leads = await createLeads({ dataDir: folder });
    expect(leads.opens(lost.token, later.number)).toBe(false);
    expect(await leads.visits.find(lost.number)).toBeUndefined();
    expect(leads.opens(saved.token, saved.number)).toBe(true);
    expect(await leads.visits.find(saved.number)).toMatchObject({ number: saved.number });
    await leads.close();
  },
);

test('numbers go on above those of the replaced leads, however many they are', async () => {
  const file = path.join(dataDir, 'backup.sqlite');
  await bookVisit(dataDir, 'Оксана');
  await run(dataDir, 'backup', file);
  const leads = await createLeads({ dataDir });
  await leads.db.updateTable('lead_months').set({ last_seat: 5000 }).execute();
  await leads.close();
  await run(dataDir, 'restore', file);
  expect(Number((await bookVisit(dataDir, 'Богдан')).number.slice('O-2611-'.length))).toBeGreaterThan(5000);
});

test('names the databases that a restore put aside, in which nothing is erased', async () => {
  const file = path.join(dataDir, 'backup.sqlite');
  await store([{ name: 'Олена', phone: '+380 32 000 00 00' }]);
  await run(dataDir, 'backup', file);
  const { stdout: restored } = await run(dataDir, 'restore', file);
  const [, aside = ''] = /are in (.*)\n/.exec(restored) ?? [];
  const warning = `Leads are never erased in ${aside}: delete it once compared\n`;
  expect(restored.endsWith(`${aside}\n${warning}`)).toBe(true);
  expect((await run(dataDir, 'forget', '--phone=+380320000000')).stdout).toBe(
    `Leads of this phone that were erased: 1\n${warning}`,
  );
  const variables = { DATA_DIR: dataDir, LEAD_RETENTION_DAYS: '9999' };
  expect(await runLeads(['erase-expired'], variables)).toBe(
    `Leads older than 9999 days that were erased: 0\n${warning}`,
  );
  await rm(aside);
  expect(await runLeads(['erase-expired'], variables)).toBe('Leads older than 9999 days that were erased: 0\n');
});

test('says why a backup fails', async () => {
  await store([{ name: 'Олена', phone: '+380 32 000 00 00' }]);
  const file = path.join(dataDir, 'none', 'leads.sqlite');
  const { stderr } = await runProcess(dataDir, 'backup', file);
  expect(stderr).toMatch(new RegExp(`^${file}: the backup could not be written: ENOENT: no such file.*\\n$`));
  await writeFile(path.join(dataDir, 'notes.txt'), 'Nothing of the kind');
  expect((await runProcess(dataDir, 'restore', path.join(dataDir, 'notes.txt'))).stderr).toMatch(
    /notes\.txt is no backup of leads: file is not a database\n$/,
  );
});

test('erases what is older than LEAD_RETENTION_DAYS', async () => {
  await store([{ name: 'Олена', phone: '+380 32 000 00 00' }]);
  expect((await run(dataDir, 'erase-expired')).stderr).toBe(
    'LEAD_RETENTION_DAYS does not say how long leads are stored\n',
  );
  expect(await runLeads(['erase-expired'], { DATA_DIR: dataDir, LEAD_RETENTION_DAYS: '9999' })).toMatch(/erased: 0\n$/);
});
