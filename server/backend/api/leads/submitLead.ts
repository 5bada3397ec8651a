import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyedRequest } from '../../database/attempts.ts';
import { phoneDigits } from '../../database/phoneDigits.ts';
import { attemptOf, badKey, refuse, sendData } from './leadContext.ts';
import { spamCheck, type LeadInput } from './leadInput.ts';
import { sendError } from '../errors.ts';
import type { Limit } from '../../../http/limits.ts';

interface LeadRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly phones: Limit;
}

/** Stores a lead that fits the contract, unless a program seems to have sent it or its phone has sent too many. */
export async function submitLead(
  { request, reply, phones }: LeadRequest,
  input: LeadInput,
  store: (attempt: KeyedRequest | undefined) => Promise<unknown>,
): Promise<FastifyReply> {
  const attempt = attemptOf(request, input);
  if (attempt === null) return refuse(reply, badKey);
  const suspicion = spamCheck(input);
  if (suspicion !== undefined) return refuse(reply, suspicion);
  const taken = phones.take(phoneDigits(input.phone), attempt?.key);
  if (typeof taken === 'number') return sendError(reply.header('retry-after', taken), 429);
  const stored = await store(attempt).catch((error: unknown) => {
    taken();
    throw error;
  });
  return sendData(reply, stored);
}
