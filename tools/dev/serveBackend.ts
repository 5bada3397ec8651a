import type { AddressInfo } from 'node:net';
import { defaultLanguage } from '#domain/languages.ts';
import { readConfig } from '../../server/config.ts';
import { createBackend } from '../../server/backend/index.ts';
import { backendPart, operatorLog } from '../../server/backendPart.ts';
import { createFindability } from '../../server/web/findability/index.ts';
import { ownSettings } from '../../server/web/hostingPage.ts';
import { addressOf } from '../../server/process.ts';
import { createServer } from '../../server/createServer.ts';
import { StartError } from '../../server/startError.ts';
import type { ReadyMessage } from './backendProcess.ts';

// Only the backend, on any free port; sends the port to its parent process.
try {
  const config = readConfig(process.env);
  const siteSettings = { origin: addressOf(config), defaultLanguage, ...config.siteSettings };
  const backend = await createBackend({
    ...config,
    origin: siteSettings.origin,
    language: siteSettings.defaultLanguage,
    logger: operatorLog,
    watch: true,
  });
  const findability = createFindability({ ...siteSettings, indexing: false });
  backend.onReload(findability.clear);
  const server = await createServer(config, [findability, backendPart(backend)]);
  await server.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
  const { port } = server.server.address() as AddressInfo;
  const notifyParent = (): void => {
    const message: ReadyMessage = {
      origin: `http://127.0.0.1:${port}`,
      ...ownSettings(backend.snapshot()[defaultLanguage]),
    };
    process.send?.(message);
  };
  notifyParent();
  // Notifies the parent again, so that the page shows the new content.
  backend.onReload(notifyParent);
  process.once('disconnect', () => process.exit());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
