import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { bodyLimit, keyPattern } from '#contract/leads/leadFields.ts';
import type { Language } from '#domain/languages.ts';
import type { Snapshot } from '../../content/assemble.ts';
import type { KeyedRequest } from '../../database/attempts.ts';
import type { Leads } from '../../createLeads.ts';
import { sendError } from '../errors.ts';
import type { Refusal } from './leadInput.ts';
import { limitAddresses } from '../../../http/limits.ts';

export interface LeadContext {
  snapshot: () => Snapshot;
  leads: Leads;
  /** Of one address and one call. */
  leadsPerMinute: number;
  /** Of one phone, in ten minutes. */
  leadsPerPhone: number;
  /** Of one network, in an hour; half of them on a day of a center. */
  bookingsPerNetwork: number;
  /** The site's default one. */
  language: Language;
}

/** A visitor reads slots and receipts more often than submitting forms. */
const readsPerLead = 12;

type RouteOptions = RouteShorthandOptions & { exposeHeadRoute: false; bodyLimit: number };

/** Of routes that store something. */
export const writeOptions = ({ leadsPerMinute, leads }: LeadContext): RouteOptions => ({
  ...limitAddresses(leadsPerMinute, leads.now, (reply) => sendError(reply, 429)),
  exposeHeadRoute: false,
  bodyLimit,
});

/** Of routes that only read what a lead's secret opens. */
export const readOptions = ({ leadsPerMinute }: LeadContext): RouteOptions => ({
  config: { onlyReads: true, rateLimit: { max: leadsPerMinute * readsPerLead, timeWindow: '1 minute' } },
  exposeHeadRoute: false,
  bodyLimit,
});

export const sendData = (reply: FastifyReply, data: unknown): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify({ data }));

export const refuse = (reply: FastifyReply, { status, ...details }: Refusal): FastifyReply =>
  sendError(reply, status, details);

/** The attempt that the header names; undefined: none, null: it is no key. */
export function attemptOf(request: FastifyRequest, body: unknown): KeyedRequest | null | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !keyPattern.test(key)) return null;
  return { key, request: [request.method, request.routeOptions.url, request.params, body] };
}

export const badKey: Refusal = {
  status: 400,
  fields: { 'Idempotency-Key': 'must be 8 to 128 letters, digits and ._:-' },
};
