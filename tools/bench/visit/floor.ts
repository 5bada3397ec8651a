import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { StaticServer } from '../../nginx.ts';

/** Keeps what search engines read; removes state, settings and code, and whatever loads code. */
const scripts = /<script(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link[^>]*\bas="script"[^>]*>/g;

export function withoutScripts(html: string): string {
  return html.replaceAll(scripts, '');
}

const brotli = promisify(brotliCompress);
/** Compresses as the page cache does. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

async function forward(
  from: IncomingMessage,
  origin: string,
  headers: IncomingMessage['headers'],
): Promise<IncomingMessage> {
  const requests = request(new URL(from.url ?? '/', origin), { method: from.method, headers });
  from.pipe(requests);
  const [result] = (await once(requests, 'response')) as [IncomingMessage];
  return result;
}

/** `floor` removes all scripts from its pages; `page` changes nothing, so that both have the same latency. */
export type Side = 'page' | 'floor';

/** Serves the site of another origin. */
export async function serveBeside(origin: string, side: Side): Promise<StaticServer> {
  const pages = new Map<string, Buffer>();

  const sendPage = async (result: IncomingMessage, url: string, to: ServerResponse): Promise<void> => {
    const html = Buffer.concat(await result.toArray()).toString('utf8');
    const body = pages.get(url) ?? (await brotli(withoutScripts(html), quality));
    pages.set(url, body);
    const { 'content-length': _, etag: __, 'transfer-encoding': ___, ...headers } = result.headers;
    to.writeHead(result.statusCode ?? 500, { ...headers, 'content-encoding': 'br', 'content-length': body.length }).end(
      body,
    );
  };

  const sendAs = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const isPage = side === 'floor' && from.headers.accept?.includes('text/html') === true;
    const result = await forward(
      from,
      origin,
      isPage ? { ...from.headers, 'accept-encoding': 'identity' } : from.headers,
    );
    if (isPage && result.headers['content-type']?.startsWith('text/html') === true) {
      return sendPage(result, from.url ?? '/', to);
    }
    to.writeHead(result.statusCode ?? 500, result.headers);
    result.pipe(to);
  };

  const server = createServer((from, to) => void sendAs(from, to).catch(() => to.destroy())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
