export type V2 = readonly [number, number];

/** One decimal of a pixel is finer than the finest variant that is ever rasterised. */
export const n = (value: number): string => {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
};

const compact = (tenths: number): string => (tenths / 10).toString().replace(/^(-?)0\./, '$1.');

/** Steps from point to point in tenths of a pixel: two fifths shorter than absolute coordinates, and exact. */
function trail(points: readonly V2[], grain = 10): string {
  let [lastX, lastY] = [0, 0];
  return points.map(([px, py], index) => {
    const [x, y] = [Math.round(px * grain), Math.round(py * grain)];
    const [dx, dy] = grain === 10 ? [compact(x - lastX), compact(y - lastY)] : [String(x - lastX), String(y - lastY)];
    [lastX, lastY] = [x, y];
    const join = dy.startsWith('-') ? '' : ' ';
    return index === 0 ? `M${dx}${join}${dy}` : `${index === 1 ? 'l' : dx.startsWith('-') ? '' : ' '}${dx}${join}${dy}`;
  }).join('');
}

export const poly = (points: readonly V2[]): string => (points.length < 2 ? '' : `${trail(points)}z`);

export const open = (points: readonly V2[]): string => (points.length < 2 ? '' : trail(points));

/** Facades are drawn in half pixels and whole numbers, a quarter shorter than tenths; `fineGroup` scales them back. */
export const finePoly = (points: readonly V2[]): string => (points.length < 3 ? '' : `${trail(points, 2)}z`);
export const fineLine = (points: readonly V2[]): string => (points.length < 2 ? '' : trail(points, 2));
export const fineGroup = (inside: string): string => `<g transform="scale(.5)">${inside}</g>`;

export const fill = (d: string, colour: string, opacity = 1): string =>
  d === '' ? '' : `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  d === ''
    ? ''
    : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;

export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

/** A vertical or slanted gradient in picture coordinates. */
export function gradient(id: string, from: V2, to: V2, stops: Stops): string {
  const inside = stops.map(([offset, colour, opacity]) =>
    `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('');
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${inside}</linearGradient>`;
}

export const rect = (x: number, y: number, width: number, height: number, colour: string, opacity = 1): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

export const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>\n`;

/** Moves from figure to figure by steps as well: neighbours are near, so the numbers are short. Whole numbers only. */
function chained(figures: string): string {
  let [lastX, lastY] = [0, 0];
  return figures.replace(/M(-?\d+) ?(-?\d+)([^M]*)/g, (_, first: string, second: string, tail: string) => {
    const [x, y] = [Number(first), Number(second)];
    const [dx, dy] = [String(x - lastX), String(y - lastY)];
    [lastX, lastY] = [x, y];
    if (!tail.endsWith('z')) {
      (tail.match(/-?\d+/g) ?? []).forEach((step, index) => {
        if (index % 2 === 0) lastX += Number(step);
        else lastY += Number(step);
      });
    }
    return `m${dx}${dy.startsWith('-') ? '' : ' '}${dy}${tail}`;
  });
}

/** Paths gathered by paint, so that a facade of a thousand panes is a dozen elements. */
export class Layers {
  private readonly paints = new Map<string, { order: number; parts: string[] }>();

  put(order: number, paint: string, d: string): void {
    if (d === '') return;
    const key = `${order}|${paint}`;
    const layer = this.paints.get(key) ?? { order, parts: [] };
    layer.parts.push(d);
    this.paints.set(key, layer);
  }

  render(): string {
    return [...this.paints]
      .sort(([, a], [, b]) => a.order - b.order)
      .map(([key, { parts }]) => `<path ${key.slice(key.indexOf('|') + 1)} d="${chained(parts.join(''))}"/>`)
      .join('');
  }
}

export const paint = (colour: string, opacity = 1): string =>
  `fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}`;

/** For lines inside a `fineGroup`; the width is in pixels of the sheet. */
export const pen = (colour: string, width: number, opacity = 1): string =>
  `fill="none" stroke="${colour}" stroke-width="${n(width * 2)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}`;
