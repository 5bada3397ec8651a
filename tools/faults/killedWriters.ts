import { readdir } from 'node:fs/promises';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';
import { startLeadProcess } from './leadProcess.ts';
import { pendingLeads, sendLeads } from './sendLeads.ts';
import { lostOrDoubled, whenDelivered } from './whatIsStored.ts';
import { mailFolder } from '../../server/backend/delivery/mailFiles.ts';

interface KilledWriters {
  readonly place: DatabasePlace;
  readonly contentDir?: string;
  readonly rounds: number;
  readonly leads: number;
}

/**
 * In each round the process is killed during its leads; unacknowledged ones are sent to the next process with the same
 * keys. Every email is a file. Returns the faults at the end.
 */
export async function killWriters({ place, contentDir, rounds, leads }: KilledWriters): Promise<string[]> {
  const start = async () => startLeadProcess({ place, ...(contentDir === undefined ? {} : { contentDir }) });
  const all = pendingLeads(rounds * leads, 'Lead');
  for (let round = 0; round < rounds; round += 1) {
    const server = await start();
    // Somewhere in the middle, another place in each round.
    const last = Math.ceil((leads * (round + 1)) / (rounds + 1));
    const batch = all.slice(0, (round + 1) * leads);
    await sendLeads(batch, {
      origin: () => server.origin,
      acknowledged: (count) => void (count === last && server.kill()),
    });
    await server.kill();
  }
  const server = await start();
  try {
    const unsent = await sendLeads(all, { origin: () => server.origin });
    const stored = await whenDelivered(place, 180_000);
    const emails = (await readdir(mailFolder(place.dataDir))).filter((name) => name.endsWith('.eml'));
    const emailsOf = Map.groupBy(emails, (name) => /O-\d+-\d+/.exec(name)?.[0] ?? '');
    return [
      ...unsent.map(({ name }) => `${name} was never acknowledged`),
      ...lostOrDoubled(all, stored),
      ...(stored.length === all.length ? [] : [`${stored.length} leads are there instead of ${all.length}`]),
      ...stored
        .filter(({ number }) => emailsOf.get(number)?.length !== 1)
        .map(({ number }) => `${number} has ${emailsOf.get(number)?.length ?? 0} emails`),
    ];
  } finally {
    await server.kill();
  }
}
