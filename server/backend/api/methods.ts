import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { pdfNames } from '#contract/projects/pdfs.ts';
import { sendError } from './errors.ts';
import { routePath } from './paths.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof methods)[number];

/** A call that does more than read is not offered to HEAD. */
function allowedOn(path: string): Method[] {
  const here = Object.values(calls).filter((call) => call.path === path);
  const allowed = here.map((call): Method => call.method);
  return here.some((call) => call.method === 'GET' && !('effect' in call)) ? [...allowed, 'HEAD'] : allowed;
}

function refuseOthers(api: FastifyInstance, url: string, allowed: readonly Method[]): void {
  api.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    handler: async (_, reply) =>
      sendError(reply.header('allow', allowed.join(', ')), 405, { message: 'This path has other methods' }),
  });
}

/** 405 with `Allow` for a right path under a wrong method. */
export function registerWrongMethods(api: FastifyInstance): void {
  for (const path of new Set(Object.values(calls).map((call) => call.path))) {
    refuseOthers(api, routePath(path), allowedOn(path));
  }
  for (const { method, path } of Object.values(pdfNames)) refuseOthers(api, routePath(path), [method, 'HEAD']);
}
