import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import type { KeyedRequest } from '../../database/attempts.ts';
import { attemptOf, badKey, type LeadContext, refuse, sendData } from './leadContext.ts';

/** The lead number of a private link; undefined when its token does not match. */
export function openedBy({ leads }: LeadContext, { params, query }: FastifyRequest): string | undefined {
  const link = calls.getVisit.params.safeParse(params);
  const key = calls.getVisit.query.safeParse(query);
  return link.success && key.success && leads.opens(key.data.token, link.data.number) ? link.data.number : undefined;
}

/** Changes what a private link opens. */
export async function storeChange(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  store: (attempt: KeyedRequest | undefined) => Promise<unknown>,
): Promise<FastifyReply> {
  const attempt = attemptOf(request, body);
  return attempt === null ? refuse(reply, badKey) : sendData(reply, await store(attempt));
}
