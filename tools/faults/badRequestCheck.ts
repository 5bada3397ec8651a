import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/common.ts';
import type { ListedLead } from '../../server/backend/leads/listLeads.ts';
import { badRequest } from './badRequests.ts';

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
export async function sendBadRequests(server: FastifyInstance, runs: number, seed?: number): Promise<void> {
  const property = fc.asyncProperty(badRequest, async (request) => {
    const response = await server.inject(request);
    const fault = faultOf(response.statusCode, response.body);
    if (fault !== undefined) throw new Error(fault);
  });
  await fc.assert(property, { numRuns: runs, ...(seed === undefined ? {} : { seed }) });
}

/** Leads without consent: none. */
export const withoutConsent = (stored: readonly ListedLead[]): readonly ListedLead[] =>
  stored.filter(({ consent_version, consent_language, consent_at }) =>
    [consent_version, consent_language, consent_at].includes(null),
  );
