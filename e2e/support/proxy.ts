import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright-core';

/** A proxy between the browser and the site, which simulates the network and releases. */
export interface Proxy {
  readonly origin: string;
  /** `METHOD /path` of every request. */
  readonly seen: string[];
  /** The origin behind it; null: unreachable. */
  upstream: string | null;
  /** Splits a page: each part after the first is sent when the previous one is released. */
  pieces: ((html: string) => readonly Piece[]) | null;
  /** Holds all requests for such a path from now on. Returns a function that releases them. */
  hold(paths?: RegExp): () => void;
  /** Text appended to a file, such as to make the worker of a newer release. */
  readonly appended: Map<string, string>;
  /** Paths of deleted files. */
  missing: RegExp | null;
  stop(): Promise<void>;
}

export interface Piece {
  readonly text: string;
  /** Resolves when the next part may be sent. */
  readonly seen: Promise<void>;
}

async function passInPieces(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  upstream: string,
  cut: (html: string) => readonly Piece[],
): Promise<void> {
  const response = await fetch(new URL(incoming.url ?? '/', upstream), { headers: { accept: 'text/html' } });
  outgoing.writeHead(response.status, { 'content-type': 'text/html; charset=utf-8' });
  for (const { text, seen } of cut(await response.text())) {
    outgoing.write(text);
    await seen;
  }
  outgoing.end();
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  upstream: string,
  appendix: string | undefined,
): void {
  // A response that is appended to must not be compressed.
  const { 'accept-encoding': _, 'if-none-match': __, ...plain } = incoming.headers;
  const headers = appendix === undefined ? incoming.headers : plain;
  const forward = request(new URL(incoming.url ?? '/', upstream), { method: incoming.method, headers }, (response) => {
    if (appendix !== undefined) delete response.headers['content-length'];
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.on('end', () => outgoing.end(appendix));
    response.pipe(outgoing, { end: false });
  });
  forward.on('error', () => outgoing.destroy());
  incoming.pipe(forward);
}

export async function startProxy(upstream: string): Promise<Proxy> {
  const held = new Set<{ readonly paths: RegExp; readonly end: Promise<void> }>();
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').replace(/\?.*/, '');
    proxy.seen.push(`${incoming.method} ${path}`);
    const ends = [...held].filter(({ paths }) => paths.test(path)).map(({ end }) => end);
    void Promise.all(ends).then(() => {
      if (proxy.upstream === null) incoming.socket.destroy();
      else if (proxy.missing?.test(path) === true) outgoing.writeHead(404).end();
      else if (proxy.pieces !== null && incoming.headers['sec-fetch-dest'] === 'document') {
        void passInPieces(incoming, outgoing, proxy.upstream, proxy.pieces);
      } else pass(incoming, outgoing, proxy.upstream, proxy.appended.get(path));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: Proxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    upstream,
    hold(paths = /^/) {
      const { promise: end, resolve } = Promise.withResolvers<void>();
      const hold = { paths, end };
      held.add(hold);
      return () => {
        held.delete(hold);
        resolve();
      };
    },
    appended: new Map(),
    missing: null,
    pieces: null,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return proxy;
}

/** As in a tunnel: the browser is offline, and its worker cannot reach anything either. */
export async function disconnect(context: BrowserContext, proxy: Proxy): Promise<void> {
  proxy.upstream = null;
  await context.setOffline(true);
}

export async function reconnect(context: BrowserContext, proxy: Proxy, upstream: string): Promise<void> {
  proxy.upstream = upstream;
  await context.setOffline(false);
}
