import type { Asset } from '../assets.ts';

/** Points to a source map, which a style element has not. */
const sourceMap = /\s*\/\*# sourceMappingURL=[^*]*\*\/\s*$/;

/** The text of a style sheet by its URL path, for a style element; every page has some of them, so each is read once. */
export function inlineStyles(assets: ReadonlyMap<string, Asset>): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const text =
      known.get(path) ?? (assets.get(path)?.bodies.get('identity')?.toString('utf8') ?? '').replace(sourceMap, '');
    known.set(path, text);
    return text;
  };
}
