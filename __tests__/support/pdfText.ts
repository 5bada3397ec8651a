import { inflateSync } from 'node:zlib';

interface PdfObject {
  id: string;
  head: string;
  /** Inflated; empty without a stream. */
  stream: string;
}

function objectsOf(pdf: Buffer): PdfObject[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', body = '']) => {
    const at = body.indexOf('stream\n');
    if (at < 0) return { id, head: body, stream: '' };
    const head = body.slice(0, at);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = Buffer.from(body.slice(at + 7, at + 7 + length), 'latin1');
    return {
      id,
      head,
      stream: head.includes('/FlateDecode') && !head.includes('/Image') ? inflateSync(bytes).toString('latin1') : '',
    };
  });
}

/** Characters by the number of their glyph. */
function charactersOf(map: string): string[] {
  return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, row = '']) =>
    [...row.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) =>
      hex.replaceAll(' ', '').replaceAll(/.{4}/g, (code) => String.fromCharCode(Number.parseInt(code, 16))),
    ),
  );
}

export interface PdfStructure {
  /** Of the document: whether it shows its title, whether it is tagged, its language. */
  displaysTitle: boolean;
  marked: boolean;
  language: string | undefined;
  /** Types of the elements in document order, each before its children. */
  tags: string[];
  /** Alternative texts of pictures. */
  alternatives: string[];
  /** Operators that draw outside of elements and artifacts. */
  untagged: number;
}

function readText(value: string): string {
  const bytes = Buffer.from(
    value.replaceAll(/\\(.)/gs, (_, char: string) => ({ n: '\n', r: '\r', b: '\b', f: '\f', t: '\t' })[char] ?? char),
    'latin1',
  );
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString('utf16le')
    : bytes.toString('latin1');
}

/** The structure of a tagged PDF of pdfkit, as a screen reader gets it. */
export function readStructure(pdf: Buffer): PdfStructure {
  const objects = objectsOf(pdf);
  const byId = new Map(objects.map((object) => [object.id, object.head]));
  const root = objects.find(({ head }) => head.includes('/Type /Catalog'))?.head ?? '';
  const at = (key: string): string => byId.get(new RegExp(`/${key} (\\d+) 0 R`).exec(root)?.[1] ?? '') ?? '';
  const elementsBelow = (head: string): string[] => {
    const children = /\/K \[([^\]]*)\]/.exec(head)?.[1] ?? '';
    return [...children.matchAll(/(\d+) 0 R/g)].flatMap(([, id = '']) => {
      const child = byId.get(id) ?? '';
      return /\/S \//.test(child) ? [child, ...elementsBelow(child)] : [];
    });
  };
  const elements = elementsBelow(at('StructTreeRoot'));
  let depth = 0;
  let untagged = 0;
  for (const { stream } of objects) {
    for (const [operator] of stream.matchAll(/\b(?:BMC|BDC|EMC|TJ|Do)\b|(?<=^|\s)(?:f|S|B)(?=\s)/gm)) {
      if (operator === 'BMC' || operator === 'BDC') depth += 1;
      else if (operator === 'EMC') depth -= 1;
      else if (depth === 0) untagged += 1;
    }
  }
  return {
    displaysTitle: at('ViewerPreferences').includes('/DisplayDocTitle true'),
    marked: at('MarkInfo').includes('/Marked true'),
    language: /\/Lang \(([^)]*)\)/.exec(root)?.[1],
    tags: elements.map((head) => /\/S \/(\w+)/.exec(head)?.[1] ?? ''),
    alternatives: elements.flatMap((head) => {
      const alternative = /\/Alt \(((?:\\[^]|[^\\)])*)\)/.exec(head)?.[1];
      return alternative === undefined ? [] : [readText(alternative)];
    }),
    untagged,
  };
}

interface PdfFont {
  /** By the number of a glyph. */
  characters: string[];
  /** Thousandths of the font size, by the number of a glyph. */
  widths: number[];
}

/** A part of a line in one script; points from the left edge and the top of its page. */
interface PdfRun {
  text: string;
  x: number;
  y: number;
  right: number;
}

interface PdfContents {
  /** Without line breaks. */
  text: string;
  /** In reading order; places are those of the sheet, outside of drawings. */
  runs: PdfRun[];
  pages: number;
  links: string[];
  images: { width: number; height: number }[];
  /** The drawing operators of all pages. */
  operators: string;
}

function readRuns(operators: string, fonts: ReadonlyMap<string, PdfFont>, pageHeight: number): PdfRun[] {
  const runs: PdfRun[] = [];
  let font: PdfFont = { characters: [], widths: [] };
  let [size, x, y] = [0, 0, 0];
  const operator = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|\/(F\d+) ([\d.]+) Tf|\[(.*?)\] TJ/g;
  for (const [, left, bottom, name, points, shown] of operators.matchAll(operator)) {
    if (left !== undefined) [x, y] = [Number(left), pageHeight - Number(bottom)];
    if (name !== undefined) [font, size] = [fonts.get(name) ?? font, Number(points)];
    if (shown === undefined) continue;
    const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/gi)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => Number.parseInt(glyph, 16));
    const kerning = [...shown.matchAll(/>\s*(-?[\d.]+)/g)].reduce((sum, [, each]) => sum + Number(each), 0);
    const width = glyphs.reduce((sum, glyph) => sum + (font.widths[glyph] ?? 0), -kerning);
    const text = glyphs.map((glyph) => font.characters[glyph] ?? '?').join('');
    runs.push({ text: text.replaceAll(/\s/g, ' '), x, y, right: x + (width / 1000) * size });
  }
  return runs;
}

/** What a PDF of pdfkit shows. */
export function readPdf(pdf: Buffer): PdfContents {
  const objects = objectsOf(pdf);
  const byId = new Map(objects.map((object) => [object.id, object]));
  const whole = objects.map(({ head }) => head).join('\n');
  const at = (head: string, key: string): PdfObject | undefined =>
    byId.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(head)?.[1] ?? '');
  const fonts = new Map(
    [...whole.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const { head = '' } = byId.get(id) ?? {};
      const widths = /\/W \[0 \[([^\]]*)\]/.exec(at(head, 'DescendantFonts')?.head ?? '')?.[1] ?? '';
      const characters = charactersOf(at(head, 'ToUnicode')?.stream ?? '');
      return [name, { characters, widths: widths.split(' ').map(Number) }] as const;
    }),
  );
  const pages = objects.filter(({ head }) => /\/Type \/Page\n/.test(`${head}\n`));
  const operators = pages.map(({ head }) => at(head, 'Contents')?.stream ?? '').join('\n');
  const pageHeight = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(whole)?.[1]);
  const runs = readRuns(operators, fonts, pageHeight);
  const sizeIn = (head: string, key: string): number => Number(new RegExp(`/${key} (\\d+)`).exec(head)?.[1]);
  return {
    text: runs.map(({ text }) => text).join(''),
    runs,
    pages: pages.length,
    links: [...whole.matchAll(/\/URI \(([^)]*)\)/g)].map(([, uri = '']) => uri),
    images: objects
      .filter(({ head }) => head.includes('/Subtype /Image'))
      .map(({ head }) => ({ width: sizeIn(head, 'Width'), height: sizeIn(head, 'Height') })),
    operators,
  };
}
