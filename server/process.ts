import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './config.ts';
import { StartError } from './startError.ts';

/** How long requests in flight may take to end once the process was asked to stop, in milliseconds. */
const patience = 10_000;

export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** The address of the process itself, for people and for a site that was not told its own. */
export function addressOf({ port, host }: Pick<ServerConfig, 'port' | 'host'>): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Resolves with the address for people to open; a port that cannot be had is a StartError that says what to do. */
export async function listen(
  server: FastifyInstance,
  { port, host }: Pick<ServerConfig, 'port' | 'host'>,
): Promise<string> {
  try {
    await server.listen({ port, host, listenTextResolver: () => '' });
  } catch (error) {
    await server.close();
    const another = `choose another one, for example PORT=${port === 65535 ? 3000 : port + 1} npm start`;
    switch (errorCode(error)) {
      case 'EADDRINUSE':
        throw new StartError(`Port ${port} is taken: ${another}`);
      case 'EACCES':
        throw new StartError(`Port ${port} may not be used by this account: ${another}`);
      case 'ENOTFOUND':
      case 'EADDRNOTAVAIL':
        throw new StartError(`HOST=${host}: this machine has no such address`);
      default:
        throw error;
    }
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

/** Ends the process in order: no new requests, the ones in flight are answered, then everything is closed. */
export function stopGracefully(server: FastifyInstance): void {
  const outOfPatience = setTimeout(() => process.exit(1), patience).unref();
  void server.close().then(() => {
    clearTimeout(outOfPatience);
    process.exit(0);
  });
}
