import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ApiError } from '#contract/common.ts';
import { framesOf } from '../../process.ts';
import { LeadRefused } from '../database/refusals.ts';

type Code = ApiError['error']['code'];

export interface ErrorDetails {
  /** Absent: the one of the status. */
  code?: Code;
  message?: string;
  fields?: Readonly<Record<string, string>> | undefined;
}

const codeOf = (status: number): Code => {
  if (status >= 500) return 'internal';
  if (status === 429) return 'too_many_requests';
  return status === 404 ? 'not_found' : 'bad_request';
};

const messages: Readonly<Record<Code, string>> = {
  bad_request: 'The request cannot be understood',
  not_found: 'There is nothing here',
  too_many_requests: 'Too many requests, try again later',
  internal: 'Something went wrong',
  slot_taken: 'This slot cannot be had any more',
  visit_over: 'This visit cannot be changed any more',
  flat_taken: 'This flat cannot be reserved',
  phone_has_reservation: 'This phone has reserved a flat already',
  reservation_over: 'This reservation has ended',
  no_consent: 'Nothing is stored without consent',
  unknown_recipient: 'No project publishes this mailbox',
  unknown_project: 'There is no such project',
  looks_automatic: 'This looks as if no person had filled the form',
  key_reused: 'This Idempotency-Key was used for another request',
};

/** The body of every unsuccessful response. */
export function errorBody(
  status: number,
  { code = codeOf(status), message = messages[code], fields }: ErrorDetails = {},
): string {
  return JSON.stringify({ error: { code, message, ...(fields === undefined ? {} : { fields }) } } satisfies ApiError);
}

export function sendError(reply: FastifyReply, status: number, details?: ErrorDetails): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(status, details));
}

/** The offending fields of a request, each with its first reason; never a value, for it may be a phone number. */
export function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return fields;
}

/** Seconds until the client may retry: longer than the server waits for a lost database. */
const retryAfter = 15;

/** For errors of Fastify and of handlers: JSON without details. */
export function sendApiError(
  error: FastifyError | LeadRefused,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof LeadRefused) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    return sendError(reply, error.statusCode, { code: error.reason, fields: error.fields });
  }
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) {
    request.log.error(
      { error: error.name, code: error.code, route: request.routeOptions.url, frames: framesOf(error) },
      'A call failed',
    );
  }
  if (status === 503) reply.header('retry-after', retryAfter);
  return sendError(reply, status);
}
