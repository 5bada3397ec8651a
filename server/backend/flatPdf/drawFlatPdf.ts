import sharp from 'sharp';
import { cutLine } from '../openGraph/lines.ts';
import { loadFonts } from '../pdf/fonts.ts';
import { brandColors } from '../../brand.ts';
import { Sheet } from '../pdf/sheet.ts';
import { type Style, PdfWriter } from '../pdf/writer.ts';
import { drawCompass } from './compass.ts';
import type { CostTable } from './costTable.ts';
import { drawCosts } from './drawCosts.ts';
import { drawQr } from './drawQr.ts';
import { flatPage, plateColor, styles } from './look.ts';
import { type Box, drawSvg } from './svg/drawSvg.ts';
import type { FlatFact, Wording } from './wording.ts';

const left = flatPage.margin;
const right = flatPage.width - flatPage.margin;
const plate: Box = { x: left, y: 178, width: 322, height: 396 };
const side = { x: plate.x + plate.width + 26, width: right - plate.x - plate.width - 26 };
const foot = 716;
const qrSize = 78;
const mostFloorHeight = 150;

/** Dots an inch of the sheet at which a picture that is no line drawing is printed. */
const dotsPerPoint = 300 / 72;

/** Lines of a text below each other; the baseline of the last. */
function paragraph(
  writer: PdfWriter,
  text: string,
  x: number,
  y: number,
  width: number,
  style: Style,
  leading = 1.4,
): number {
  const lines = writer.wrap(text, width, style);
  writer.structure.within('P', () =>
    lines.forEach((line, index) => writer.line(line, x, y + index * style.size * leading, style)),
  );
  return y + (lines.length - 1) * style.size * leading;
}

function endingAt(writer: PdfWriter, text: string, x: number, y: number, style: Style, width: number): void {
  const line = cutLine(text, width, (part) => writer.width(part, style));
  writer.line(line, x - writer.width(line, style), y, style);
}

function head(writer: PdfWriter, { brand, project, address, title, place }: Wording): void {
  const half = (right - left) / 2;
  writer.structure.within('P', () => {
    writer.line(brand, left, 58, styles.brand);
    endingAt(writer, project, right, 48, styles.project, half);
    endingAt(writer, address, right, 61, styles.address, half);
  });
  // The company's horizon goes from one edge of the sheet to the other.
  writer.rule(0, 74, flatPage.width, brandColors.ink, 0.8);
  const fitting = [27, 24, 21, 18].find((size) => writer.width(title, { ...styles.title, size }) <= right - left) ?? 16;
  writer.structure.within('H1', () => writer.line(title, left, 124, { ...styles.title, size: fitting }));
  writer.structure.within('P', () => writer.line(place, left, 146, styles.place));
}

async function plan(writer: PdfWriter, { noPlan, planAlt }: Wording, picture: Buffer | null): Promise<void> {
  const { doc } = writer;
  writer.structure.decoration(() => doc.rect(plate.x, plate.y, plate.width, plate.height).fillColor(plateColor).fill());
  const inside: Box = { x: plate.x + 10, y: plate.y + 10, width: plate.width - 20, height: plate.height - 20 };
  if (picture === null) {
    const end = plate.x + plate.width / 2 + writer.width(noPlan, styles.label) / 2;
    writer.structure.within('P', () =>
      endingAt(writer, noPlan, end, plate.y + plate.height / 2, styles.label, inside.width),
    );
    return;
  }
  await writer.structure.figure(planAlt, async () => drawPicture(writer, picture, inside));
}

/** In the middle of a box: as lines where it is a line drawing, else as a picture as sharp as print. */
async function drawPicture(writer: PdfWriter, picture: Buffer, box: Box): Promise<void> {
  if (drawSvg(writer, picture.toString('utf8'), box)) return;
  const most = { width: Math.round(box.width * dotsPerPoint), height: Math.round(box.height * dotsPerPoint) };
  const image = await sharp(picture, { density: 150 })
    .autoOrient()
    .resize({ ...most, fit: 'inside' })
    .flatten({ background: plateColor })
    .png({ palette: true })
    .toBuffer();
  writer.doc.image(image, box.x, box.y, { fit: [box.width, box.height], align: 'center', valign: 'center' });
}

/** The flat among its neighbours, at the lower end of the column. */
async function floorPlace(writer: PdfWriter, { floor }: Wording, picture: Buffer | null, from: number): Promise<void> {
  if (floor === null || picture === null) return;
  const { image, outline, label } = floor;
  const scale = Math.min(side.width / image.width, mostFloorHeight / image.height);
  const height = image.height * scale;
  const y = plate.y + plate.height - height;
  // On a sheet full of words there is no room for it.
  if (y - 14 < from) return;
  const x = side.x + (side.width - image.width * scale) / 2;
  writer.structure.within('P', () => writer.line(label, side.x, y - 8, styles.label));
  const { doc } = writer;
  await writer.structure.figure(label, async () => {
    doc.rect(side.x, y, side.width, height).fillColor(plateColor).fill();
    await drawPicture(writer, picture, { x: side.x, y, width: side.width, height });
    doc
      .save()
      .translate(x, y)
      .scale(scale)
      .path(outline)
      .fillColor(brandColors.accent)
      .fillOpacity(0.35)
      .strokeColor(brandColors.accent)
      .lineWidth(1.4 / scale)
      .fillAndStroke()
      .restore();
  });
}

