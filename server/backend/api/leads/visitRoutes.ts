import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { inKyiv } from '#domain/time/kyivTime.ts';
import { LeadRefused } from '../../database/refusals.ts';
import type { FindSlot } from '../../visits/seats.ts';
import { fieldsOf, sendError } from '../errors.ts';
import { type LeadContext, readOptions, refuse, sendData, writeOptions } from './leadContext.ts';
import { validationError, newLead, type Refusal } from './leadInput.ts';
import { withRecipient } from './leadRoutes.ts';
import { routePath } from '../paths.ts';
import { openedBy, storeChange } from './privateLink.ts';
import { createLimit, type Limit, networkOf } from '../../../http/limits.ts';
import { type KeyedLimit, submitLead } from './submitLead.ts';
import { centerOf, requestedSlot } from './slotRoutes.ts';

const notOffered: Refusal = { status: 400, fields: { kind: 'is not offered by this center' } };

/** Milliseconds in which the bookings of a network count. */
const bookingWindow = 3_600_000;

/**
 * As with holds, all seats of a center must not be booked from one network; visitors who share its address can book
 * again after an hour. Networks are known by a digest that ends with the process.
 */
function createBookingLimits({ bookingsPerNetwork, leads }: LeadContext) {
  const secret = randomBytes(32);
  const all = createLimit(bookingsPerNetwork, bookingWindow, leads.now);
  const ofDay = createLimit(Math.ceil(bookingsPerNetwork / 2), bookingWindow, leads.now);
  return (address: string, center: string, startsAt: string): readonly KeyedLimit[] => {
    const network = createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
    return [
      [all, network],
      [ofDay, `${network} ${inKyiv(new Date(startsAt)).day} ${center}`],
    ];
  };
}

/** Checked only for a new visit, as its slot is: the project of a repeated request may have been removed since. */
function mustBeKnown({ snapshot }: LeadContext, alias: string | undefined): void {
  const known = alias === undefined || snapshot()[defaultLanguage].projects.some((project) => project.alias === alias);
  if (!known) throw new LeadRefused('unknown_project', { fields: { project: 'is no alias of a project' } });
}

export function registerVisits(api: FastifyInstance, context: LeadContext, phones: Limit): void {
  const { visits } = context.leads;
  const limitsOf = createBookingLimits(context);

  const isOffered = (alias: string, kind: 'in_person' | 'online' | undefined): boolean =>
    kind === undefined || centerOf(context, alias)?.visits.kinds.includes(kind) !== false;

  api.post(routePath(calls.bookVisit.path), writeOptions(context), async (request, reply) => {
    const body = calls.bookVisit.body.safeParse(request.body);
    if (!body.success) return refuse(reply, validationError(body.error));
    const { center, starts_at, kind, hold, project } = body.data;
    if (!isOffered(center, kind)) return refuse(reply, notOffered);
    const findRequested = requestedSlot(context, body.data, hold);
    const findSlot: FindSlot = async (transaction) => {
      mustBeKnown(context, project);
      return findRequested(transaction);
    };
    const lead = withRecipient(newLead(body.data, request, context.language), context.snapshot());
    const visit = { findSlot, kind, lead, ...(project === undefined ? {} : { project }) };
    const limits = limitsOf(request.ip, center, starts_at);
    return submitLead({ request, reply, phones, limits }, body.data, async (attempt) => visits.book(visit, attempt));
  });

  api.get(routePath(calls.getVisit.path), readOptions(context), async (request, reply) => {
    const number = openedBy(context, request);
    const visit = number === undefined ? undefined : await visits.find(number);
    return visit === undefined ? sendError(reply, 404) : sendData(reply, visit);
  });

  api.patch(routePath(calls.moveVisit.path), writeOptions(context), async (request, reply) => {
    const number = openedBy(context, request);
    if (number === undefined) return sendError(reply, 404);
    const body = calls.moveVisit.body.safeParse(request.body);
    if (!body.success) return sendError(reply, 400, { fields: fieldsOf(body.error) });
    const { center, kind, hold } = body.data;
    if (!isOffered(center, kind)) return refuse(reply, notOffered);
    return storeChange(request, reply, body.data, async (attempt) =>
      visits.move(number, requestedSlot(context, body.data, hold), kind, attempt),
    );
  });

  api.delete(routePath(calls.cancelVisit.path), writeOptions(context), async (request, reply) => {
    const number = openedBy(context, request);
    return number === undefined
      ? sendError(reply, 404)
      : storeChange(request, reply, null, async (attempt) => visits.cancel(number, attempt));
  });
}
