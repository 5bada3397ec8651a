import { scriptJson } from '../../../server/web/scriptJson.ts';
import { render, type SiteView } from '../../../src/server.tsx';
import type { RenderFailure } from '#contract/renderer.ts';
import { type PageRead, readPage } from './readPage.ts';

export interface ServedPage extends PageRead {
  readonly status: number;
}

interface ServerOptions {
  readonly path: string;
  readonly fetch: typeof fetch;
  readonly origin?: string;
  /** The backend's origin, as browsers use it. */
  readonly host?: string;
  /** Receives exceptions of rendering. */
  readonly reportFailure?: (failure: RenderFailure) => void;
}

/** Renders a path with the site's own server renderer, without the server process. */
export async function renderOnServer({
  path,
  fetch,
  origin = 'https://obriy.example',
  host = '',
  reportFailure,
}: ServerOptions): Promise<SiteView> {
  const view = await render({
    url: new URL(path, origin).href,
    hostingPage: { origin, host },
    fetch,
    backendOrigin: 'http://backend.test',
    signal: new AbortController().signal,
    ...(reportFailure && { reportFailure }),
  });
  if ('location' in view) throw new Error(`${path} leads to ${view.location}`);
  return view;
}

/** A page of the server as a search engine reads it. */
export async function readServed(options: ServerOptions): Promise<ServedPage> {
  const { head, html, jsonLd, status } = await renderOnServer(options);
  const script = jsonLd === null ? '' : `<script type="application/ld+json">${scriptJson(jsonLd)}</script>`;
  const page = new DOMParser().parseFromString(
    `<!doctype html><head>${head}</head><body><div id="root">${html}</div>${script}</body>`,
    'text/html',
  );
  return { status, ...readPage(page) };
}
