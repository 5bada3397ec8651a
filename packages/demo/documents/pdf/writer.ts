import Document from 'pdfkit';
import type { Face, Fonts } from './fonts.ts';

export interface TextStyle {
  face: Face;
  size: number;
  colour: string;
  /** Line height as a part of the size. */
  leading?: number;
}

/** Points of A4. */
export const PAGE = { width: 595.28, height: 841.89, left: 64, right: 64, top: 64, bottom: 84 };
export const COLUMN = PAGE.width - PAGE.left - PAGE.right;

type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody';

/** The structure tree for screen readers. The caller brings it, so that these documents are tagged as those of the site. */
interface Structure {
  within<T>(tag: Tag, draw: () => T, options?: { lang?: string; scope?: 'Row' }): T;
  content<T>(draw: () => T): T;
  decoration<T>(draw: () => T): T;
}

export type StructureOf = (doc: PDFKit.PDFDocument) => Structure;

/** Text in two scripts on a page that is broken by hand. */
export class Writer {
  readonly doc: PDFKit.PDFDocument;
  readonly structure: Structure;
  y = PAGE.top;

  constructor(fonts: Fonts, structureOf: StructureOf, info: { title: string; subject: string; created: Date }) {
    this.doc = new Document({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'uk',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      info: {
        Title: info.title,
        Subject: info.subject,
        Author: 'Obriy',
        Creator: 'Obriy',
        Producer: 'Obriy',
        CreationDate: info.created,
        ModDate: info.created,
      },
    });
    for (const [face, { cyrillic, latin }] of Object.entries(fonts)) {
      this.doc.registerFont(`${face}/cyrillic`, cyrillic);
      this.doc.registerFont(`${face}/latin`, latin);
    }
    this.structure = structureOf(this.doc);
  }

  /** One line at a place of its own; returns its width. */
  line(text: string, x: number, y: number, style: TextStyle): number {
    return this.structure.content(() => {
      let at = x;
      for (const run of runsOf(text)) {
        this.#use(run, style);
        this.doc.fillColor(style.colour).text(run, at, y, { lineBreak: false, baseline: 'alphabetic' });
        at += this.doc.widthOfString(run);
      }
      return at - x;
    });
  }

  width(text: string, style: TextStyle): number {
    return runsOf(text).reduce((sum, run) => sum + this.#use(run, style).widthOfString(run), 0);
  }

  /** Wrapped text from the current height down; a new page when this one is full. */
  paragraph(text: string, style: TextStyle, x = PAGE.left, width = PAGE.left + COLUMN - x): void {
    for (const line of this.wrap(text, style, width)) {
      this.need(style.size * 1.5);
      this.y += style.size * (style.leading ?? 1.45);
      this.line(line, x, this.y, style);
    }
  }

  wrap(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last === undefined || this.width(longer, style) > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }

  need(height: number): void {
    if (this.y + height <= PAGE.height - PAGE.bottom) return;
    this.doc.addPage();
    this.y = PAGE.top;
  }

  rule(y: number, colour: string, weight: number, x = PAGE.left, width = COLUMN): void {
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

  #use(run: string, { face, size }: TextStyle): PDFKit.PDFDocument {
    return this.doc.font(`${face}/${isCyrillic(run) ? 'cyrillic' : 'latin'}`).fontSize(size);
  }
}

const isCyrillic = (text: string): boolean => /[\u0400-\u04ff\u2116]/.test(text);

const runsOf = (text: string): string[] => text.match(/[\u0400-\u04ff\u2116]+|[^\u0400-\u04ff\u2116]+/g) ?? [];
