import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './config.ts';
import { StartError } from './startError.ts';

/** Milliseconds that requests in flight have once the process was asked to stop. */
const stopTimeout = 10_000;

export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

type Address = Pick<ServerConfig, 'port' | 'host'>;

/** The address of the process itself, for people and for a site that was not told its own. */
export function addressOf({ port, host }: Address): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Why the process cannot listen there, with what to do about it; other failures come back as they are. */
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

export interface ReservedPort {
  port: number;
  /** Call it right before `listen`. */
  release(): Promise<void>;
}

/** Pages name the origin of the site, so port 0 becomes a real one before the site is built; nobody else gets it until `release`. */
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

/** Resolves with the address for people to open; a port that cannot be had is a StartError that says what to do. */
export async function listen(server: FastifyInstance, { port, host }: Address): Promise<string> {
  try {
    await server.listen({ port, host, listenTextResolver: () => '' });
  } catch (error) {
    await server.close();
    throw listenError(error, { port, host });
  }
  return addressOf({ port, host });
}

/** Calls `stop` once, when a signal or the end of the npm script that started this process asks for it. */
export function whenAskedToStop(stop: () => void): void {
  let asked = false;
  const once = (): void => {
    if (!asked) stop();
    asked = true;
  };
  process.once('SIGTERM', once).once('SIGINT', once);

  // npm signals its shell, which dies without passing it on: then this process has another parent.
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && once(), 250).unref();
  }
}

/**
 * Ends the process in order: no new connections, the requests in flight are answered, then everything is closed. Fastify is closed last: pages
 * that are being rendered call the backend through it.
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
