import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageChunks } from '#contract/renderer.ts';
import { lazyPackages } from './budgets.ts';
import type { Chunks } from '../../server/web/chunkFiles.ts';

interface RouteWeight {
  readonly path: string;
  /** Bytes of brotli of our own scripts, without later requests. */
  readonly js: number;
  /** Bytes of brotli of the packages that every route loads. */
  readonly packages: number;
  /** Without the style sheet of the fonts. */
  readonly css: number;
  readonly fonts: number;
  /** Packages among them that belong to a lazy part. */
  readonly tooEarly: readonly string[];
}

/**
 * Bytes of brotli of a build's text. Hashes of contents are replaced by hashes of names first: the former change with
 * every build, and the size with them, by some tens of bytes.
 */
export function createBrotliSize(clientDir: string): (text: string) => number {
  const hashes = new Map(
    readdirSync(path.join(clientDir, 'assets')).flatMap((file) => {
      const [, name = '', hash = '', kind = ''] = /^(.+)\.([\da-f]{6,8})\.(\w+)$/.exec(file) ?? [];
      return hash === ''
        ? []
        : [[hash, createHash('sha256').update(`${name}.${kind}`).digest('hex').slice(0, hash.length)]];
    }),
  );
  const weights = new Map<string, number>();
  return (text) => {
    const stable = text.replaceAll(/(?<![\da-z])[\da-f]{6,8}(?![\da-z])/g, (word) => hashes.get(word) ?? word);
    const weight = weights.get(stable) ?? brotliCompressSync(stable).length;
    weights.set(stable, weight);
    return weight;
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The lazy packages in a script, by its source map. */
function lazyPackagesIn(script: string): string[] {
  const { sources } = JSON.parse(readFileSync(`${script}.map`, 'utf8')) as { readonly sources: readonly string[] };
  return lazyPackages.filter((name) => sources.some((source) => source.includes(`/node_modules/${name}/`)));
}

export function weighRoutes(
  clientDir: string,
  routes: readonly PageChunks[],
  brotliSize = createBrotliSize(clientDir),
): RouteWeight[] {
  const { entry, chunks } = JSON.parse(readFileSync(path.join(clientDir, 'chunks.json'), 'utf8')) as Chunks;
  const weightOf = (file: string): number => brotliSize(readFileSync(file, 'utf8'));
  return routes.map((route) => {
    const parts = route.chunks.map((name) => {
      const files = chunks[name];
      if (files === undefined) {
        throw new Error(`${route.path} names the chunk "${name}", which the build does not have`);
      }
      return files;
    });
    const filesOf = (kind: 'js' | 'css'): string[] =>
      [...new Set([entry, ...parts].flatMap((files) => files[kind]))].map((url) => path.join(clientDir, url));
    const isVendor = (file: string): boolean => /^vendor\b/.test(path.basename(file));
    const isFonts = (file: string): boolean => /^fonts\b/.test(path.basename(file));
    const scripts = filesOf('js');
    const styles = filesOf('css');
    return {
      path: route.path,
      js: sum(scripts.filter((file) => !isVendor(file)).map(weightOf)),
      packages: sum(scripts.filter(isVendor).map(weightOf)),
      css: sum(styles.filter((file) => !isFonts(file)).map(weightOf)),
      fonts: sum(styles.filter(isFonts).map(weightOf)),
      tooEarly: [...new Set(filesOf('js').flatMap(lazyPackagesIn))],
    };
  });
}