/** Returns where they end. */
async function facts(
  writer: PdfWriter,
  { status, totalArea, areas, price, listPrice, pricePerM2, instalment, orientation }: Wording,
): Promise<number> {
  const { x, width } = side;
  const { structure } = writer;
  structure.within('P', () => writer.line(status.text, x, 188, status.free ? styles.free : styles.taken));
  structure.within('P', () => writer.line(totalArea, x, 222, styles.figure));
  let y = 242;
  structure.within('Table', () => {
    for (const fact of areas) y = row(writer, fact, x, y, width);
  });
  writer.rule(x, y + 2, width, brandColors.line, 0.6);
  if (price !== null) y = paragraph(writer, price, x, y + 34, width, styles.price, 1.15);
  if (listPrice !== null) y = paragraph(writer, listPrice, x, y + 16, width, styles.label);
  if (pricePerM2 !== null) structure.within('P', () => writer.line(pricePerM2, x, (y += 16), styles.label));
  instalment.forEach((text, index) => {
    y = paragraph(writer, text, x, y + (index === 0 ? 24 : 13), width, index === 0 ? styles.value : styles.body);
  });
  if (orientation.sides.length === 0) return y;
  if (price !== null) writer.rule(x, y + 16, width, brandColors.line, 0.6);
  await structure.figure(orientation.text, () => drawCompass(writer, x + 26, y + 60, 24, orientation.sides));
  structure.within('P', () => writer.line(orientation.label, x + 66, y + 56, styles.label));
  return Math.max(y + 88, paragraph(writer, orientation.text, x + 66, y + 70, width - 66, styles.value));
}

/** Around the label of a numbered row. */
const numberWidth = 16;
const valueGap = 8;

/** A label and its value at the end of the line; where the next one begins. */
function row(
  writer: PdfWriter,
  { label, value }: FlatFact,
  x: number,
  y: number,
  width: number,
  number?: string,
): number {
  const space = writer.width(value, styles.value);
  const indent = number === undefined ? 0 : numberWidth;
  const { structure } = writer;
  const name = cutLine(label, width - space - indent - valueGap, (part) => writer.width(part, styles.label));
  structure.within('TR', () => {
    const head = (): void => {
      if (number !== undefined) writer.line(number, x, y, styles.number);
      writer.line(name, x + indent, y, styles.label);
    };
    structure.within('TH', head, { scope: 'Row' });
    structure.within('TD', () => writer.line(value, x + width - space, y, styles.value));
  });
  return y + 15;
}

function spaces(writer: PdfWriter, { spaces: { heading, rows } }: Wording): void {
  const { structure } = writer;
  structure.within('H2', () => writer.line(heading, left, 606, styles.heading));
  const gap = 26;
  const widthOf = (columns: number): number => (right - left - gap * (columns - 1)) / columns;
  const widest = Math.max(
    ...rows.map(({ label, value }) => writer.width(label, styles.label) + writer.width(value, styles.value)),
  );
  const fitsThree = numberWidth + widest + valueGap <= widthOf(3);
  // In two columns, the lines of more rooms would touch each other.
  const columns = rows.length > 14 || (rows.length > 6 && fitsThree) ? 3 : 2;
  const width = widthOf(columns);
  const deep = Math.ceil(rows.length / columns);
  // As many lines as there is room for, however many rooms a palace has.
  const leading = Math.min(17, (foot - 634) / Math.max(1, deep));
  if (rows.length === 0) return;
  structure.within('Table', () =>
    rows.forEach((fact, index) => {
      const x = left + Math.floor(index / deep) * (width + gap);
      const y = 628 + (index % deep) * leading;
      row(writer, fact, x, y, width, String(index + 1));
      writer.rule(x, y + 4.5, width, brandColors.line, 0.5);
    }),
  );
}

function feet(writer: PdfWriter, { link, contacts, asOf, note }: Wording): void {
  const { doc, structure } = writer;
  writer.rule(0, foot, flatPage.width, brandColors.ink, 0.8);
  const [phone = '', email = '', ...legal] = contacts;
  let y = foot + 24;
  const indent = link === null ? 0 : qrSize + 16;
  if (link !== null) {
    drawQr(writer, link.href, left, foot + 12, qrSize);
    structure.within('Link', (structParent) => {
      const width = writer.line(link.label, left + indent, y, styles.link);
      // The types of pdfkit do not know the option.
      const tagged: PDFKit.Mixins.AnnotationOption & { structParent: typeof structParent } = { structParent };
      doc.link(left, foot + 12, indent + width, qrSize, link.href, tagged);
    });
    y += 17;
  }
  structure.within('P', () => {
    writer.line(phone, left + indent, y, styles.value);
    writer.line(email, left + indent, (y += 14), styles.label);
  });
  y = paragraph(writer, legal.join(', '), left + indent, y + 14, right - left - indent, styles.foot, 1.3);
  paragraph(writer, note, left + indent, y + 12, right - left - indent, styles.foot, 1.3);
  structure.within('P', () => endingAt(writer, asOf, right, foot + 24, styles.label, 200));
}

interface PdfPictures {
  plan: Buffer | null;
  /** Of the floor that the flat lies on. */
  floor: Buffer | null;
}

/** A sheet of A4 with all that a buyer takes home, its costs on another: the same bytes for the same words and the same pictures. */
export async function drawFlatPdf(
  wording: Wording & { costs: CostTable | null },
  pictures: PdfPictures,
  created: Date,
): Promise<Buffer> {
  const { title, project, brand, languageTag, costs } = wording;
  const writer = new PdfWriter(await loadFonts(), {
    title: `${title} — ${project}`,
    author: brand,
    language: languageTag,
    created,
  });
  head(writer, wording);
  await plan(writer, wording, pictures.plan);
  await floorPlace(writer, wording, pictures.floor, await facts(writer, wording));
  spaces(writer, wording);
  feet(writer, wording);
  if (costs !== null) drawCosts(new Sheet(writer), costs, `${title} — ${project}`);
  return writer.finish();
}
