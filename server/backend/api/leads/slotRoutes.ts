import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { networkOf } from '../../../http/limits.ts';
import type { Center } from '../../content/assemble.ts';
import { LeadRefused } from '../../database/refusals.ts';
import { freeSlots } from '../../visits/freeSlots.ts';
import { isBookable } from '../../visits/openingSlots.ts';
import { type FindSlot, isHeldBy, samePlace } from '../../visits/seats.ts';
import { fieldsOf, sendError } from '../errors.ts';
import { attemptOf, badKey, type LeadContext, readOptions, refuse, sendData, writeOptions } from './leadContext.ts';
import { routePath } from '../paths.ts';

/** Milliseconds after the center's lead time in which the holder may still book the slot: the hold was in time. */
const grace = 600_000;

export const centerOf = ({ snapshot }: LeadContext, alias: string): Center | undefined =>
  snapshot()[defaultLanguage].centers.find((center) => center.alias === alias);

/**
 * Finds the requested slot. Called only when the request is no repeat of an earlier attempt. Throws `slot_taken` for a
 * slot that does not exist, is too soon or too far away.
 */
export const requestedSlot =
  (
    context: LeadContext,
    { center: alias, starts_at }: { center: string; starts_at: string },
    hold: string | undefined,
  ): FindSlot =>
  async (transaction, visit) => {
    const center = centerOf(context, alias);
    const startsAt = new Date(starts_at);
    const place = { center: alias, starts_at: startsAt.toISOString() };
    const isHeld = hold !== undefined && (await isHeldBy(transaction, place, hold));
    const asOf = new Date(context.leads.now().getTime() - (isHeld ? grace : 0));
    const stays = visit !== undefined && samePlace(visit, place);
    if (center === undefined || !(stays || isBookable(center, startsAt, asOf))) throw new LeadRefused('slot_taken');
    const { capacity, slot_minutes } = center.visits;
    return {
      ...place,
      capacity,
      minutes: stays ? visit.minutes : slot_minutes,
      ...(hold === undefined ? {} : { hold }),
    };
  };

/** Reads the bookable slots and holds one while the visitor enters the details. */
export function registerSlots(api: FastifyInstance, context: LeadContext): void {
  const { leads } = context;

  api.get(routePath(calls.getSlots.path), readOptions(context), async (request, reply) => {
    const params = calls.getSlots.params.safeParse(request.params);
    const center = params.success ? centerOf(context, params.data.alias) : undefined;
    if (center === undefined) return sendError(reply, 404);
    const query = calls.getSlots.query.safeParse(request.query);
    if (!query.success) return sendError(reply, 400, { fields: fieldsOf(query.error) });
    return sendData(reply, await freeSlots(center, query.data, leads.now(), leads.takenSeats));
  });

  api.post(routePath(calls.holdSlot.path), writeOptions(context), async (request, reply) => {
    const body = calls.holdSlot.body.safeParse(request.body);
    if (!body.success) return sendError(reply, 400, { fields: fieldsOf(body.error) });
    const attempt = attemptOf(request, body.data);
    if (attempt === null) return refuse(reply, badKey);
    return sendData(
      reply,
      await leads.holds.hold(requestedSlot(context, body.data, body.data.replaces), attempt, networkOf(request.ip)),
    );
  });

  api.get(routePath(calls.getHold.path), readOptions(context), async (request, reply) => {
    const params = calls.getHold.params.safeParse(request.params);
    const hold = params.success ? await leads.holds.find(params.data.token) : undefined;
    return hold === undefined ? sendError(reply, 404) : sendData(reply, hold);
  });

  api.delete(routePath(calls.releaseHold.path), writeOptions(context), async (request, reply) => {
    const params = calls.releaseHold.params.safeParse(request.params);
    if (!params.success) return sendError(reply, 404);
    const attempt = attemptOf(request, null);
    if (attempt === null) return refuse(reply, badKey);
    return sendData(reply, { released: await leads.holds.release(params.data.token, attempt) });
  });
}
