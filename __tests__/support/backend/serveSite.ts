import { createServer, type ServerPart } from '../../../server/createServer.ts';
import type { SiteSettings } from '../../../server/siteSettings.ts';
import { createWeb } from '../../../server/web/index.ts';
import * as renderer from '../../../src/server.tsx';
import { buildClient } from '../../server/web/builtClient.ts';

interface ServedSite {
  readonly settings?: SiteSettings;
  /** Milliseconds that a render may take. */
  readonly deadline?: number;
  /** Milliseconds that a render waits for its blocks. */
  readonly blockTimeout?: number;
  /** Other parts beside the site, such as a backend in the same process. */
  readonly parts?: readonly ServerPart[];
  /** Receives errors and warnings. */
  readonly log?: (line: string) => void;
}

export const siteOrigin = 'https://obriy.example';

/** The server as in production, with the site's own renderer; only the client files are stand-ins. */
export async function serveSite({
  settings = {},
  deadline = 30_000,
  blockTimeout = deadline,
  parts = [],
  log,
}: ServedSite = {}) {
  const web = createWeb({
    clientDir: buildClient(),
    siteSettings: { origin: siteOrigin, ...settings },
    renderer,
    renderDeadline: deadline,
    renderBlockTimeout: blockTimeout,
  });
  const server = await createServer({ logLevel: log === undefined ? 'silent' : 'warn' }, [web, ...parts], {
    write: log ?? (() => undefined),
  });
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    server.inject({ url, headers: { accept: 'text/html', ...headers } });
  return { server, web, get };
}
