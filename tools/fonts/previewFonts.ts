/**
 * Subsets the fonts of the server from their npm packages: those of the pictures for messengers into
 * server/backend/openGraph/fonts, and those of PDFs into server/backend/pdf/fonts (as TrueType, because PDF embeds no
 * other). One static weight each, so that no variable axis is left to be set while drawing. Run it by hand (`npm run
 * tool preview-fonts`) after changing the characters or the packages; its output is committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const backend = path.join(import.meta.dirname, '../../server/backend');

const span = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** More than the demonstration needs: anything that a company of this country may write in a title. */
const scripts = {
  cyrillic: `${span(0x400, 0x45f)}Ґґ№`,
  latin: `${span(0x20, 0x7e)}${span(0xa0, 0xff)}\u2009\u202f–—‘’“”„•…′€™−ʼ`,
  // The packages have the hryvnia sign here.
  'latin-ext': `${span(0x100, 0x17f)}₴`,
};

const serif = { package: 'source-serif-4', kind: 'opsz' };
const sans = { package: 'golos-text', kind: 'wght' };

const sets = [
  {
    output: path.join(backend, 'openGraph/fonts'),
    format: 'woff2',
    extension: 'woff2',
    faces: [
      { ...serif, name: 'serif', axes: { opsz: 44, wght: 500 } },
      { ...sans, name: 'sans', axes: { wght: 500 } },
    ],
  },
  {
    output: path.join(backend, 'pdf/fonts'),
    format: 'sfnt',
    extension: 'ttf',
    faces: [
      { ...serif, name: 'title', axes: { opsz: 44, wght: 400 } },
      { ...sans, name: 'text', axes: { wght: 400 } },
      { ...sans, name: 'strong', axes: { wght: 600 } },
    ],
  },
] as const;

const resolve = createRequire(import.meta.url).resolve;

for (const { output, format, extension, faces } of sets) {
  await mkdir(output, { recursive: true });
  for (const face of faces) {
    const folder = `@fontsource-variable/${face.package}`;
    // The Open Font License must accompany derived files.
    await copyFile(resolve(`${folder}/LICENSE`), path.join(output, `${face.name}-LICENSE.txt`));
    for (const [script, text] of Object.entries(scripts)) {
      const source = await readFile(resolve(`${folder}/files/${face.package}-${script}-${face.kind}-normal.woff2`));
      const font = await subsetFont(source, text, {
        targetFormat: format,
        variationAxes: face.axes,
        keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark'],
        noHinting: true,
      });
      const file = `${face.name}-${script}.${extension}`;
      await writeFile(path.join(output, file), font);
      process.stdout.write(`${file} ${font.byteLength} bytes\n`);
    }
  }
}
