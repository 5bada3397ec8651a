import { Socket } from 'node:net';

const loopback = new Set(['localhost', '127.0.0.1', '::1', '']);
const guarded = Symbol.for('obriy.noNetwork');

/** The host of a `Socket#connect` call; undefined for pipes, which stay on this machine. */
function hostOf(args: readonly unknown[]): string | undefined {
  const [first, second] = (Array.isArray(args[0]) ? args[0] : args) as readonly unknown[];
  if (typeof first === 'object' && first !== null) {
    if ('path' in first && typeof first.path === 'string') return undefined;
    return 'host' in first && typeof first.host === 'string' ? first.host : 'localhost';
  }
  return typeof second === 'string' ? second : 'localhost';
}

// Below fetch, http and XMLHttpRequest: every connection to another machine fails with its address.
const connect = Socket.prototype.connect as ((...args: unknown[]) => Socket) & { [guarded]?: true };
if (connect[guarded] !== true) {
  const guard = function guard(this: Socket, ...args: unknown[]): Socket {
    const host = hostOf(args);
    if (host !== undefined && !loopback.has(host)) {
      throw new Error(`A test used the network: ${host}. Tests use the in-process backend only.`);
    }
    return connect.apply(this, args);
  };
  Socket.prototype.connect = Object.assign(guard, { [guarded]: true as const });
}
