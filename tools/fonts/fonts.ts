/**
 * Subsets the site's fonts from their npm packages into src/shared/ui/fonts: only the letters and the weights in use.
 * Run it by hand (`npm run tool fonts`) after changing the characters or the packages; its output is committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const OUTPUT = join(import.meta.dirname, '../../src/shared/ui/fonts');

const UKRAINIAN = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ№';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéç';
const SIGNS = ' \u00a0\u2009\u202f!"%&\'()*+,-./0123456789:;?·«»–—‘’“”„…−×°²³ʼ';

interface Subset {
  readonly output: string;
  /** The package's file. */
  readonly script: 'cyrillic' | 'latin' | 'latin-ext';
  readonly text: string;
}

const CYRILLIC: Subset = { output: 'cyrillic', script: 'cyrillic', text: UKRAINIAN };
// The packages have the hryvnia sign in a separate file.
const HRYVNIA: Subset = { output: 'hryvnia', script: 'latin-ext', text: '₴' };

/** Every byte delays the first paint: only kerning and tabular figures. */
const FEATURES = ['kern', 'tnum'];

const FAMILIES = [
  {
    source: 'source-serif-4',
    kind: 'opsz',
    output: 'serif',
    // For headlines only: the display cut in one weight. A second one would be 12 KB.
    axes: { opsz: 44, wght: 400 },
    subsets: [CYRILLIC, { output: 'latin', script: 'latin', text: LETTERS + SIGNS }, HRYVNIA],
  },
  {
    source: 'golos-text',
    kind: 'wght',
    output: 'sans',
    axes: { wght: { min: 400, max: 600 } },
    subsets: [CYRILLIC, { output: 'latin', script: 'latin', text: `${LETTERS}${SIGNS}#$/=@[]_©•½` }, HRYVNIA],
  },
] satisfies { subsets: readonly Subset[]; [other: string]: unknown }[];

const resolve = createRequire(import.meta.url).resolve;

await mkdir(OUTPUT, { recursive: true });
for (const family of FAMILIES) {
  // The Open Font License must accompany derived files.
  await copyFile(
    resolve(`@fontsource-variable/${family.source}/LICENSE`),
    join(OUTPUT, `${family.output}-LICENSE.txt`),
  );
  for (const { output, script, text } of family.subsets) {
    const file = `files/${family.source}-${script}-${family.kind}-normal.woff2`;
    const source = await readFile(resolve(`@fontsource-variable/${family.source}/${file}`));
    const font = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes: family.axes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    await writeFile(join(OUTPUT, `${family.output}-${output}.woff2`), font);
    process.stdout.write(`${family.output}-${output}.woff2 ${font.byteLength} bytes\n`);
  }
}
