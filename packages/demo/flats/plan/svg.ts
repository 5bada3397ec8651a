import type { Point, Rect } from '../geometry/shapes.ts';

type Attributes = Record<string, string | number>;

/** Two decimals are a tenth of a millimetre on this sheet. */
export const figure = (value: number): string => String(Math.round(value * 100) / 100);

export function tag(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? figure(value) : value}"`,
  );
  return inside ? `<${name}${written.join('')}>${inside}</${name}>` : `<${name}${written.join('')}/>`;
}

export const group = (attributes: Attributes, parts: readonly string[]): string =>
  parts.length ? tag('g', attributes, `\n${parts.join('\n')}\n`) : '';

export const rectTag = ({ x, y, width, height }: Rect, attributes: Attributes = {}): string =>
  tag('rect', { x, y, width, height, ...attributes });

export const rounded = (x: number, y: number, width: number, height: number, rx = 0): string =>
  tag('rect', rx ? { x, y, width, height, rx } : { x, y, width, height });

export const circle = (cx: number, cy: number, r: number): string => tag('circle', { cx, cy, r });

export const path = (d: string, attributes: Attributes = {}): string => tag('path', { d, ...attributes });

export const segment = (a: Point, b: Point): string => `M${figure(a.x)} ${figure(a.y)}L${figure(b.x)} ${figure(b.y)}`;

export const outline = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join('L')}Z`;
