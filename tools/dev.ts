import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readConfig } from '../server/config.ts';
import { apiPrefix } from '../server/http/urlPath.ts';
import { addressOf, errorCode, reservePort, onStopRequest } from '../server/process.ts';
import { StartError } from '../server/startError.ts';
import { findabilityPaths } from '../server/web/findability/index.ts';
import { clientConfig } from '../webpack.config.ts';
import { runBackend } from './dev/backendProcess.ts';
import { createPageRenderer, type PageRenderer } from './dev/pageRenderer.ts';
import { watchTypes } from './dev/typeErrors.ts';
import type { Build } from './webpack/rules.ts';

const usage = `npm run dev            pages are rendered in the browser
npm run dev -- --ssr   pages are rendered on the server and hydrated, as visitors get them`;

/** What the backend serves. */
const backendPaths = [apiPrefix, '/media'];

/** An unused port: while the backend is down, its paths respond with a gateway error. */
const nowhere = 'http://127.0.0.1:9';

function readDevOptions(): { readonly ssr: boolean } {
  try {
    return parseArgs({ options: { ssr: { type: 'boolean', default: false } } }).values;
  } catch {
    throw new StartError(usage);
  }
}

async function develop(): Promise<void> {
  const { ssr } = readDevOptions();
  const given = readConfig(process.env);
  const { port, release } = await reservePort(given);
  const config = { ...given, port };
  // The backend's process reads it, too.
  process.env['PORT'] = String(port);
  const { host, contentDir } = config;
  // Per process, so that several of them do not collide.
  const folder = await mkdtemp(path.join(tmpdir(), 'obriy-dev-'));
  // A change in content/ or server/, and a backend that starts late, reload the open page.
  let reload = (): void => undefined;
  const backend = runBackend(contentDir, () => reload());
  const siteSettings = {
    qa: 'on' as const,
    origin: addressOf(config),
    ...(config.siteSettings.host === undefined && (await backend.started)),
    ...config.siteSettings,
  };
  const build: Build = { mode: 'development', ssr, folder, siteSettings };
  const clientBuilt = async (): Promise<string> =>
    new Promise((resolve) => {
      devServer.middleware?.waitUntilValid((stats) => resolve(stats?.hash ?? ''));
    });
  const renderer: PageRenderer | undefined = ssr
    ? createPageRenderer({ build, siteSettings, clientBuilt, backendOrigin: () => backend.origin() ?? nowhere })
    : undefined;
  const devServer = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      static: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      // The backend's process makes the sitemap and feeds too; everything else is the site.
      proxy: [
        {
          context: [...backendPaths, ...findabilityPaths(siteSettings.defaultLanguage)],
          router: () => backend.origin() ?? nowhere,
        },
      ],
      ...(renderer === undefined
        ? { historyApiFallback: true }
        : {
            // The renderer reads the client's files from the disk.
            devMiddleware: { writeToDisk: true, index: false },
            setupMiddlewares: (middlewares) => [
              ...middlewares,
              { name: 'page-renderer', middleware: renderer.middleware },
            ],
          }),
    },
    webpack(clientConfig(build)),
  );
  reload = () => void devServer.middleware?.publish({ action: 'reload' });
  const stopTypes = watchTypes((text) => process.stdout.write(text));
  const stop = async (): Promise<void> => {
    backend.stop();
    stopTypes();
    renderer?.stop();
    await devServer.stop();
    await rm(folder, { recursive: true, force: true });
  };

  onStopRequest(() => void stop().then(() => process.exit()));
  try {
    await release();
    await devServer.start();
  } catch (error) {
    await stop();
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${port} is taken: choose another one, for example PORT=${port + 1} npm run dev`);
  }
  process.stdout.write(`The site in development is at ${addressOf(config)}\n`);
}

process.setSourceMapsEnabled(true);
try {
  await develop();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
