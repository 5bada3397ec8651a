import type { Chunk, Compilation, Compiler } from 'webpack';
import type { ChunkFiles, Chunks } from '../../server/web/chunkFiles.ts';
import { inlineScripts } from './inlineScripts.ts';

interface ChunkGroup {
  readonly chunks: readonly Chunk[];
}

/** Writes the file with the scripts and styles of each route, and with the inline scripts, for the server. Not served to browsers. */
export class ChunkManifest {
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  apply(compiler: Compiler): void {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkManifest', (compilation) => {
      // After all names have their final hashes, and after the compression plugins.
      compilation.hooks.afterProcessAssets.tap('ChunkManifest', () => {
        compilation.emitAsset(this.file, new sources.RawSource(JSON.stringify(describe(compilation))));
      });
    });
  }
}

function describe(compilation: Compilation): Chunks {
  const publicPath = compilation.getPath(compilation.outputOptions.publicPath ?? '', {});
  const filesOf = ({ chunks }: ChunkGroup, known: ReadonlySet<Chunk>): ChunkFiles => {
    const files = chunks
      .filter((chunk) => !known.has(chunk))
      .flatMap((chunk) =>
        [...chunk.files].filter((file) => !file.includes('.hot-update.')).map((file) => publicPath + file),
      );
    return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
  };

  const entry = compilation.entrypoints.get('client');
  if (entry === undefined) throw new Error('The entry of the client is missing');
  // The worker is a separate program.
  const others = new Set<ChunkGroup>(compilation.entrypoints.values());
  const loaded = new Set(entry.chunks);
  const lazy = [...compilation.namedChunkGroups]
    .filter(([, group]) => !others.has(group))
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  return {
    entry: filesOf(entry, new Set()),
    chunks: Object.fromEntries(lazy.map(([name, group]) => [name, filesOf(group, loaded)])),
    inline: inlineScripts,
  };
}
