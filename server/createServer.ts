import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { respondToUnreadable } from './respondToUnreadable.ts';
import { sendApiError } from './backend/index.ts';
import type { ServerConfig } from './config.ts';
import { DrainingServer } from './http/drainingServer.ts';
import { withoutPorts } from './http/proxies.ts';
import { isApiPath, longestPath, rawPath } from './http/urlPath.ts';

/** Something that serves a share of the paths: the backend, the site. */
export interface ServerPart {
  register(server: FastifyInstance): Promise<void>;
  /** Observes every request before it is handled. */
  observe?(request: IncomingMessage, response: ServerResponse): void;
  /** Runs before Fastify: responds in full and returns true, or leaves the request untouched. */
  front?(request: IncomingMessage, response: ServerResponse): boolean;
  /** Responds to an address that Fastify cannot decode (`/%zz`), for which it runs no hook. */
  unreadable?(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Calls whose path ends in a hold's token or a lead's number. */
const secretPath = /^(\/api\/(?:holds|receipts|reservations|visits)\/)./;

/** Queries hold names and phone numbers, so they never get into a log; neither do addresses of visitors. */
function loggedRequest(request: FastifyRequest): { method: string; path: string } {
  const path = rawPath(request.url);
  const [, call] = secretPath.exec(path) ?? [];
  return { method: request.method, path: call === undefined ? path : `${call}*` };
}

/** Logs no raw bytes of an unreadable request: they may hold what a visitor typed. */
function loggedError({ name, message, code, stack = '' }: FastifyError): {
  type: string;
  message: string;
  code: string;
  stack: string;
} {
  return { type: name, message, code, stack };
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // A path that Fastify itself refuses never reaches the backend's own handlers.
  if (isApiPath(rawPath(request.raw.url ?? ''))) return void sendApiError(error, request, reply);
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) request.log.error(error);
  void reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(status >= 500 ? 'Internal server error\n' : 'Bad request\n');
}

/** Handles requests that Fastify refuses before routing. */
async function sendRefusal(
  parts: readonly ServerPart[],
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const part = parts.find(({ unreadable }) => unreadable !== undefined);
  if (part?.unreadable === undefined || error.code !== 'FST_ERR_BAD_URL' || isApiPath(rawPath(request.raw.url ?? ''))) {
    return sendError(error, request, reply);
  }
  try {
    await part.unreadable(request, reply);
  } catch (failure) {
    // A disconnected visitor is no error.
    if (!reply.sent) sendError(failure as FastifyError, request, reply);
  }
}

interface LogStream {
  write(line: string): unknown;
}

/** Milliseconds. Longer than the keep-alive of proxies and CDNs, so that they never write to a closing connection. */
const keepAliveTimeout = 72_000;

/** Bytes: the longest message of a call request, which is a GET, has four thousand letters of six characters each when they are Ukrainian. */
const maxHeaderSize = 48 * 1024;

const logsRequests: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** One Fastify with all parts in it, in their order; not yet listening. */
export async function createServer(
  config: Pick<ServerConfig, 'logLevel'> & Partial<Pick<ServerConfig, 'trustProxy'>>,
  parts: readonly ServerPart[],
  log: LogStream = process.stdout,
): Promise<FastifyInstance> {
  // Fastify writes the request log: with a log, all requests go through it.
  const fronts = logsRequests.has(config.logLevel) ? [] : parts;
  const server = fastify({
    trustProxy: config.trustProxy ?? false,
    // Otherwise a page with an alias over 100 characters, for which the backend has nothing, looks like an outage.
    routerOptions: { maxParamLength: longestPath },
    logger: { level: config.logLevel, stream: log, serializers: { req: loggedRequest, err: loggedError } },
    frameworkErrors: (error, request, reply) => void sendRefusal(parts, error, request, reply),
    clientErrorHandler(this: FastifyInstance, error, socket) {
      this.log.trace({ err: error }, 'A request cannot be read');
      respondToUnreadable(error, socket);
    },
    serverFactory: (fastifyListener) =>
      new DrainingServer({ keepAliveTimeout, maxHeaderSize }, (request, response) => {
        for (const part of parts) part.observe?.(request, response);
        for (const part of fronts) if (part.front?.(request, response) === true) return;
        fastifyListener(request, response);
      }),
  });
  if (config.trustProxy !== undefined && config.trustProxy !== false) {
    // Before the visitor's address is read from the header.
    server.addHook('onRequest', async ({ raw: { headers } }) => {
      const forwarded = headers['x-forwarded-for'];
      if (typeof forwarded === 'string') headers['x-forwarded-for'] = withoutPorts(forwarded);
    });
  }
  server.setErrorHandler(sendError);
  for (const part of parts) await part.register(server);
  return server;
}
