import { setTimeout } from 'node:timers/promises';
import { createLeads } from '../../server/backend/createLeads.ts';
import { listLeads, type ListedLead } from '../../server/backend/leads/listLeads.ts';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';
import type { PendingLead } from './sendLeads.ts';

/** Waits until every event is delivered; throws after `timeout` milliseconds. */
export async function whenDelivered(place: DatabasePlace, timeout = 60_000): Promise<readonly ListedLead[]> {
  const { db, close } = await createLeads(place);
  try {
    for (const end = Date.now() + timeout; ; await setTimeout(20)) {
      const waiting = await db
        .selectFrom('deliveries')
        .select('position')
        .where('delivered_at', 'is', null)
        .limit(1)
        .executeTakeFirst();
      if (waiting === undefined) return await listLeads(db);
      if (Date.now() > end) throw new Error('What waits was not delivered in time');
    }
  } finally {
    await close();
  }
}

/** The faults of the stored data; none when every acknowledged lead is stored once under its number. */
export function lostOrDoubled(sent: readonly PendingLead[], stored: readonly ListedLead[]): string[] {
  const problems: string[] = [];
  const byName = Map.groupBy(stored, ({ name }) => name);
  for (const { name, number } of sent) {
    const found = byName.get(name) ?? [];
    if (number !== undefined && found.length === 0) {
      problems.push(`${name} was acknowledged as ${number} and is not there`);
    }
    if (found.length > 1) problems.push(`${name} is there ${found.length} times`);
    if (number !== undefined && found.length === 1 && found[0]?.number !== number) {
      problems.push(`${name} has another number than ${number}`);
    }
  }
  if (new Set(stored.map(({ number }) => number)).size !== stored.length) problems.push('A number is there twice');
  return problems;
}
