import fc from 'fast-check';
import { loadFonts } from '../../../../server/backend/pdf/fonts.ts';
import { drawSvg } from '../../../../server/backend/flatPdf/svg/drawSvg.ts';
import { readSvg } from '../../../../server/backend/flatPdf/svg/readSvg.ts';
import { PdfWriter } from '../../../../server/backend/pdf/writer.ts';
import { readPdf } from '../../../support/pdfText.ts';

const box = { x: 40, y: 40, width: 400, height: 400 };
const newWriter = async (): Promise<PdfWriter> =>
  new PdfWriter(await loadFonts(), { title: 'Plan', author: 'Obriy', language: 'en', created: new Date(0) });

it('keeps the figures of a drawing as text', async () => {
  const writer = await newWriter();
  const svg =
    '<?xml version="1.0"?><!-- a plan --><svg viewBox="0 0 100 50"><title>Plan</title><g transform="translate(10 10)rotate(90)" text-anchor="middle"><text x="5" y="6" font-size="8" fill="#222222">\n  21.9 &amp;\n  3\n</text></g></svg>';
  expect(drawSvg(writer, svg, box)).toBe(true);
  const { text, images } = readPdf(await writer.finish());
  expect([text, images]).toEqual(['21.9 & 3', []]);
});

it('takes the view box for the size of a drawing as wide as its page', async () => {
  const svg = '<svg width="100%" height="100%" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
  expect(drawSvg(await newWriter(), svg, box)).toBe(true);
});

it('draws the ends and the corners of lines as they are written, for a whole group', async () => {
  const writer = await newWriter();
  const walls = '<g stroke="#222" fill="none" stroke-linejoin="round" stroke-linecap="square"><path d="M1 1H8V8"/></g>';
  expect(drawSvg(writer, `<svg viewBox="0 0 9 9">${walls}</svg>`, box)).toBe(true);
  expect(readPdf(await writer.finish()).operators).toMatch(/^1 j\n2 J$/m);
});

it.each([
  [
    'a gradient',
    '<svg viewBox="0 0 9 9"><defs><linearGradient id="a"/></defs><rect width="9" height="9" fill="url(#a)"/></svg>',
  ],
  ['a style', '<svg viewBox="0 0 9 9"><style>rect { fill: red }</style><rect width="9" height="9"/></svg>'],
  ['a style of one element', '<svg viewBox="0 0 9 9"><rect style="fill: red" width="9" height="9"/></svg>'],
  ['a copy of another element', '<svg viewBox="0 0 9 9"><use href="#a"/></svg>'],
  ['a skewed group', '<svg viewBox="0 0 9 9"><g transform="skewX(10)"><rect width="9" height="9"/></g></svg>'],
  ['a group moved by pixels', '<svg viewBox="0 0 9 9"><g transform="translate(1px, 2px)"/></svg>'],
  ['a length in percents', '<svg viewBox="0 0 9 9"><rect width="100%" height="9"/></svg>'],
  ['a line as thick as so many pixels', '<svg viewBox="0 0 9 9"><path d="M1 1H8" stroke-width="2px"/></svg>'],
  ['letters of so many pixels', '<svg viewBox="0 0 9 9"><text font-size="12px">3</text></svg>'],
  ['letters each in its place', '<svg viewBox="0 0 9 9"><text x="1 2">34</text></svg>'],
  ['an overlap that is not filled', '<svg viewBox="0 0 9 9"><path d="M0 0H9V9Z" fill-rule="evenodd"/></svg>'],
  ['corners of an unknown kind', '<svg viewBox="0 0 9 9"><path d="M0 0H9V9" stroke-linejoin="arcs"/></svg>'],
  ['corners rounder one way', '<svg viewBox="0 0 9 9"><rect width="9" height="9" rx="1" ry="2"/></svg>'],
  ['a drawing inside it', '<svg viewBox="0 0 9 9"><svg viewBox="0 0 5 5"/></svg>'],
  ['a view box with a unit', '<svg viewBox="0px 0 9 9"/>'],
  ['no size', '<svg><rect width="9" height="9"/></svg>'],
  ['two drawings', '<svg viewBox="0 0 9 9"/><svg viewBox="0 0 9 9"/>'],
  ['tags that do not close each other', '<svg viewBox="0 0 9 9"><g></svg></g>'],
  ['no drawing', '\u0089PNG'],
])('leaves %s to the bitmap renderer', async (_, svg) => {
  expect(drawSvg(await newWriter(), svg, box)).toBe(false);
});

it('reads any drawing without a failure', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constantFrom('<svg>', '</svg>', '<g a="1">', '</g>', '<rect/>', '<!--', '-->', '<', '&amp;', '"'),
          fc.string(),
        ),
      ),
      (parts) => void readSvg(parts.join('')),
    ),
  );
});
