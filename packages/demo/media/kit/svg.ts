import type { V2 } from '../world/mesh/vector.ts';

/** One decimal of a pixel is finer than the finest variant that is ever rasterised. */
export const n = (value: number): string => {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
};

const compact = (tenths: number): string => (tenths / 10).toString().replace(/^(-?)0\./, '$1.');

/** Steps from point to point in tenths of a pixel: two fifths shorter than absolute coordinates, and exact. */
function trail(points: readonly V2[], grain = 10): string {
  let [lastX, lastY] = [0, 0];
  return points
    .map(([px, py], index) => {
      const [x, y] = [Math.round(px * grain), Math.round(py * grain)];
      const [dx, dy] = grain === 10 ? [compact(x - lastX), compact(y - lastY)] : [String(x - lastX), String(y - lastY)];
      [lastX, lastY] = [x, y];
      const join = dy.startsWith('-') ? '' : ' ';
      return index === 0
        ? `M${dx}${join}${dy}`
        : `${index === 1 ? 'l' : dx.startsWith('-') ? '' : ' '}${dx}${join}${dy}`;
    })
    .join('');
}

export const poly = (points: readonly V2[]): string => (points.length < 2 ? '' : `${trail(points)}z`);

export const open = (points: readonly V2[]): string => (points.length < 2 ? '' : trail(points));

export const fill = (d: string, colour: string, opacity = 1): string =>
  d === '' ? '' : `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  d === ''
    ? ''
    : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;

export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

/** A vertical or slanted gradient in picture coordinates. */
export function gradient(id: string, from: V2, to: V2, stops: Stops): string {
  const inside = stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${inside}</linearGradient>`;
}

export const rect = (x: number, y: number, width: number, height: number, colour: string, opacity = 1): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

export const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>\n`;
