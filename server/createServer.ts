import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { answerApiError, isApiPath } from './backend/index.ts';
import type { ServerConfig } from './config.ts';
import { rawPath } from './web/urlPath.ts';

/** Something that serves a share of the paths: the backend, the site. */
export interface ServerPart {
  register(server: FastifyInstance): Promise<void>;
}

/** Queries hold names and phone numbers, so they never get into a log; neither do addresses of visitors. */
function loggedRequest(request: FastifyRequest): { method: string; path: string } {
  return { method: request.method, path: rawPath(request.url) };
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // A path that Fastify itself refuses never reaches the backend's own handlers.
  if (isApiPath(request.raw.url ?? '')) return void answerApiError(error, request, reply);
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) request.log.error(error);
  void reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(status >= 500 ? 'Internal server error\n' : 'Bad request\n');
}

interface LogStream {
  write(line: string): unknown;
}

/** One Fastify with all parts in it, in their order; not yet listening. */
export async function createServer(
  config: Pick<ServerConfig, 'logLevel'> & Partial<Pick<ServerConfig, 'trustProxy'>>,
  parts: readonly ServerPart[],
  log: LogStream = process.stdout,
): Promise<FastifyInstance> {
  const server = fastify({
    trustProxy: config.trustProxy ?? false,
    logger: { level: config.logLevel, stream: log, serializers: { req: loggedRequest } },
    frameworkErrors: answerError,
  });
  server.setErrorHandler(answerError);
  for (const part of parts) await part.register(server);
  return server;
}
