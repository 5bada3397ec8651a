import path from 'node:path';

interface LoaderContext {
  readonly rootContext: string;
  readonly resourcePath: string;
}

/** The layer of a style sheet by its folder; null: the file names it itself. */
export function layerOf(file: string): string | null {
  const parts = file.split(/[\\/]/);
  if (parts.includes('node_modules')) return 'vendor';
  const [top, layer, slice] = parts;
  if (top !== 'src' || layer === undefined || !file.endsWith('.module.css')) return null;
  return layer === 'shared' && slice === 'ui' ? 'shared.ui' : layer;
}

/**
 * A loader that puts a style sheet into the cascade layer of its folder: a page overrides the features that it uses in
 * any load order of their chunks. The order of the layers is in src/shared/ui/styles/layers.css.
 */
function cssLayer(this: LoaderContext, text: string): string {
  const layer = layerOf(path.relative(this.rootContext, this.resourcePath));
  return layer === null ? text : `@layer ${layer} {${text}\n}`;
}

export default cssLayer;
