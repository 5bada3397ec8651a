import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import type { ApplicationQuery, ConsultationBody, TimeWindow } from '#contract/leads/lead.ts';
import { addDays } from '#domain/time/days.ts';
import { momentInKyiv } from '#domain/time/kyivMoment.ts';
import { inKyiv } from '#domain/time/kyivTime.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { Limit } from '../../../http/limits.ts';
import type { Snapshot } from '../../content/assemble.ts';
import { isPublished, projectMailbox } from '../../content/mailboxes.ts';
import type { CallWish } from '../../database/tables.ts';
import type { NewLead } from '../../leads/insertLead.ts';
import { type Opening, openOn, type OpenHours } from '../../visits/openingSlots.ts';
import { fieldsOf, sendError } from '../errors.ts';
import { type LeadContext, readOptions, refuse, sendData, writeOptions } from './leadContext.ts';
import { validationError, newLead } from './leadInput.ts';
import { routePath } from '../paths.ts';
import { submitLead } from './submitLead.ts';

/** A request without a recipient (its browser had not loaded the project) goes to the mailbox of the named project. */
export function withRecipient(lead: NewLead, { [defaultLanguage]: content }: Snapshot): NewLead {
  const published = projectMailbox(lead.project, content);
  return published === undefined ? lead : { send_mail_to: published, ...lead };
}

/** Milliseconds until a call is expected during opening hours. */
const soon = 30 * 60_000;

/** No company is closed for longer. */
const daysAhead = 31;

const asWindow = ({ from, to }: OpenHours): TimeWindow => ({ from: from.toISOString(), to: to.toISOString() });

function fulfilled(centers: readonly Opening[], { day, from, to }: CallWish, now: Date): OpenHours | undefined {
  const wished = { from: momentInKyiv(day, from), to: momentInKyiv(day, to) };
  const open = centers.some((center) =>
    openOn(center, day).some((hours) => hours.from <= wished.from && wished.to <= hours.to),
  );
  return open && wished.from < wished.to && wished.to > now ? wished : undefined;
}

/**
 * When to expect a call: as wished, or within half an hour of opening hours; undefined when no center opens within a
 * month.
 */
function expectCall(centers: readonly Opening[], wish: CallWish | undefined, now: Date): TimeWindow | undefined {
  const wished = wish === undefined ? undefined : fulfilled(centers, wish, now);
  if (wished !== undefined) return asWindow(wished);
  const { day: today } = inKyiv(now);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const starts = centers
      .flatMap((center) => openOn(center, addDays(today, ahead)))
      .map(({ from, to }) => ({ start: Math.max(from.getTime(), now.getTime()), end: to.getTime() }))
      .filter(({ start, end }) => start + soon <= end)
      .map(({ start }) => start);
    if (starts.length > 0) {
      const from = Math.min(...starts);
      return asWindow({ from: new Date(from), to: new Date(from + soon) });
    }
  }
  return undefined;
}

/** Adds when to expect the call, by the opening hours of the center that sells the project, otherwise of all. */
function withExpectation(lead: NewLead, { snapshot, leads }: LeadContext): NewLead {
  const { projects, centers } = snapshot()[defaultLanguage];
  const seller = projects.find(({ alias }) => alias === lead.project)?.sales_center;
  const callers = seller === undefined ? centers : centers.filter(({ alias }) => alias === seller);
  const expected = expectCall(callers, lead.wish, leads.now());
  return expected === undefined ? lead : { ...lead, call_expected: expected };
}

/** Calls that store what a visitor typed: never cached, in logs by their route only, and without HEAD. */
export function registerLeads(api: FastifyInstance, context: LeadContext, phones: Limit): void {
  const { snapshot, leads, language } = context;

  const add = async (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: 'call' | 'consultation',
    input: ApplicationQuery | ConsultationBody,
  ): Promise<FastifyReply> =>
    submitLead({ request, reply, phones }, input, async (attempt) =>
      leads.add(kind, withExpectation(withRecipient(newLead(input, request, language), snapshot()), context), attempt),
    );

  const application = async (request: FastifyRequest, reply: FastifyReply, given: unknown): Promise<FastifyReply> => {
    const parsed = calls.requestCall.query.safeParse(given);
    if (!parsed.success) return refuse(reply, validationError(parsed.error));
    const { send_mail_to: recipient } = parsed.data;
    if (recipient !== undefined && !isPublished(recipient, snapshot()[defaultLanguage])) {
      return refuse(reply, { status: 422, code: 'unknown_recipient', fields: { send_mail_to: 'is not published' } });
    }
    return add(request, reply, 'call', parsed.data);
  };

  api.get(routePath(calls.requestCall.path), writeOptions(context), async (request, reply) =>
    application(request, reply, request.query),
  );
  api.post(routePath(calls.postApplication.path), writeOptions(context), async (request, reply) =>
    application(request, reply, request.body),
  );

  api.post(routePath(calls.requestConsultation.path), writeOptions(context), async (request, reply) => {
    const parsed = calls.requestConsultation.body.safeParse(request.body);
    return parsed.success
      ? add(request, reply, 'consultation', parsed.data)
      : refuse(reply, validationError(parsed.error));
  });

  api.get(routePath(calls.getReceipt.path), readOptions(context), async (request, reply) => {
    const params = calls.getReceipt.params.safeParse(request.params);
    if (!params.success) return sendError(reply, 404);
    const { number } = params.data;
    const query = calls.getReceipt.query.safeParse(request.query);
    if (!query.success) return sendError(reply, 400, { fields: fieldsOf(query.error) });
    const receipt = leads.opens(query.data.token, number) ? await leads.receipt(number) : undefined;
    return receipt === undefined ? sendError(reply, 404) : sendData(reply, receipt);
  });
}
