import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { CityKind } from './loadCity.ts';
import type { Palette } from './palette.ts';

type Paint = (feature: FeatureLike, palette: Palette, metresPerPixel: number) => Style | Style[];

/** Lines grow when one comes near, but slower than the map. */
function width(metres: number, metresPerPixel: number, least: number): number {
  return Math.max(least, Math.min(metres / metresPerPixel, least * 6));
}

const street: Paint = (feature, { line, paper }, metresPerPixel) => {
  const wide = width(feature.get('rank') === 1 ? 30 : 18, metresPerPixel, feature.get('rank') === 1 ? 2.5 : 1.5);
  const edge = new Style({ stroke: new Stroke({ color: line, width: wide }), zIndex: 4 });
  if (wide < 6) return edge;
  return [edge, new Style({ stroke: new Stroke({ color: paper, width: wide - 2.5 }), zIndex: 5 })];
};

const paints: Readonly<Record<Exclude<CityKind, 'name' | 'parkName'>, Paint>> = {
  city: (_, { paper, strong }) =>
    new Style({ fill: new Fill({ color: paper }), stroke: new Stroke({ color: strong, width: 1 }), zIndex: 0 }),
  oldTown: (_, { ground }) => new Style({ fill: new Fill({ color: ground }), zIndex: 1 }),
  park: (_, { park }) => new Style({ fill: new Fill({ color: park }), zIndex: 2 }),
  water: (_, { water }) => new Style({ fill: new Fill({ color: water }), zIndex: 3 }),
  street,
  rail: (_, { strong }) =>
    new Style({ stroke: new Stroke({ color: strong, width: 1.25, lineDash: [10, 4], lineCap: 'butt' }), zIndex: 6 }),
  border: (_, { strong }) =>
    new Style({ stroke: new Stroke({ color: strong, width: 1, lineDash: [1, 5], lineCap: 'round' }), zIndex: 6 }),
};

/** A lane is as wide as this many metres, until it is a line of one pixel. */
const laneWidth = 11;
const widestLane = 1.25;

export function cityStyle(palette: () => Palette) {
  return (feature: FeatureLike, resolution: number): Style | Style[] =>
    paints[feature.get('kind') as keyof typeof paints](feature, palette(), resolution);
}

/** One style for all lanes of a frame: there are thousands. */
export function laneStyle(palette: () => Palette) {
  let last: { readonly color: string; readonly resolution: number; readonly style: Style } | null = null;
  return (_: FeatureLike, resolution: number): Style => {
    const color = palette().line;
    if (last?.color === color && last.resolution === resolution) return last.style;
    const style = new Style({ stroke: new Stroke({ color, width: Math.min(widestLane, laneWidth / resolution) }) });
    last = { color, resolution, style };
    return style;
  };
}
