import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { RuleSetRule } from 'webpack';
import type { SiteSettings } from '../../server/siteSettings.ts';
import { createClassNames } from './classNames.ts';

const root = path.join(import.meta.dirname, '../..');

/** One for both sides. */
const classNames = createClassNames(root);

export type BuildTarget = 'client' | 'server';

export interface Build {
  readonly mode: 'production' | 'development';
  /** Whether a server renders the pages: it has to know the files of each. */
  readonly ssr: boolean;
  /** Where the files are written. */
  readonly folder: string;
  /** Of the hosting page, beside those of the environment. */
  readonly siteSettings?: SiteSettings;
}

/** Rules and names that both sides share: markup of the server and styles of the client must agree. */
export function rulesFor(side: BuildTarget, { mode, ssr }: Build): RuleSetRule[] {
  const production = mode === 'production';
  const css = (modules: boolean) => [
    ...(side === 'server' ? [] : [ssr ? MiniCssExtractPlugin.loader : 'style-loader']),
    {
      loader: 'css-loader',
      options: {
        modules: modules && {
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: side === 'server',
          ...(production ? { getLocalIdent: classNames } : { localIdentName: '[name]__[local]' }),
        },
      },
    },
    path.join(import.meta.dirname, 'cssLayer.ts'),
  ];

  return [
    {
      test: /\.tsx?$/,
      include: ['src', 'contract', 'domain', 'i18n', 'packages/recorder'].map((folder) => path.join(root, folder)),
      loader: 'ts-loader',
      options: {
        transpileOnly: true,
        compilerOptions: { allowImportingTsExtensions: false },
        getCustomTransformers: () => ({ before: production || side === 'server' ? [] : [refreshTypeScript()] }),
      },
    },
    { test: /\.module\.css$/, use: css(true) },
    {
      test: /\.css$/,
      resourceQuery: /text/,
      loader: 'css-loader',
      options: { exportType: 'string', sourceMap: false },
    },
    { test: /\.css$/, resourceQuery: { not: /text/ }, exclude: /\.module\.css$/, use: css(false), sideEffects: true },
    { test: /\.woff2$/, type: 'asset/inline' },
    // The client's build writes the files; the server only has to know their names.
    {
      test: /\.(?:svg|png|jpe?g|webp|avif|geojson)$/,
      type: 'asset/resource',
      ...(side === 'server' && { generator: { emit: false, publicPath: '/' } }),
    },
  ];
}
