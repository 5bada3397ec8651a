import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readConfig } from '../server/config.ts';
import { errorCode, whenAskedToStop } from '../server/process.ts';
import { StartError } from '../server/startError.ts';
import { findabilityPaths } from '../server/web/findability/index.ts';
import { clientConfig } from '../webpack.config.ts';
import { runBackend } from './dev/backendProcess.ts';

/** What the backend serves. */
const backendPaths = ['/api', '/media'];

/** A port where nobody listens: while the backend stands still, its paths answer with a gateway's error. */
const nowhere = 'http://127.0.0.1:9';

async function develop(): Promise<void> {
  const { port, host, contentDir, siteSettings } = readConfig(process.env);
  // A change in content/ or server/ reaches the open page through this reload, and so does a backend that starts late.
  const backend = runBackend(contentDir, () => void devServer.middleware?.publish({ action: 'reload' }));
  const devServer = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      historyApiFallback: true,
      static: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      // The backend's process makes the files of findability too; everything else is the site.
      proxy: [
        {
          context: [...backendPaths, ...findabilityPaths(siteSettings.defaultLanguage)],
          router: () => backend.origin() ?? nowhere,
        },
      ],
    },
    webpack(clientConfig('development')),
  );

  whenAskedToStop(() => {
    backend.stop();
    void devServer.stop().then(() => process.exit());
  });
  try {
    await devServer.start();
  } catch (error) {
    backend.stop();
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${port} is taken: choose another one, for example PORT=${port + 1} npm run dev`);
  }
  process.stdout.write(`Obriy in development is at http://${host}:${port}\n`);
}

try {
  await develop();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
