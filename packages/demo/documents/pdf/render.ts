import type { LegalDocument } from '../data/legalDocument.ts';
import type { Fonts } from './fonts.ts';
import { COLUMN, PAGE, type StructureOf, type TextStyle, Writer } from './writer.ts';

const INK = '#1c211e';
const SOFT = '#5b625c';
const HAIR = '#d8d2c4';
const DEMONSTRATION = '#a5421f';

const STYLES = {
  brand: { face: 'title', size: 19, colour: INK },
  legal: { face: 'text', size: 8, colour: SOFT },
  notice: { face: 'strong', size: 9, colour: DEMONSTRATION },
  title: { face: 'title', size: 24, colour: INK, leading: 1.22 },
  subtitle: { face: 'title', size: 13, colour: SOFT, leading: 1.35 },
  label: { face: 'text', size: 8.5, colour: SOFT },
  value: { face: 'strong', size: 10, colour: INK },
  heading: { face: 'title', size: 14, colour: INK },
  body: { face: 'text', size: 10, colour: INK, leading: 1.55 },
  foot: { face: 'text', size: 7.5, colour: SOFT },
} as const satisfies Record<string, TextStyle>;

const NOTICE = 'Демонстраційний документ / Demonstration document';
const LABELS = 170;
const INDENT = 26;

/** @returns the same bytes for the same document: its date stands in for the time of making. */
export async function renderDocument(document: LegalDocument, fonts: Fonts, structureOf: StructureOf): Promise<Buffer> {
  const writer = new Writer(fonts, structureOf, {
    title: `${document.title.ua} / ${document.title.en}`,
    subject: NOTICE,
    created: new Date(`${document.date}T09:00:00Z`),
  });
  head(writer, document);
  facts(writer, document);
  clauses(writer, document);
  signature(writer, document);
  feet(writer);
  return writer.finish();
}

function head(writer: Writer, { title, issuer }: LegalDocument): void {
  const { structure } = writer;
  structure.within('P', () => {
    writer.line('Обрій', PAGE.left, 78, STYLES.brand);
    writer.line(issuer, PAGE.left + COLUMN - writer.width(issuer, STYLES.legal), 78, STYLES.legal);
  });
  structure.within('P', () => writer.line(NOTICE, PAGE.left, 112, STYLES.notice));
  writer.y = 140;
  structure.within('H1', () => writer.paragraph(title.ua, STYLES.title, PAGE.left, COLUMN * 0.86));
  writer.y += 6;
  structure.within('P', () => writer.paragraph(title.en, STYLES.subtitle, PAGE.left, COLUMN * 0.86), { lang: 'en' });
  writer.y += 30;
}

function facts(writer: Writer, document: LegalDocument): void {
  writer.rule(writer.y, INK, 0.8);
  const { structure } = writer;
  structure.within('Table', () => {
    for (const [label, value] of document.facts) {
      const lines = writer.wrap(value, STYLES.value, COLUMN - LABELS);
      structure.within('TR', () => {
        structure.within('TH', () => writer.line(label, PAGE.left, writer.y + 17, STYLES.label), { scope: 'Row' });
        structure.within('TD', () =>
          lines.forEach((line, index) =>
            writer.line(line, PAGE.left + LABELS, writer.y + 17 + index * 14, STYLES.value),
          ),
        );
      });
      writer.y += 12 + lines.length * 14;
      writer.rule(writer.y, HAIR, 0.6);
    }
  });
  writer.y += 14;
}

function clauses(writer: Writer, { sections }: LegalDocument): void {
  const { structure } = writer;
  sections.forEach(({ heading, clauses: texts }, section) => {
    writer.need(70);
    writer.y += 32;
    structure.within('H2', () => writer.line(`${section + 1}. ${heading}`, PAGE.left, writer.y, STYLES.heading));
    writer.y += 4;
    structure.within('L', () =>
      texts.forEach((text, index) => {
        writer.need(34);
        writer.y += 4;
        const y = writer.y + STYLES.body.size * STYLES.body.leading;
        structure.within('LI', () => {
          structure.within('Lbl', () => writer.line(`${section + 1}.${index + 1}`, PAGE.left, y, STYLES.label));
          structure.within('LBody', () => writer.paragraph(text, STYLES.body, PAGE.left + INDENT));
        });
      }),
    );
  });
}

function signature(writer: Writer, { signed }: LegalDocument): void {
  writer.need(90);
  writer.y += 58;
  writer.rule(writer.y, INK, 0.6, PAGE.left, 150);
  writer.rule(writer.y, INK, 0.6, PAGE.left + COLUMN - 150, 150);
  writer.structure.within('P', () => {
    writer.line(signed, PAGE.left, writer.y + 14, STYLES.label);
    writer.line('підпис (зразок)', PAGE.left + COLUMN - 150, writer.y + 14, STYLES.label);
  });
}

function feet(writer: Writer): void {
  const { count } = writer.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    writer.doc.switchToPage(page);
    // The company's horizon goes from one edge of every sheet to the other.
    writer.rule(page === 0 ? 92 : 52, INK, 0.8, 0, PAGE.width);
    const y = PAGE.height - 46;
    writer.rule(y - 16, HAIR, 0.6, 0, PAGE.width);
    writer.line(`${NOTICE} · усі дані вигадані / all data are fictional`, PAGE.left, y, STYLES.foot);
    const number = `${page + 1} / ${count}`;
    writer.line(number, PAGE.left + COLUMN - writer.width(number, STYLES.foot), y, STYLES.foot);
  }
}
