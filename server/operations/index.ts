import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Traffic } from '../backend/traffic.ts';
import type { ServerPart } from '../createServer.ts';
import { isApiPath, rawPath } from '../http/urlPath.ts';
import { createMetrics, type Metric, type RouteKind } from './metrics.ts';

export type { Metric } from './metrics.ts';

export interface OperationsOptions {
  /** Checks for readiness; a check rejects or throws when it fails. */
  checks: Readonly<Record<string, () => unknown>>;
  /** Counts visitors' requests. */
  traffic: Traffic;
  /** Absent: there is no /metrics. */
  metrics?: {
    /** Absent: /metrics is open. */
    readonly token?: string;
    readonly read: () => Promise<readonly Metric[]>;
  };
}

/** Milliseconds until a check fails: load balancers have deadlines too. */
const timeout = 2000;

const paths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

function kindOf(path: string): RouteKind {
  if (paths.has(path)) return 'operations';
  if (isApiPath(path)) return 'api';
  const [, kind] = /^\/(assets|media)(?:\/|$)/.exec(path) ?? [];
  return (kind as 'assets' | 'media' | undefined) ?? 'pages';
}

/** Concurrent callers share one run, so that a database in trouble gets no extra queries. */
function together<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return async () => {
    running ??= run().finally(() => (running = undefined));
    return running;
  };
}

async function succeeds(check: () => unknown): Promise<boolean> {
  const stop = new AbortController();
  const expired = setTimeout(timeout, false, { ref: false, signal: stop.signal }).catch(() => false);
  try {
    return await Promise.race([expired, (async () => check())().then(() => true)]);
  } catch {
    return false;
  } finally {
    stop.abort();
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const mayRead = (request: FastifyRequest, token: string | undefined): boolean =>
  token === undefined || timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));

/** Endpoints for monitoring: /healthz, /readyz, /metrics. They bypass the page cache and all limits. */
export function createOperations({ checks, traffic, metrics }: OperationsOptions): ServerPart {
  const counted = metrics && createMetrics();

  const readiness = together(async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await succeeds(check)] as const)),
    ),
  );

  return {
    observe(request, response) {
      const kind = kindOf(rawPath(request.url ?? '/'));
      const end = kind === 'operations' ? undefined : traffic.begin();
      const begun = performance.now();
      response.once('close', () => {
        end?.();
        // 499, as nginx logs a disconnected client.
        const status = response.writableFinished ? response.statusCode : 499;
        counted?.observe(kind, status, (performance.now() - begun) / 1000);
      });
    },

    async register(server) {
      await server.register(async (scope) => {
        scope.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
        scope.get('/healthz', async () => ({ alive: true }));
        scope.get('/readyz', async (_, reply) => {
          const results = await readiness();
          return reply.code(Object.values(results).every(Boolean) ? 200 : 503).send(results);
        });
        if (metrics === undefined || counted === undefined) return;
        scope.get('/metrics', async (request, reply) => {
          if (!mayRead(request, metrics.token)) {
            return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('A token is needed\n');
          }
          return reply.type('text/plain; version=0.0.4; charset=utf-8').send(counted.text(await metrics.read()));
        });
      });
    },
  };
}
