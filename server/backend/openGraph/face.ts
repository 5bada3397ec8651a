import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** One weight of one family; sizes and lengths in pixels. */
export interface Face {
  width(text: string, size: number): number;
  /** The outlines of a line of text as the path data of an SVG, its baseline beginning at x, y. */
  outline(text: string, size: number, x: number, y: number): string;
}

/** The font packages split scripts; the first file with a character draws it. */
const scripts = ['cyrillic', 'latin', 'latin-ext'];

interface Run {
  font: Font;
  text: string;
}

/** A space joins the preceding run; characters without a glyph (emoji) are left out instead of drawing boxes. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const code = character.codePointAt(0) ?? 0;
    const font =
      last?.font.hasGlyphForCodePoint(code) === true
        ? last.font
        : fonts.find((each) => each.hasGlyphForCodePoint(code));
    if (font === undefined) continue;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function faceOf(fonts: readonly Font[]): Face {
  return {
    width: (text, size) =>
      runsOf(text, fonts).reduce(
        (total, { font, text: part }) => total + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
        0,
      ),

    outline(text, size, x, y) {
      let data = '';
      let pen = x;
      for (const { font, text: part } of runsOf(text, fonts)) {
        const scale = size / font.unitsPerEm;
        const { glyphs, positions } = font.layout(part);
        for (const [index, glyph] of glyphs.entries()) {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          data += glyph.path
            .scale(scale, -scale)
            .translate(pen + xOffset * scale, y - yOffset * scale)
            .toSVG();
          pen += xAdvance * scale;
        }
      }
      return data;
    },
  };
}

async function loadFace(name: string): Promise<Face> {
  const files = scripts.map((script) => path.join(import.meta.dirname, 'fonts', `${name}-${script}.woff2`));
  const fonts = await Promise.all(files.map(async (file) => create(await readFile(file))));
  return faceOf(fonts.filter((font) => 'layout' in font));
}

export interface Faces {
  title: Face;
  text: Face;
}

let faces: Promise<Faces> | undefined;

/** Read when the first picture is drawn, and once: most starts of a server draw none. */
export function loadFaces(): Promise<Faces> {
  faces ??= Promise.all([loadFace('serif'), loadFace('sans')]).then(([title, text]) => ({ title, text }));
  return faces;
}
