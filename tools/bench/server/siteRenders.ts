import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listedPaths } from '#domain/pages.ts';
import { createBackend } from '../../../server/backend/index.ts';
import { backendPart } from '../../../server/backendPart.ts';
import { createServer } from '../../../server/createServer.ts';
import { readAssets } from '../../../server/web/assets.ts';
import { readChunkFiles, readInlineScripts } from '../../../server/web/chunkFiles.ts';
import { hostingPageHead, hostingPageSettings } from '../../../server/web/hostingPage.ts';
import { composePage } from '../../../server/web/render/composePage.ts';
import { inProcessFetch, inProcessOrigin } from '../../../server/web/render/inProcessFetch.ts';
import { inlineStyles } from '../../../server/web/render/inlineStyles.ts';
import { loadRenderer } from '../../../server/web/render/renderer.ts';
import { createResultCache } from '../../../server/web/render/resultCache.ts';
import { readTemplate } from '../../../server/web/template.ts';

const root = path.join(import.meta.dirname, '../../..');
const clientDir = path.join(root, 'dist/client');
const origin = 'https://obriy.example';

const screens = [
  ...listedPaths({ projects: 'obriy-park', offers: 'parkomistse-za-pivtsiny', news: 'obriy-park-karkas-b' }),
  '/appointment/select_date',
  '/404',
];

/** A page of every route, in both languages. */
export const renderedPaths: readonly string[] = screens.flatMap((screen) => [
  screen,
  screen === '/' ? '/en' : `/en${screen}`,
]);

/**
 * `cached`: responses parsed once for all renders, as the server caches them; `backend`: requested each time, in the
 * same process.
 */
export type Results = 'backend' | 'cached';

interface SiteRenders {
  /** Renders the whole document without caches; `npm run build` comes first. */
  readonly render: (url: string, results: Results) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The built site over its own content, or other content, without a socket. */
export async function openSiteRenders(contentDir = path.join(root, 'content')): Promise<SiteRenders> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-renders-'));
  const logger = { info: () => undefined, error: (text: string) => void process.stderr.write(`${text}\n`) };
  const backend = await createBackend({ contentDir, dataDir, logger });
  const server = await createServer({ logLevel: 'silent' }, [backendPart(backend)]);
  const renderer = await loadRenderer(path.join(root, 'dist/server/renderer.js'));
  const parts = {
    template: readTemplate(clientDir),
    filesOf: readChunkFiles(clientDir),
    inline: readInlineScripts(clientDir),
    styleOf: inlineStyles(readAssets(clientDir)),
    settingsScript: hostingPageHead({ origin }),
    pageStateId: renderer.pageStateId,
  };
  const fetch = inProcessFetch(server);
  const resultCache = createResultCache();

  return {
    async render(url, results) {
      const view = await renderer.render({
        url: origin + url,
        hostingPage: hostingPageSettings({ origin }),
        fetch,
        backendOrigin: inProcessOrigin,
        signal: new AbortController().signal,
        ...(results === 'cached' && { results: resultCache }),
      });
      if ('location' in view) throw new Error(`${url} leads to ${view.location}`);
      return composePage(view, parts);
    },
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
