import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readLeads } from '../../../server/backend/createLeads.ts';
import type { DatabasePlace } from '../../../server/backend/database/openDatabase.ts';

/** Stores leads, several at a time, until it is killed; prints the name and number of each acknowledged one. */
const writer = `
  import { createLeads } from ${JSON.stringify(path.join(import.meta.dirname, '../../../server/backend/createLeads.ts'))};
  const leads = await createLeads(JSON.parse(process.argv[1]));
  let count = 0;
  const store = async () => {
    for (;;) {
      const name = process.pid + '-' + (count += 1);
      const { number } = await leads.add('call', { name, phone: '+380320000000', consent: { version: '1', language: 'ua' } });
      console.log(name + ' ' + number);
    }
  };
  await Promise.all([store(), store(), store()]);
`;

/** A child process that stores leads there. */
export const startWriter = (place: DatabasePlace): ChildProcess =>
  spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', writer, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** The name and number of the leads that the process acknowledged before it was killed after `count` of them. */
async function acknowledgedUntilKilled(process: ChildProcess, count: number): Promise<string[]> {
  const acknowledged: string[] = [];
  if (process.stdout === null) throw new Error('The writer has no output');
  for await (const line of createInterface(process.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === count) process.kill('SIGKILL');
  }
  return acknowledged;
}

/** Every acknowledged lead is stored once, with a unique number. */
export async function expectEachOnce(place: DatabasePlace, acknowledged: readonly string[]): Promise<void> {
  const stored = await readLeads(place);
  const storedKeys = new Set(stored.map(({ name, number }) => `${name} ${number}`));
  expect(acknowledged.filter((lead) => !storedKeys.has(lead))).toEqual([]);
  expect(new Set(stored.map(({ name }) => name)).size).toBe(stored.length);
  expect(new Set(stored.map(({ number }) => number)).size).toBe(stored.length);
}

/** Starts three processes on an empty place at once, and kills each after another number of leads. */
export async function expectKilledWritersToLoseNothing(place: DatabasePlace): Promise<void> {
  const all = await Promise.all([5, 20, 60].map(async (count) => acknowledgedUntilKilled(startWriter(place), count)));
  expect(all.flat().length).toBeGreaterThanOrEqual(85);
  await expectEachOnce(place, all.flat());
}
