import { startBackend } from '../../__tests__/support/backend.ts';
import { createLeads } from '../../server/backend/createLeads.ts';
import { listLeads } from '../../server/backend/leads/listLeads.ts';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';
import { sendBadRequests, withoutConsent } from './badRequestCheck.ts';

/** Returns the faults of the responses, and of what is stored after them. */
export async function sendBadRequestsInFull(place: DatabasePlace, runs: number): Promise<string[]> {
  const store = await createLeads({ ...place, now: () => new Date('2026-11-21T10:00:00Z') });
  const test = await startBackend({
    store,
    leadsPerMinute: Number.MAX_SAFE_INTEGER,
    leadsPerPhone: Number.MAX_SAFE_INTEGER,
  });
  try {
    await sendBadRequests(test.server, runs);
    const stored = await listLeads(store.db);
    return [
      ...(stored.length > 0 ? [] : ['No request was right, so nothing was tried']),
      ...withoutConsent(stored).map(({ number }) => `${number} has no consent`),
    ];
  } finally {
    await test.close();
  }
}
