import autocannon from 'autocannon';
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../../__tests__/support/stores/findPostgres.ts';
import { startPostgres } from '../../../__tests__/support/stores/postgres.ts';
import { atLeast, atMost, type Figure } from '../figures.ts';
import { median } from '../median.ts';

const connections = 16;

/** The limit of the disk for one writer: appends, each flushed before the next begins. */
async function durableAppends(folder: string, seconds: number): Promise<number> {
  const file = await open(path.join(folder, 'appends'), 'a');
  const row = Buffer.alloc(4096, 'x');
  const end = performance.now() + seconds * 1000;
  let appends = 0;
  for (; performance.now() < end; appends += 1) {
    await file.write(row);
    await file.datasync();
  }
  await file.close();
  return appends / seconds;
}

/** The cookie that a visitor's browser has before it sends a form. */
async function tokenOf(origin: string): Promise<string> {
  const { headers } = await fetch(`${origin}/api/projects`);
  return /XSRF-TOKEN=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
}

async function sendLeads(
  origin: string,
  seconds: number,
): Promise<{ readonly perSecond: number; readonly p99: number }> {
  const token = await tokenOf(origin);
  const result = await autocannon({
    url: `${origin}/api/application?name=%D0%9E%D0%BB%D0%B5%D0%BD%D0%B0&phone=%2B380320000000&message=obriy-park&agreement=true`,
    connections,
    duration: seconds,
    headers: { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token, 'accept-language': 'ua' },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} leads were not taken`);
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 };
}

/** Pins all threads of the process to one core; only Linux supports it. */
async function pinToOneCore(pid: number | undefined): Promise<boolean> {
  return promisify(execFile)('taskset', ['-a', '-p', '-c', '0', String(pid)]).then(
    () => true,
    () => false,
  );
}

/**
 * Sends leads through the reference backend to SQLite on this disk, or to the PostgreSQL at `databaseUrl`, which stores
 * them: acknowledged once they would survive a power cut. Only the embedded one has goals: the other may be anywhere.
 */
async function benchLeads({ rounds = 3, seconds = 4, databaseUrl = '', contentDir = '' } = {}): Promise<
  readonly Figure[]
> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-leads-'));
  const child = fork(path.join(import.meta.dirname, 'leadServer.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Not an argument: everybody on the machine can read those, and the address may contain a password.
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      DATABASE_URL: databaseUrl,
      SMTP_URL: '',
      WEBHOOK_URL: '',
    },
  });
  try {
    const [origin] = (await once(child, 'message')) as [string];
    const place = (await pinToOneCore(child.pid)) ? ' on one core' : '';
    await sendLeads(origin, 1);
    const taken: { readonly perSecond: number; readonly p99: number; readonly appends: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      taken.push({ appends: await durableAppends(dataDir, 1), ...(await sendLeads(origin, seconds)) });
    }
    const embedded = databaseUrl === '';
    const store = embedded ? 'embedded' : 'PostgreSQL';
    const reference = { name: 'appends with datasync', value: median(taken.map(({ appends }) => appends)) };
    return [
      {
        name: `leads, ${store} and durable${place}`,
        value: median(taken.map(({ perSecond }) => perSecond)),
        unit: '/s',
        reference,
        ...(embedded ? { goal: atLeast(1300) } : {}),
      },
      {
        name: `leads, ${store}, p99 with ${connections} at a time`,
        value: median(taken.map(({ p99 }) => p99)),
        unit: 'ms',
        ...(embedded ? { goal: atMost(40) } : {}),
      },
    ];
  } finally {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    await rm(dataDir, { recursive: true });
  }
}

/** Both stores: a PostgreSQL of the benchmark, which flushes to the disk, where none is named and one is installed. */
export async function benchLeadStores(): Promise<readonly Figure[]> {
  const embedded = await benchLeads({ databaseUrl: '' });
  const named = process.env['DATABASE_URL'];
  if (named !== undefined) return [...embedded, ...(await benchLeads({ databaseUrl: named }))];
  if (findPostgres() === undefined) return embedded;
  const postgres = await startPostgres({ durable: true });
  try {
    return [...embedded, ...(await benchLeads({ databaseUrl: await postgres.createDatabase() }))];
  } finally {
    await postgres.dispose();
  }
}
