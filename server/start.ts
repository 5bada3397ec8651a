import assert from 'node:assert/strict';
import path from 'node:path';
import { defaultLanguage } from '#domain/languages.ts';
import { createBackend } from './backend/index.ts';
import { backendPart, operatorLog } from './backendPart.ts';
import { readConfig } from './config.ts';
import { createServer } from './createServer.ts';
import { createOperations } from './operations/index.ts';
import { metricsOf } from './operations/serverMetrics.ts';
import { addressOf, listen, reservePort, stopGracefully, onStopRequest } from './process.ts';
import { StartError } from './startError.ts';
import { createFindability } from './web/findability/index.ts';
import { ownSettings } from './web/hostingPage.ts';
import { createWeb } from './web/index.ts';
import { loadRenderer } from './web/render/renderer.ts';

const dist = path.join(import.meta.dirname, '../dist');

try {
  const given = readConfig(process.env);
  const { port, release } = await reservePort(given);
  const config = { ...given, port };
  const renderer = await loadRenderer(path.join(dist, 'server/renderer.js'));
  const language = config.siteSettings.defaultLanguage;
  const backend = await createBackend({
    ...config,
    builtPicturesDir: path.join(dist, 'pictures'),
    origin: config.siteSettings.origin ?? addressOf(config),
    ...(language === undefined ? {} : { language }),
    logger: operatorLog,
    watch: true,
  });
  const siteSettings = {
    origin: addressOf(config),
    ...(config.siteSettings.host === undefined && ownSettings(backend.snapshot()[defaultLanguage])),
    ...config.siteSettings,
  };
  const web = createWeb({
    clientDir: path.join(dist, 'client'),
    renderer,
    siteSettings,
    indexing: config.indexing,
    frameAncestors: config.frameAncestors,
  });
  const findability = createFindability({ ...siteSettings, indexing: config.indexing });
  backend.onReload(web.contentChanged);
  backend.onReload(findability.clear);
  const operations = createOperations({
    checks: {
      database: backend.checkDatabase,
      content: () => assert(backend.snapshot()),
      renderer: () => assert(renderer.render),
    },
    traffic: backend.traffic,
    ...(config.metrics && { metrics: { ...config.metrics, read: async () => metricsOf(web, backend) } }),
  });
  const server = await createServer(config, [web, findability, operations, backendPart(backend)]);
  await release();
  const url = await listen(server, config);
  onStopRequest(() => stopGracefully(server));
  process.stdout.write(`The site is at ${url}\n`);
  await backend.warm();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  // The backend may be at work already.
  process.exit(1);
}
