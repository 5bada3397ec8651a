import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/common.ts';
import { badRequest } from './badRequests.ts';
import { startBackend } from '../../__tests__/support/backend/backend.ts';
import { createLeads } from '../../server/backend/createLeads.ts';
import { type ListedLead, listLeads } from '../../server/backend/leads/listLeads.ts';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';

/** Internals of a program, in a response. */
const stack = /\bat \S+ \(|node:internal|node_modules|\.ts:\d+|SQLITE|SqliteError|kysely/i;

function faultOf(status: number, body: string): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (stack.test(body)) return 'the response reveals a part of the program';
  const parsed = JSON.parse(body) as object;
  const fits = status === 200 ? 'data' in parsed : ApiError.safeParse(parsed).success;
  return fits ? undefined : `the response is not of the contract, status ${status}`;
}

/**
 * Sends so many wrong and half-wrong requests to the lead calls; throws with the smallest one that gets a forbidden
 * response.
 */
async function sendBadRequests(server: FastifyInstance, runs: number): Promise<void> {
  const property = fc.asyncProperty(badRequest, async (request) => {
    const response = await server.inject(request);
    const fault = faultOf(response.statusCode, response.body);
    if (fault !== undefined) throw new Error(fault);
  });
  await fc.assert(property, { numRuns: runs });
}

const withoutConsent = (stored: readonly ListedLead[]): readonly ListedLead[] =>
  stored.filter(({ consent_version, consent_language, consent_at }) =>
    [consent_version, consent_language, consent_at].includes(null),
  );

/** Returns the faults of the responses, and of what is stored after them. */
export async function sendBadRequestsInFull(place: DatabasePlace, runs: number): Promise<string[]> {
  const store = await createLeads({ ...place, now: () => new Date('2026-11-21T10:00:00Z') });
  const test = await startBackend({
    store,
    leadsPerMinute: Number.MAX_SAFE_INTEGER,
    leadsPerPhone: Number.MAX_SAFE_INTEGER,
    bookingsPerNetwork: Number.MAX_SAFE_INTEGER,
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
