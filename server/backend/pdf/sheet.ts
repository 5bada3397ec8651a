import { languageTag, type Language } from '#domain/languages.ts';
import { textOf } from '../../texts.ts';
import { loadFonts } from './fonts.ts';
import { brandColors } from '../../brand.ts';
import type { Structure } from './structure.ts';
import { a4, type Style, PdfWriter } from './writer.ts';

/** With its margins, in points. */
export const sheetPage = { ...a4, side: 56, top: 64, bottom: 72 } as const;
export const column = sheetPage.width - 2 * sheetPage.side;

interface SheetFacts {
  readonly language: Language;
  readonly title: string;
  /** `YYYY-MM-DD`, also the creation date in the file, so that equal requests give equal files. */
  readonly day: string;
}

const footStyle: Style = { face: 'text', size: 7.5, colour: brandColors.muted };

/** Pages that are filled from the top down, by hand: a table of many rows needs no layout engine. */
export class Sheet {
  /** How far the page is filled, from its top. */
  y: number = sheetPage.top;
  readonly #writer: PdfWriter;

  constructor(writer: PdfWriter) {
    this.#writer = writer;
  }

  get structure(): Structure {
    return this.#writer.structure;
  }

  line(text: string, x: number, y: number, style: Style): void {
    this.#writer.line(text, x, y, style);
  }

  /** The same, ending at x. */
  lineEnding(text: string, x: number, y: number, style: Style): void {
    this.#writer.line(text, x - this.#writer.width(text, style), y, style);
  }

  /** Wrapped, from `y` down; on one page if it fits one. */
  paragraph(text: string, style: Style, tag: 'H1' | 'H2' | 'P' = 'P', width = column): void {
    const lines = this.#writer.wrap(text, width, style);
    const height = lines.length * style.size * 1.5;
    if (height <= sheetPage.height - sheetPage.top - sheetPage.bottom) this.need(height);
    this.structure.within(tag, () => {
      for (const line of lines) {
        this.need(style.size * 1.5);
        this.y += style.size * 1.4;
        this.line(line, sheetPage.side, this.y, style);
      }
    });
  }

  rule(y: number): void {
    this.#writer.rule(sheetPage.side, y, column, brandColors.line, 0.5);
  }

  /** A line across the whole sheet. */
  horizon(y: number): void {
    this.#writer.rule(0, y, sheetPage.width, brandColors.ink, 0.8);
  }

  linesOf(text: string, style: Style, width: number): string[] {
    return this.#writer.wrap(text, width, style);
  }

  newPage(): void {
    this.#writer.doc.addPage();
    this.y = sheetPage.top;
  }

  /** Begins a page where so much does not fit any more; true when it did. */
  need(height: number): boolean {
    if (this.y + height <= sheetPage.height - sheetPage.bottom) return false;
    this.newPage();
    return true;
  }

  /** Writes the foot of each page and closes the file. */
  async finish(name: string): Promise<Buffer> {
    const { doc } = this.#writer;
    const { count } = doc.bufferedPageRange();
    const y = sheetPage.height - 36;
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index);
      this.line(name, sheetPage.side, y, footStyle);
      this.lineEnding(`${index + 1} / ${count}`, sheetPage.width - sheetPage.side, y, footStyle);
    }
    return this.#writer.finish();
  }
}

export async function createSheet({ language, title, day }: SheetFacts): Promise<Sheet> {
  const created = new Date(`${day}T09:00:00Z`);
  const author = textOf(language, 'brand:name');
  return new Sheet(new PdfWriter(await loadFonts(), { title, author, language: languageTag(language), created }));
}
