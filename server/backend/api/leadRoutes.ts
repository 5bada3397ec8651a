import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Answer, calls } from '#contract/calls.ts';
import type { ApplicationQuery } from '#contract/lead.ts';
import type { LeadCallId } from '../answers/index.ts';
import type { Snapshot } from '../content/assemble.ts';
import type { Leads } from '../ports.ts';
import { fieldsOf, sendError } from './errors.ts';
import { routePath } from './paths.ts';

export interface LeadContext {
  snapshot: () => Snapshot;
  leads: Leads;
  /** Of one address. */
  leadsPerMinute: number;
}

/** A recipient that the content does not name is a stranger's: honouring it would make a mail relay. */
function withKnownRecipient({ send_mail_to, ...lead }: ApplicationQuery, snapshot: Snapshot): ApplicationQuery {
  const known = send_mail_to !== undefined && snapshot.ua.projects.some((project) => project.send_mail_to === send_mail_to);
  return known ? { ...lead, send_mail_to } : lead;
}

const receipt = (reply: FastifyReply, data: Answer<LeadCallId>['data']): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify({ data }));

/** Calls that store what a visitor typed: never cached, never logged, never by HEAD. */
export function registerLeads(api: FastifyInstance, { snapshot, leads, leadsPerMinute }: LeadContext): void {
  const config = { rateLimit: { max: leadsPerMinute, timeWindow: '1 minute' } };
  api.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

  api.get(routePath(calls.requestCall.path), { config, exposeHeadRoute: false }, async (request, reply) => {
    const lead = calls.requestCall.query.safeParse(request.query);
    if (!lead.success) return sendError(reply, 400, undefined, fieldsOf(lead.error));
    return receipt(reply, await leads.add('call', withKnownRecipient(lead.data, snapshot())));
  });

  api.post(routePath(calls.requestConsultation.path), { config }, async (request, reply) => {
    const lead = calls.requestConsultation.body.safeParse(request.body);
    if (!lead.success) return sendError(reply, 400, undefined, fieldsOf(lead.error));
    return receipt(reply, await leads.add('consultation', lead.data));
  });
}
