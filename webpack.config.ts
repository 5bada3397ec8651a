import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { defaultLanguage } from '#domain/languages.ts';
import { workerPath } from '#domain/serviceWorker.ts';
import { themeColors } from './server/brand.ts';
import { readConfig } from './server/config.ts';
import { escapeHtml } from './server/http/escapeHtml.ts';
import { hostingPageHead } from './server/web/hostingPage.ts';
import { textOf } from './server/texts.ts';
import { bodyMark, headMark, rootElement } from './server/web/template.ts';
import { bundledTexts } from './tools/webpack/bundledTexts.ts';
import { listStyleSheets } from './tools/webpack/classNames.ts';
import { ChunkManifest } from './tools/webpack/chunkManifest.ts';
import { type Build, rulesFor, type BuildTarget } from './tools/webpack/rules.ts';
import { splitChunks } from './tools/webpack/splitChunks.ts';
import { versions } from './tools/webpack/versions.ts';

const root = import.meta.dirname;
const { siteSettings } = readConfig(process.env);

/** Source maps, fonts and pictures are left alone: nobody downloads the first, the others are compressed already. */
const compressible = /\.(?:js|css|svg|json|geojson|html|txt|xml|webmanifest)$/;

/**
 * `buildDependencies` does not notice that a TypeScript config changed, and then stale errors stay: the version does.
 * Class names depend on the list of style sheets.
 */
const cacheVersion = createHash('sha256')
  .update(
    [
      'webpack.config.ts',
      'tsconfig.json',
      'package-lock.json',
      'domain/languages.ts',
      'tools/webpack/bundledTexts.ts',
      'tools/webpack/classNames.ts',
      'tools/webpack/cssLayer.ts',
      'tools/webpack/rules.ts',
      'tools/webpack/splitChunks.ts',
    ]
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .concat(listStyleSheets(root))
      .join(),
  )
  .digest('hex');

function productionPlugins(): WebpackPluginInstance[] {
  return [
    // Four digits instead of five save 0.2 KB a route; a new module seldom changes the id of another.
    new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }),
    // Every release is another worker to a browser, even when the worker itself has not changed: its tabs learn of the release by it.
    new webpack.BannerPlugin({
      banner: '// Release [fullhash]',
      raw: true,
      include: workerFile,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH,
    }),
    // Most of what comes first runs at once: Chromium then compiles it while it downloads, beside the page's own thread.
    new webpack.BannerPlugin({
      banner: ({ chunk }) => (/^(?:vendor|client|page-)/.test(chunk.name ?? '') ? '//# allFunctionsCalledOnLoad' : ''),
      raw: true,
      include: /^assets\/.*\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, // The minifier drops comments.
    }),
    new CompressionPlugin({
      test: compressible,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      threshold: 256,
    }),
    new CompressionPlugin({
      test: compressible,
      filename: '[path][base].gz',
      algorithm: 'gzip',
      compressionOptions: { level: 9 },
      threshold: 256,
    }),
  ];
}

/** Only production has a service worker: a developer wants what is new. */
const workerFile = workerPath.slice(1);
const worker = { import: './src/serviceWorker/main.ts', filename: workerFile, runtime: false as const };

/** The second names the layers of all styles: it must stand before what is in them. */
const firstStyles = ['./src/shared/ui/styles/fonts.css', './src/shared/ui/styles/index.css'];

const release: Build = { mode: 'production', ssr: true, folder: path.join(root, 'dist') };

type FileCacheOptions = Extract<NonNullable<Configuration['cache']>, { type: 'filesystem' }>;

/** A release is built anew each time: with the cache of an earlier build, exports of moved modules have been mixed up. */
function cacheOf(name: string, { mode }: Build): FileCacheOptions | false {
  if (mode === 'production') return false;
  return { type: 'filesystem', name, cacheDirectory: path.join(root, '.cache/webpack'), version: cacheVersion };
}

