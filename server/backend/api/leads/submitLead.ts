import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyedRequest } from '../../database/attempts.ts';
import { phoneDigits } from '../../database/phoneDigits.ts';
import { attemptOf, badKey, refuse, sendData } from './leadContext.ts';
import { spamCheck, type LeadInput } from './leadInput.ts';
import { sendError } from '../errors.ts';
import type { Limit } from '../../../http/limits.ts';

/** A limit that the lead counts for, and whose. */
export type KeyedLimit = readonly [limit: Limit, key: string];

interface LeadRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly phones: Limit;
  readonly limits?: readonly KeyedLimit[];
}

/** Stores a lead that fits the contract, unless a program seems to have sent it or its phone or a given limit has had too many. */
export async function submitLead(
  { request, reply, phones, limits = [] }: LeadRequest,
  input: LeadInput,
  store: (attempt: KeyedRequest | undefined) => Promise<unknown>,
): Promise<FastifyReply> {
  const attempt = attemptOf(request, input);
  if (attempt === null) return refuse(reply, badKey);
  const suspicion = spamCheck(input);
  if (suspicion !== undefined) return refuse(reply, suspicion);
  const counted: (() => void)[] = [];
  const takeBack = (): void => counted.forEach((undo) => undo());
  for (const [limit, key] of [[phones, phoneDigits(input.phone)] as const, ...limits]) {
    const taken = limit.take(key, attempt?.key);
    if (typeof taken === 'number') {
      takeBack();
      return sendError(reply.header('retry-after', taken), 429);
    }
    counted.push(taken);
  }
  const stored = await store(attempt).catch((error: unknown) => {
    takeBack();
    throw error;
  });
  return sendData(reply, stored);
}
