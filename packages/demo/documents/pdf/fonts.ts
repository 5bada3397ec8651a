import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

export type Face = 'text' | 'strong' | 'title';

/** A face in its two files: the packages keep Cyrillic apart. */
export type Fonts = Record<Face, { cyrillic: Buffer; latin: Buffer }>;

const CYRILLIC = String.fromCodePoint(
  ...Array.from({ length: 0x60 }, (_, index) => 0x400 + index),
  0x490,
  0x491,
  0x2116,
);
const LATIN = `${String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index))}\u00a0«»°²·×–—‘’“”…`;

const SOURCES: Record<Face, { family: string; kind: string; axes: Record<string, number> }> = {
  text: { family: 'golos-text', kind: 'wght', axes: { wght: 400 } },
  strong: { family: 'golos-text', kind: 'wght', axes: { wght: 600 } },
  title: { family: 'source-serif-4', kind: 'opsz', axes: { opsz: 44, wght: 400 } },
};

const resolve = createRequire(import.meta.url).resolve;

/** PDF embeds no variable fonts: one static cut a face. */
export async function loadFonts(): Promise<Fonts> {
  const load = async (face: Face, script: 'cyrillic' | 'latin'): Promise<Buffer> => {
    const { family, kind, axes } = SOURCES[face];
    const source = await readFile(
      resolve(`@fontsource-variable/${family}/files/${family}-${script}-${kind}-normal.woff2`),
    );
    const text = script === 'cyrillic' ? CYRILLIC : LATIN;
    return Buffer.from(await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: axes, noHinting: true }));
  };
  const both = async (face: Face): Promise<Fonts[Face]> => ({
    cyrillic: await load(face, 'cyrillic'),
    latin: await load(face, 'latin'),
  });
  return { text: await both('text'), strong: await both('strong'), title: await both('title') };
}
