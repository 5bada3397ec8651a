/**
 * Cuts the site's fonts out of their npm packages into src/shared/ui/fonts: only the letters and the weights in use.
 * Run it by hand (`node tools/fonts.ts`) after changing the characters or the packages; its output is committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const OUTPUT = join(import.meta.dirname, '../src/shared/ui/fonts');

const UKRAINIAN = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ№';
const BASIC_LATIN = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => index + 0x20));
const PUNCTUATION = '\u00a0\u2009\u202f©«»°²³·×½–—‘’“”„•…′−ʼ';

/** unicode-range of the three files is in fonts.css: a page in English never downloads the Cyrillic ones. */
const SCRIPTS = {
  cyrillic: UKRAINIAN,
  latin: BASIC_LATIN + PUNCTUATION,
  // The packages keep the hryvnia in a file of its own.
  'latin-ext': '₴',
};

const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

const FAMILIES = [
  {
    source: 'source-serif-4',
    kind: 'opsz',
    output: 'serif',
    // Headlines only: the display cut, without the weight of the optical size axis in bytes.
    axes: { opsz: 44, wght: { min: 400, max: 600 } },
  },
  { source: 'golos-text', kind: 'wght', output: 'sans', axes: { wght: { min: 400, max: 700 } } },
];

const resolve = createRequire(import.meta.url).resolve;

await mkdir(OUTPUT, { recursive: true });
for (const family of FAMILIES) {
  // The Open Font License travels with the files that were made under it.
  await copyFile(resolve(`@fontsource-variable/${family.source}/LICENSE`), join(OUTPUT, `${family.output}-LICENSE.txt`));
  for (const [script, text] of Object.entries(SCRIPTS)) {
    const file = `files/${family.source}-${script}-${family.kind}-normal.woff2`;
    const source = await readFile(resolve(`@fontsource-variable/${family.source}/${file}`));
    const font = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes: family.axes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    await writeFile(join(OUTPUT, `${family.output}-${script}.woff2`), font);
    process.stdout.write(`${family.output}-${script}.woff2 ${font.byteLength} bytes\n`);
  }
}
