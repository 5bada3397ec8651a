import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { sendError } from './errors.ts';
import { routePath } from './paths.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof methods)[number];

/** A call that has an effect is not offered to HEAD. */
function allowedOn(path: string): Method[] {
  const allowed = Object.values(calls).filter((call) => call.path === path).map((call): Method => call.method);
  return allowed.includes('GET') && path !== calls.requestCall.path ? [...allowed, 'HEAD'] : allowed;
}

/** 405 with `Allow` for a right path under a wrong method. */
export function registerWrongMethods(api: FastifyInstance): void {
  for (const path of new Set(Object.values(calls).map((call) => call.path))) {
    const allowed = allowedOn(path);
    api.route({
      method: methods.filter((method) => !allowed.includes(method)),
      url: routePath(path),
      handler: async (_, reply) => sendError(reply.header('allow', allowed.join(', ')), 405, 'This path has other methods'),
    });
  }
}
