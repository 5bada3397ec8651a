import { inflateSync } from 'node:zlib';

interface PdfObject {
  id: string;
  head: string;
  /** Inflated; empty where there is no stream. */
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

/** What can be read and copied from a PDF of pdfkit, without the places where lines break, and what else a test may ask of it. */
export function readPdf(pdf: Buffer): { text: string; pages: number; links: string[]; images: number } {
  const objects = objectsOf(pdf);
  const byId = new Map(objects.map((object) => [object.id, object]));
  const whole = objects.map(({ head }) => head).join('\n');
  const fonts = new Map(
    [...whole.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(byId.get(id)?.head ?? '')?.[1] ?? '';
      return [name, charactersOf(byId.get(map)?.stream ?? '')] as const;
    }),
  );
  let font: string[] = [];
  const lines = objects.flatMap(({ stream }) =>
    [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(([, name, shown]) => {
      if (name !== undefined) font = fonts.get(name) ?? [];
      if (shown === undefined) return [];
      const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return [glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '?').join('')];
    }),
  );
  return {
    text: lines.join('').replaceAll(/\s/g, ' '),
    pages: objects.filter(({ head }) => /\/Type \/Page\n/.test(`${head}\n`)).length,
    links: [...whole.matchAll(/\/URI \(([^)]*)\)/g)].map(([, uri = '']) => uri),
    images: objects.filter(({ head }) => head.includes('/Subtype /Image')).length,
  };
}
