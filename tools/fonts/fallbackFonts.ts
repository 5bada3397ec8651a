/**
 * Writes src/shared/ui/styles/fallbackFonts.css: local fonts with the widths of the site's own, so that a page hardly
 * moves when fonts replace them. Run it by hand after `npm run tool fonts`; its output is committed. The widths of
 * Arial and Times New Roman are those of Liberation. On Debian the packages fonts-liberation, fonts-roboto-unhinted,
 * fonts-noto-core and fonts-dejavu have all files; the argument is a folder in which they are unpacked.
 */
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';

const root = path.join(import.meta.dirname, '../..');
const output = path.join(root, 'src/shared/ui/styles/fallbackFonts.css');
const folder = process.argv[2] ?? '/usr/share/fonts';

/** Characters whose widths differ from those of a fallback by about the same factor. */
const groups = [
  { characters: /[A-Z]/, range: 'U+41-5a' },
  { characters: /[a-z]/, range: 'U+61-7a, U+c0-2ff' },
  { characters: /[\u0400-\u042f\u0490]/, range: 'U+400-42f, U+490' },
  { characters: /[\u0430-\u045f\u0491]/, range: 'U+430-45f, U+491' },
  { characters: /[0-9]/, range: 'U+30-39' },
  { characters: /[ \u00a0]/, range: 'U+20, U+a0' },
  {
    characters: /[!-/:-@[-`{-~\u00a1-\u00bf\u2009-\u2212]/,
    range: 'U+21-2f, U+3a-40, U+5b-60, U+7b-9f, U+a1-bf, U+2009-20bf, U+2116, U+2212',
  },
] as const;

interface Fallback {
  readonly family: string;
  /** Weight of the site's font if it has several, the weights that it represents, the measured file, and its names. */
  readonly faces: readonly (readonly [
    weight: number | null,
    weights: string,
    file: string,
    names: readonly string[],
  ])[];
  /** Groups with factors this close share a face. */
  readonly tolerance: number;
}

const families: readonly {
  readonly file: string;
  readonly subsets: readonly string[];
  readonly fallbacks: readonly Fallback[];
}[] = [
  {
    file: 'serif',
    subsets: ['cyrillic', 'latin', 'hryvnia'],
    fallbacks: [
      {
        family: 'Obriy Serif Fallback',
        faces: [[null, '400 600', 'LiberationSerif-Regular.ttf', ['Times New Roman', 'Liberation Serif']]],
        tolerance: 0.015,
      },
      {
        family: 'Obriy Serif Fallback Android',
        faces: [[null, '400 600', 'NotoSerif-Regular.ttf', ['Noto Serif']]],
        tolerance: 0.03,
      },
      {
        family: 'Obriy Serif Fallback Linux',
        faces: [[null, '400 600', 'DejaVuSerif.ttf', ['DejaVu Serif']]],
        tolerance: 0.03,
      },
    ],
  },
  {
    file: 'sans',
    subsets: ['cyrillic', 'latin', 'hryvnia'],
    fallbacks: [
      {
        family: 'Obriy Sans Fallback',
        faces: [
          [400, '400', 'LiberationSans-Regular.ttf', ['Arial', 'Liberation Sans']],
          [500, '500', 'LiberationSans-Regular.ttf', ['Arial', 'Liberation Sans']],
          [600, '600', 'LiberationSans-Bold.ttf', ['Arial Bold', 'Liberation Sans Bold']],
        ],
        tolerance: 0.015,
      },
      {
        family: 'Obriy Sans Fallback Android',
        faces: [
          [400, '400', 'Roboto-Regular.ttf', ['Roboto']],
          [500, '500 600', 'Roboto-Medium.ttf', ['Roboto Medium', 'Roboto']],
        ],
        tolerance: 0.03,
      },
      {
        family: 'Obriy Sans Fallback Linux',
        faces: [
          [400, '400 500', 'DejaVuSans.ttf', ['DejaVu Sans']],
          [600, '600', 'DejaVuSans-Bold.ttf', ['DejaVu Sans Bold']],
        ],
        tolerance: 0.03,
      },
    ],
  },
];

/** How often each character occurs in the texts of the site. */
const frequencies = new Map<string, number>();
for (const file of globSync('i18n/*/*.json', { cwd: root })) {
  JSON.parse(readFileSync(path.join(root, file), 'utf8'), (_, value: unknown) => {
    if (typeof value === 'string') {
      for (const char of value.replaceAll(/\{\{.*?\}\}/g, '')) frequencies.set(char, (frequencies.get(char) ?? 0) + 1);
    }
    return value;
  });
}
for (const char of '0123456789₴²№') frequencies.set(char, 1);
const characters = [...frequencies.keys()].join('');

async function ownFonts(file: string, subsets: readonly string[], wght: number | null): Promise<readonly Font[]> {
  return Promise.all(
    subsets.map(async (subset) => {
      const source = readFileSync(path.join(root, `src/shared/ui/fonts/${file}-${subset}.woff2`));
      // fontkit reads the axes of TrueType, not those of WOFF2.
      const font = await subsetFont(source, characters, {
        targetFormat: 'sfnt',
        ...(wght !== null && { variationAxes: { wght } }),
      });
      return create(Buffer.from(font)) as Font;
    }),
  );
}

function fallbackFont(name: string): Font {
  const [found] = globSync(`**/${name}`, { cwd: folder });
  if (found === undefined) throw new Error(`${folder} has no ${name}`);
  return create(readFileSync(path.join(folder, found))) as Font;
}

/** Of the size of the font; digits are tabular on the site. */
function widthOf(char: string, fonts: readonly Font[]): number | null {
  const font = fonts.find((each) => each.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
  return font === undefined ? null : font.layout(char, ['tnum']).advanceWidth / font.unitsPerEm;
}

interface Size {
  readonly factor: number;
  readonly range: string;
}

function sizesOf(own: readonly Font[], fallback: Font, tolerance: number): readonly Size[] {
  const sizes: Size[] = [];
  for (const { characters: pattern, range } of groups) {
    let [ownWidth, fallbackWidth] = [0, 0];
    for (const [char, times] of frequencies) {
      const [width, there] = [widthOf(char, own), widthOf(char, [fallback])];
      if (!pattern.test(char) || width === null || there === null) continue;
      ownWidth += times * width;
      fallbackWidth += times * there;
    }
    const factor = ownWidth / fallbackWidth;
    const near = sizes.findIndex((size) => Math.abs(size.factor / factor - 1) < tolerance);
    const known = sizes[near];
    if (known === undefined) sizes.push({ factor, range });
    else sizes[near] = { factor: (known.factor + factor) / 2, range: `${known.range}, ${range}` };
  }
  return sizes;
}

const percent = (value: number, digits = 1): string => `${Number((value * 100).toFixed(digits))}%`;

const rules: string[] = [];
for (const { file, subsets, fallbacks } of families) {
  for (const { family, faces, tolerance } of fallbacks) {
    for (const [weight, weights, name, names] of faces) {
      const own = await ownFonts(file, subsets, weight);
      const { ascent, descent, unitsPerEm } = own[0] as Font;
      for (const { factor, range } of sizesOf(own, fallbackFont(name), tolerance)) {
        rules.push(`@font-face {
          font-family: '${family}';
          src: ${names.map((each) => `local('${each}')`).join(', ')};
          font-weight: ${weights};
          size-adjust: ${percent(factor)};
          ascent-override: ${percent(ascent / unitsPerEm / factor, 0)};
          descent-override: ${percent(-descent / unitsPerEm / factor, 0)};
          line-gap-override: 0%;
          unicode-range: ${range};
        }`);
      }
    }
  }
}
const css = `/* Generated by tools/fonts/fallbackFonts.ts. */\n\n${rules.join('\n\n')}\n`;
await writeFile(output, await format(css, { ...(await resolveConfig(output)), parser: 'css' }));
process.stdout.write(`${rules.length} faces\n`);
