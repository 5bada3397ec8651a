import type { Chunk, Configuration } from 'webpack';

type ChunkName = Pick<Chunk, 'name'>;

/** The service worker is one file with a runtime of its own. */
const exceptWorker = ({ name }: ChunkName): boolean => name !== 'worker';

/** What the entry itself needs. */
const initialOnly = (chunk: Chunk): boolean => exceptWorker(chunk) && chunk.canBeInitial();

const isPage = ({ name }: ChunkName): boolean => name?.startsWith('page-') === true;

/** Which modules share a file. */
export const splitChunks = {
  chunks: exceptWorker,
  // Measured: at 60,000 flats, plan and favourites are cut into more files, which together are 0.5 to 1.3 KB larger.
  minSize: 90_000,
  cacheGroups: {
    // 'initial' keeps antd, ol and the like out: only what the entry itself needs is gathered, under a name that outlives releases.
    // One file, which server and service worker know by its name: together they are 1.2 KB smaller, and change with packages alone.
    fonts: {
      test: /[\\/]styles[\\/]fonts\.css$/,
      type: 'css/mini-extract',
      name: 'fonts',
      chunks: initialOnly,
      enforce: true,
    },
    // What nearly every page needs comes with the entry: the next page is 1.5 KB smaller.
    ofAllPages: {
      name: 'client',
      type: /javascript/,
      test: /^(?!.*[\\/]node_modules[\\/])/,
      chunks: (chunk: Chunk) => chunk.name === 'client' || isPage(chunk),
      minChunks: 26,
      priority: 1,
      enforce: true,
    },
    // A tab comes with the page around it: in both files, what both need would be 1.0 to 1.5 KB more.
    projectTabs: {
      name: 'project-tabs',
      type: /javascript/,
      chunks: ({ name }: Chunk) => /^page-project(?:-|$)/.test(name ?? ''),
      minChunks: 6,
      enforce: true,
    },
    vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: initialOnly, enforce: true },
  },
} satisfies NonNullable<Configuration['optimization']>['splitChunks'];
