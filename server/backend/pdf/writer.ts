import Document from 'pdfkit';
import type { PdfFace, Fonts, Script } from './fonts.ts';
import { Structure } from './structure.ts';

/** In points. */
export const a4 = { width: 595.28, height: 841.89 } as const;

export interface Style {
  face: PdfFace;
  /** Points. */
  size: number;
  colour: string;
}

interface PdfInfo {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  /** The creation date in the file; fixed for a day, so that equal PDFs have equal bytes. */
  created: Date;
}

interface Run {
  script: Script;
  text: string;
}

/** Undefined when no font has the character: it is left out instead of drawing a box. */
function scriptOf(character: string): Script | undefined {
  if (/[\u0400-\u045f\u0490\u0491\u2116]/.test(character)) return 'cyrillic';
  if (/[\u0020-\u007e\u00a0-\u00ff\u2009\u202f–—‘’“”„•…′€™−\u02bc]/.test(character)) return 'latin';
  return /[\u0100-\u017f₴]/.test(character) ? 'latin-ext' : undefined;
}

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  const line = text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('\u2011', '-');
  for (const character of line.normalize('NFC')) {
    const last = runs.at(-1);
    const own = scriptOf(character);
    if (own === undefined) continue;
    if (last?.script === own) last.text += character;
    else runs.push({ script: own, text: character });
  }
  return runs;
}

/** Text in several scripts at places of its own, on one sheet of A4; lengths are points. */
export class PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly structure: Structure;

  constructor(fonts: Fonts, { title, author, language, created }: PdfInfo) {
    this.doc = new Document({
      size: 'A4',
      margin: 0,
      // The footer shows the number of pages.
      bufferPages: true,
      lang: language,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      info: {
        Title: title,
        Author: author,
        Creator: author,
        Producer: author,
        CreationDate: created,
        ModDate: created,
      },
    });
    for (const [name, font] of fonts) this.doc.registerFont(name, font);
    this.structure = new Structure(this.doc);
  }

  /** One line, its baseline beginning at x, y; returns its width. */
  line(text: string, x: number, y: number, style: Style): number {
    return this.structure.content(() => {
      let at = x;
      for (const run of runsOf(text)) {
        this.#use(run, style);
        this.doc.fillColor(style.colour).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
        at += this.doc.widthOfString(run.text);
      }
      return at - x;
    });
  }

  width(text: string, style: Style): number {
    return runsOf(text).reduce((sum, run) => sum + this.#use(run, style).widthOfString(run.text), 0);
  }

  /** Lines that are broken at plain spaces and line breaks alone: a sum stays with its currency. */
  wrap(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s*\n\s*| /)) {
      const last = lines.at(-1);
      const longer = `${last} ${word}`;
      if (last === undefined || this.width(longer, style) > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }

  rule(x: number, y: number, width: number, colour: string, weight: number): void {
    this.structure.decoration(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke(),
    );
  }

  async finish(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.doc.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise((resolve) => this.doc.once('end', resolve));
    this.doc.end();
    await ended;
    return Buffer.concat(parts);
  }

  #use({ script }: Run, { face, size }: Style): PDFKit.PDFDocument {
    return this.doc.font(`${face}-${script}`).fontSize(size);
  }
}