function constantsOf(side: BuildTarget): WebpackPluginInstance {
  return new webpack.DefinePlugin({
    __SITE_SETTINGS__: JSON.stringify(siteSettings),
    __VERSIONS__: JSON.stringify(versions),
    __RENDERS_ON_SERVER__: JSON.stringify(side === 'server'),
    ...Object.fromEntries(
      bundledTexts.map(({ namespace, files, read }) => [
        `__BUNDLED_TEXTS__.${namespace}`,
        webpack.DefinePlugin.runtimeValue(() => JSON.stringify(read()), { fileDependencies: files }),
      ]),
    ),
  });
}

/** The client for browsers. `webpack` builds it for production; tools/dev.ts asks for the development one. */
export function clientConfig(build: Build): Configuration {
  const { mode, ssr, folder } = build;
  const production = mode === 'production';
  return {
    name: 'client',
    mode,
    target: ['web', 'es2022'],
    context: root,
    entry: { client: [...firstStyles, './src/client.tsx'], ...(production && { worker }) },
    output: {
      path: path.join(folder, 'client'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      // Every page downloads the names of all lazy files: numbers and short hashes save 0.7 KB. `npm run sizes` prints the chunks' names.
      ...(production && { chunkFilename: 'assets/[id].[contenthash:6].js' }),
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: rulesFor('client', build) },
    plugins: [
      constantsOf('client'),
      new HtmlWebpackPlugin({
        template: 'src/app/index.html',
        // A server that renders fills the page, scripts and styles included.
        inject: !ssr,
        scriptLoading: 'defer',
        excludeChunks: ['worker'],
        templateParameters: {
          themeColors,
          ...(ssr
            ? { head: headMark, body: bodyMark }
            : {
                head: `<title>${escapeHtml(textOf(defaultLanguage, 'brand:name'))}</title>${hostingPageHead({ qa: 'on', ...siteSettings, ...build.siteSettings })}`,
                body: rootElement(''),
              }),
        },
        minify: production && {
          collapseWhitespace: true,
          removeComments: true,
          ignoreCustomComments: [/^(?:head|body)$/],
        },
      }),
      new CopyPlugin({ patterns: [{ from: path.join(root, 'public'), noErrorOnMissing: true }] }),
      ...(ssr
        ? [
            new ChunkManifest('chunks.json'),
            new MiniCssExtractPlugin({
              filename: `assets/[name]${production ? '.[contenthash:8]' : ''}.css`,
              ...(production && { chunkFilename: 'assets/[id].[contenthash:6].css' }),
              // Layers decide which style wins, and no style sheet overrides another of its layer: no order suits all pages.
              ignoreOrder: true,
            }),
          ]
        : []),
      ...(production ? productionPlugins() : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: {
      // Exports with names of one character instead of two or three save 1.2 KB a route; module ids are set above.
      ...(production && { mangleExports: 'size' as const, moduleIds: false as const }),
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
      runtimeChunk: 'single',
      splitChunks,
    },
    cache: cacheOf(ssr ? 'client' : 'client-browser', build),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** The same site for Node: one module that renders a page. What only a browser asks for stays in chunks that are never read. */
export function serverConfig(build: Build): Configuration {
  const { mode, folder } = build;
  const production = mode === 'production';
  return {
    name: 'server',
    mode,
    target: 'node24',
    context: root,
    entry: { renderer: './src/server.tsx', ...(production && { replay: './src/app/qa/headless.ts' }) },
    experiments: { outputModule: true },
    output: {
      path: path.join(folder, 'server'),
      // Chunks lie beside the module that imports them.
      publicPath: './',
      filename: '[name].js',
      // Node keeps a module by its address: a chunk that changes while `npm run dev` runs needs a new one.
      chunkFilename: production ? 'chunks/[name].js' : 'chunks/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    devtool: production ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: rulesFor('server', build) },
    plugins: [constantsOf('server')],
    optimization: { minimize: false, splitChunks: false },
    cache: cacheOf('server', build),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

export default [clientConfig(release), serverConfig(release)];
