import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './config.ts';
import { StartError } from './startError.ts';

/** Milliseconds for requests in flight after a stop signal. */
const stopTimeout = 10_000;

export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Stack frames without the message, which may quote what a visitor typed. */
export const framesOf = (error: unknown): string[] =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));

type Address = Pick<ServerConfig, 'port' | 'host'>;

/** The address of the process itself, for people and for a site without a configured origin. */
export function addressOf({ port, host }: Address): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Explains why the process cannot listen; returns other errors unchanged. */
function listenError(error: unknown, { port, host }: Address): unknown {
  const another = `choose another one, for example PORT=${port === 65535 ? 3000 : port + 1} npm start`;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken: ${another}`);
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this account: ${another}`);
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return new StartError(`HOST=${host}: this machine has no such address`);
    default:
      return error;
  }
}

interface ReservedPort {
  port: number;
  /** Call it right before `listen`. */
  release(): Promise<void>;
}

/**
 * Pages name the origin of the site, so port 0 becomes a real port before the site is built, reserved until `release`.
 */
export async function reservePort({ port, host }: Address): Promise<ReservedPort> {
  if (port !== 0) return { port, release: async () => undefined };
  const holder = createServer((socket) => socket.destroy());
  try {
    await once(holder.listen(0, host), 'listening');
  } catch (error) {
    throw listenError(error, { port, host });
  }
  return {
    port: (holder.address() as AddressInfo).port,
    release: async () => void (await once(holder.close(), 'close')),
  };
}

/** Resolves with the address to open; throws a StartError with advice when the port is unavailable. */
export async function listen(server: FastifyInstance, { port, host }: Address): Promise<string> {
  try {
    await server.listen({ port, host, listenTextResolver: () => '' });
  } catch (error) {
    await server.close();
    throw listenError(error, { port, host });
  }
  return addressOf({ port, host });
}

/** Calls `stop` once, on a signal or when the npm script that started this process ends. */
export function onStopRequest(stop: () => void): void {
  let stopping = false;
  const once = (): void => {
    if (!stopping) stop();
    stopping = true;
  };
  process.once('SIGTERM', once).once('SIGINT', once);

  // npm signals its shell, which dies without passing it on: then this process has another parent.
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && once(), 250).unref();
  }
}

/**
 * Shuts down in order: no new connections, then requests in flight, then everything else. Fastify closes last: renders
 * call the backend through it.
 */
export function stopGracefully(server: FastifyInstance, timeout = stopTimeout): void {
  const timer = setTimeout(() => process.exit(1), timeout).unref();
  server.server.close(() => {
    void server.close().then(() => {
      clearTimeout(timer);
      process.exit(0);
    });
  });
}
