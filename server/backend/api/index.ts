import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { FlatPdfs } from '../flatPdf/createFlatPdfs.ts';
import { comesFrom, registerCors, registerLeadOrigins } from './cors.ts';
import { registerDocs } from './docsRoutes.ts';
import { sendApiError, sendError } from './errors.ts';
import type { LeadContext } from './leads/leadContext.ts';
import { registerLeads } from './leads/leadRoutes.ts';
import { registerWrongMethods } from './methods.ts';
import { registerPdfRoutes } from './pdf/pdfRoutes.ts';
import { createLimit, networkOf } from '../../http/limits.ts';
import { type ReadContext, registerReads } from './readRoutes.ts';
import { registerReservations, type ReservationContext } from './leads/reservationRoutes.ts';
import { registerSchedule, type ScheduleContext } from './pdf/scheduleRoute.ts';
import { registerSlots } from './leads/slotRoutes.ts';
import { registerVisits } from './leads/visitRoutes.ts';
import { guardXsrf, handOutToken } from './xsrf.ts';

/** Milliseconds in which a phone may leave so many leads. */
const phoneWindow = 600_000;

/** An IPv6 visitor has a whole network of addresses. */
const byNetwork: RateLimitPluginOptions = { global: false, keyGenerator: ({ ip }) => networkOf(ip) };

/** Every path under /api; register it with that prefix. Unknown paths are a 404 in JSON. */
export const createApi =
  (
    context: ReadContext &
      LeadContext &
      ReservationContext &
      ScheduleContext & { flatPdfs: FlatPdfs; allowedOrigins: ReadonlySet<string> },
  ): FastifyPluginAsync =>
  async (api) => {
    api.setErrorHandler(sendApiError);
    api.setNotFoundHandler(async (_, reply) => sendError(reply, 404));
    registerCors(api, context.allowedOrigins);
    // Browsers store cookies by origin, so the Origin header identifies pages of other origins.
    const isAllowed = (request: FastifyRequest): boolean => comesFrom(request, context.allowedOrigins);
    api.addHook('onRequest', async (request, reply) => (isAllowed(request) ? undefined : handOutToken(request, reply)));
    registerReads(api, context);
    registerWrongMethods(api);
    registerDocs(api);
    await api.register(async (scope) => {
      await scope.register(rateLimit, byNetwork);
      registerPdfRoutes(scope, context);
      registerSchedule(scope, context);
    });
    await api.register(async (scope) => {
      await scope.register(rateLimit, byNetwork);
      scope.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
      registerLeadOrigins(scope, context.allowedOrigins);
      scope.addHook('onRequest', async (request, reply) =>
        isAllowed(request) ? undefined : guardXsrf(request, reply),
      );
      const phones = createLimit(context.leadsPerPhone, phoneWindow, context.leads.now);
      registerLeads(scope, context, phones);
      registerSlots(scope, context);
      registerVisits(scope, context, phones);
      registerReservations(scope, context, phones);
    });
  };
