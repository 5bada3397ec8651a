import type { PdfWriter } from '../../pdf/writer.ts';
import { readSvg, type SvgElement } from './readSvg.ts';
import { transformsOf } from './transform.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Ink {
  fill: string;
  stroke: string;
  weight: number;
  join: string;
  cap: string;
  /** Of the fill alone. */
  opacity: number;
  fontSize: number;
  anchor: string;
}

const shapes = new Set(['rect', 'path', 'circle', 'ellipse', 'line', 'text']);
const passedOver = new Set(['title', 'desc', 'metadata']);
/** Attributes and the values that are drawn as written; beyond these a drawing is shown as a picture of itself. */
const known = [
  /^(?:d|transform|font-family|id|class|role|version|xmlns)=/,
  /^(?:[xy][12]?|c[xy]|r[xy]?|width|height|fill-opacity|stroke-width|font-size)=[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/,
  /^(?:fill|stroke)=(?:none|#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6})$/,
  /^stroke-linejoin=(?:miter|round|bevel)$/,
  /^stroke-linecap=(?:butt|round|square)$/,
  /^text-anchor=(?:start|middle|end)$/,
];

function isUnderstood({ name, attributes, children }: SvgElement): boolean {
  if (passedOver.has(name)) return true;
  const { rx, ry = rx, transform } = attributes;
  return (
    (shapes.has(name) || name === 'g') &&
    Object.entries(attributes).every(([key, value]) => known.some((each) => each.test(`${key}=${value}`))) &&
    (name !== 'rect' || rx === ry) &&
    transformsOf(transform) !== undefined &&
    children.every(isUnderstood)
  );
}

function inkOf(inherited: Ink, attributes: SvgElement['attributes']): Ink {
  const number = (name: string, otherwise: number): number =>
    attributes[name] === undefined ? otherwise : Number(attributes[name]);
  return {
    fill: attributes['fill'] ?? inherited.fill,
    stroke: attributes['stroke'] ?? inherited.stroke,
    weight: number('stroke-width', inherited.weight),
    join: attributes['stroke-linejoin'] ?? inherited.join,
    cap: attributes['stroke-linecap'] ?? inherited.cap,
    opacity: number('fill-opacity', inherited.opacity),
    fontSize: number('font-size', inherited.fontSize),
    anchor: attributes['text-anchor'] ?? inherited.anchor,
  };
}

function trace({ doc }: PdfWriter, { name, attributes }: SvgElement): void {
  const at = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'path') doc.path(attributes['d'] ?? '');
  else if (name === 'circle') doc.circle(at('cx'), at('cy'), at('r'));
  else if (name === 'ellipse') doc.ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
  else if (name === 'line') doc.moveTo(at('x1'), at('y1')).lineTo(at('x2'), at('y2'));
  else if (at('rx') > 0) doc.roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
  else doc.rect(at('x'), at('y'), at('width'), at('height'));
}

function paint({ doc }: PdfWriter, { fill, stroke, weight, join, cap, opacity }: Ink): void {
  const filled = fill !== 'none';
  const stroked = stroke !== 'none' && weight > 0;
  if (filled) doc.fillColor(fill).fillOpacity(opacity);
  if (stroked) doc.strokeColor(stroke).lineWidth(weight).lineJoin(join).lineCap(cap);
  if (filled && stroked) doc.fillAndStroke();
  else if (filled) doc.fill();
  else if (stroked) doc.stroke();
}

function write(
  writer: PdfWriter,
  { attributes, text: written }: SvgElement,
  { fill, opacity, fontSize, anchor }: Ink,
): void {
  if (fill === 'none') return;
  const text = written.trim().replaceAll(/\s+/g, ' ');
  const style = { face: 'text', size: fontSize, colour: fill } as const;
  const width = writer.width(text, style);
  const back = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
  writer.doc.fillOpacity(opacity);
  writer.line(text, Number(attributes['x'] ?? 0) - back, Number(attributes['y'] ?? 0), style);
}

function draw(writer: PdfWriter, element: SvgElement, inherited: Ink): void {
  const { name, attributes, children } = element;
  if (passedOver.has(name)) return;
  const ink = inkOf(inherited, attributes);
  const matrices = transformsOf(attributes['transform']) ?? [];
  if (matrices.length > 0) writer.doc.save();
  for (const matrix of matrices) writer.doc.transform(...matrix);
  if (name === 'text') write(writer, element, ink);
  else if (shapes.has(name)) {
    trace(writer, element);
    paint(writer, ink);
  }
  for (const child of children) draw(writer, child, ink);
  if (matrices.length > 0) writer.doc.restore();
}

/** Draws a line drawing as lines into the middle of a box; false, and nothing drawn, when it holds what is not understood here. */
export function drawSvg(writer: PdfWriter, source: string, box: Box): boolean {
  const root = readSvg(source);
  if (root === undefined) return false;
  const {
    width: ownWidth,
    height: ownHeight,
    viewBox = `0 0 ${ownWidth} ${ownHeight}`,
    ...attributes
  } = root.attributes;
  const group = { ...root, name: 'g', attributes };
  const [left = NaN, top = NaN, width = NaN, height = NaN] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!isUnderstood(group) || !Number.isFinite(left + top) || !(width > 0 && height > 0)) return false;
  const scale = Math.min(box.width / width, box.height / height);
  const { doc } = writer;
  doc.save();
  doc.translate(box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2);
  doc.scale(scale).translate(-left, -top);
  draw(writer, group, {
    fill: '#000000',
    stroke: 'none',
    weight: 1,
    join: 'miter',
    cap: 'butt',
    opacity: 1,
    fontSize: 16,
    anchor: 'start',
  });
  doc.restore();
  doc.fillOpacity(1);
  return true;
}
