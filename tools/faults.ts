import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../__tests__/support/stores/postgres.ts';
import type { DatabasePlace } from '../server/backend/database/openDatabase.ts';
import { sendBadRequestsInFull } from './faults/badRequestsInFull.ts';
import { bookAtOnce } from './faults/bookAtOnce.ts';
import { killReservations } from './faults/killedReservations.ts';
import { killWriters } from './faults/killedWriters.ts';
import { outlastLock } from './faults/lockedDatabase.ts';
import { loseReplies } from './faults/loseReply.ts';
import { outlastMailOutage } from './faults/mailOutage.ts';
import { reserveAtOnce } from './faults/reserveAtOnce.ts';
import { killOneOfThree } from './faults/threeProcesses.ts';

function oneOfThousand(statuses: Readonly<Record<string, number>>): string[] {
  const received = JSON.stringify(statuses);
  return received === '{"200":1,"409":999}' ? [] : [`1000 requests got ${received}`];
}

/** All faults on the way of a lead, in full; the tests have a short form of each. */
const faults: Readonly<Record<string, (place: DatabasePlace) => Promise<readonly string[]>>> = {
  'bookings of one slot': async (place) => oneOfThousand(await bookAtOnce(place, 1000)),
  'reservations of one flat': async (place) => oneOfThousand(await reserveAtOnce(place, 1000, 'flat')),
  'reservations by one phone': async (place) => oneOfThousand(await reserveAtOnce(place, 1000, 'phone')),
  'kill -9': async (place) => killWriters({ place, rounds: 50, leads: 200 }),
  'kill -9 amid reservations': async (place) => killReservations(place, 20, 40),
  'lost replies': async (place) => loseReplies(place, 200),
  'locked database': async (place) => outlastLock(place, [1, 10, 60, 300]),
  'mail outage': async (place) => outlastMailOutage(place, 200),
  'bad requests': async (place) => sendBadRequestsInFull(place, 10_000),
  'three processes': async (place) => killOneOfThree({ place, leads: 1000 }),
};

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, embedded: { type: 'boolean', default: false } },
});
const selected = Object.entries(faults).filter(([name]) => options.only === undefined || name.includes(options.only));

async function withFolder<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-faults-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function report(store: string, name: string, problems: Promise<readonly string[]>): Promise<void> {
  const begun = performance.now();
  const found = await problems.catch((error: unknown) => [String(error)]);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${store}: ${name} (${seconds} s)\n`);
  for (const problem of found.slice(0, 10)) process.stdout.write(`       ${problem}\n`);
  if (found.length > 0) process.exitCode = 1;
}

for (const [name, run] of selected) {
  if (name !== 'three processes') await withFolder(async (dataDir) => report('embedded', name, run({ dataDir })));
}
if (!options.embedded) {
  const postgres = await startPostgres();
  try {
    for (const [name, run] of selected) {
      await withFolder(async (dataDir) =>
        report('PostgreSQL', name, run({ dataDir, databaseUrl: await postgres.createDatabase() })),
      );
    }
  } finally {
    await postgres.dispose();
  }
}
