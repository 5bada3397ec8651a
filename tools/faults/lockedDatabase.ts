import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';
import { databaseFile } from '../../server/backend/database/sqlite.ts';
import { startLeadProcess } from './leadProcess.ts';

/** Takes the lock that a lead needs, as another program would; returns a function that releases it. */
export async function lockDatabase({ dataDir, databaseUrl }: DatabasePlace): Promise<() => Promise<void>> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(path.resolve(databaseFile(dataDir)));
    database.exec('begin immediate');
    return async () => database.close();
  }
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('begin');
  await client.query('lock table leads');
  return async () => client.end();
}

/** Milliseconds: what docs/leads.md promises. */
const longestWait = 10_000;

/**
 * Sends leads while another program holds the lock; returns the numbers of concurrent leads that were not refused in
 * time.
 */
export async function outlastLock(place: DatabasePlace, counts: readonly number[]): Promise<string[]> {
  const { origin, kill } = await startLeadProcess({ place });
  const send = async (): Promise<number> => {
    const body = JSON.stringify({ name: 'Lead', phone: '+380320000000', agreement: true });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${origin}/api/consultations`, { method: 'POST', headers, body })).status;
  };
  const refusedInTime = async (count: number): Promise<readonly string[]> => {
    const begun = performance.now();
    const statuses = await Promise.all(Array.from({ length: count }, send));
    const took = performance.now() - begun;
    process.stdout.write(`       ${count} at once, locked out: responses after ${(took / 1000).toFixed(1)} s\n`);
    const isRefused = statuses.every((status) => status === 503);
    return isRefused && took <= longestWait ? [] : [`${count} leads: ${String([...new Set(statuses)])}`];
  };
  const problems: string[] = [];
  try {
    const unlock = await lockDatabase(place);
    try {
      for (const count of counts) problems.push(...(await refusedInTime(count)));
    } finally {
      await unlock();
    }
    if ((await send()) !== 200) problems.push('No lead was taken after the lock was gone');
  } finally {
    await kill();
  }
  return problems;
}
