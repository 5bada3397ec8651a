import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import type { ReservationBody } from '#contract/leads/reservation.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { type Limit, networkOf } from '../../../http/limits.ts';
import type { Snapshot } from '../../content/assemble.ts';
import { LeadRefused } from '../../database/refusals.ts';
import type { RequestedFlat } from '../../reservations/reservationStore.ts';
import type { FlatReservations } from '../../reservations/reservedFlats.ts';
import { sendError } from '../errors.ts';
import { type LeadContext, readOptions, refuse, sendData, writeOptions } from './leadContext.ts';
import { validationError, newLead } from './leadInput.ts';
import { withRecipient } from './leadRoutes.ts';
import { routePath } from '../paths.ts';
import { openedBy, storeChange } from './privateLink.ts';
import { submitLead } from './submitLead.ts';

export interface ReservationContext {
  reserved: FlatReservations;
  /** The content without reservations of visitors: of those the database decides. */
  published: () => Snapshot;
}

function requestedFlat(
  { [defaultLanguage]: { projects } }: Snapshot,
  { project: alias, flat }: ReservationBody,
): RequestedFlat {
  const project = projects.find((each) => each.alias === alias);
  if (project === undefined)
    throw new LeadRefused('unknown_project', { fields: { project: 'is no alias of a project' } });
  const isFree = project.flats.some(({ id, status }) => id === flat && status === 'free');
  if (!isFree || project.reservation === null) throw new LeadRefused('flat_taken');
  return { project: alias, flat, hours: project.reservation.hours };
}

export function registerReservations(
  api: FastifyInstance,
  context: LeadContext & ReservationContext,
  phones: Limit,
): void {
  const { reserved, published } = context;
  const { reservations } = context.leads;
  const seen = async <Result>(changed: Promise<Result>): Promise<Result> => {
    const result = await changed;
    await reserved.refresh();
    return result;
  };

  api.post(routePath(calls.reserveFlat.path), writeOptions(context), async (request, reply) => {
    const body = calls.reserveFlat.body.safeParse(request.body);
    if (!body.success) return refuse(reply, validationError(body.error));
    const lead = withRecipient(newLead(body.data, request, context.language), published());
    const flat = (): RequestedFlat => requestedFlat(published(), body.data);
    return submitLead({ request, reply, phones }, body.data, async (attempt) =>
      seen(reservations.reserve({ flat, lead, network: networkOf(request.ip) }, attempt)),
    );
  });

  // No rate limit: open pages poll every few seconds, and many may share an address.
  api.get(routePath(calls.getReservedFlats.path), { exposeHeadRoute: false }, async (_, reply) =>
    sendData(reply, reserved.list()),
  );

  api.get(routePath(calls.getReservation.path), readOptions(context), async (request, reply) => {
    const number = openedBy(context, request);
    const reservation = number === undefined ? undefined : await reservations.find(number);
    return reservation === undefined ? sendError(reply, 404) : sendData(reply, reservation);
  });

  api.delete(routePath(calls.cancelReservation.path), writeOptions(context), async (request, reply) => {
    const number = openedBy(context, request);
    return number === undefined
      ? sendError(reply, 404)
      : storeChange(request, reply, null, async (attempt) => seen(reservations.cancel(number, attempt)));
  });
}
