import { type Extent, getCenter } from 'ol/extent.js';
import Feature, { type FeatureLike } from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import PointGeometry from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import LayerGroup from 'ol/layer/Group.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import { measureTextWidth } from 'ol/render/canvas.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { defaultLanguage, type Language, type Localized } from '#domain/languages.ts';
import cityUrl from '../../../../../brand/city.geojson';
import cityMap from '../../../../../brand/map.json';
import { makeLanes, type Point, shiftInto, smooth } from './lanes.ts';

const tokens = {
  paper: '--paper',
  ground: '--paper-deep',
  line: '--line',
  strong: '--line-strong',
  horizon: '--horizon',
  park: '--linden-soft',
  linden: '--linden',
  water: '--picture',
  text: '--muted',
  raised: '--paper-raised',
  family: '--font-sans',
} as const;

/** The site's colours, for a canvas, which knows no custom properties. */
export type Palette = Readonly<Record<keyof typeof tokens, string>>;

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim() || 'transparent';
  return Object.fromEntries(Object.entries(tokens).map(([key, name]) => [key, read(name)])) as Palette;
}

/** Calls back when the visitor's scheme turns from light to dark or back. Returns how to stop. */
export function watchScheme(changed: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
}

type CityKind = 'city' | 'park' | 'water' | 'oldTown' | 'street' | 'rail' | 'border' | 'name' | 'parkName';

/** Names have a property for each language. */
interface CityProperties extends Partial<Localized<string>> {
  readonly kind: CityKind;
  /** Streets: 1 leads out of the city, 2 joins those. */
  readonly rank?: 1 | 2;
}

type CityGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Point[])[] }
  | { readonly type: 'LineString'; readonly coordinates: readonly Point[] }
  | { readonly type: 'Point'; readonly coordinates: Point };

interface CityFile {
  readonly features: readonly { readonly properties: CityProperties; readonly geometry: CityGeometry }[];
}

function project(points: readonly Point[]): number[][] {
  return smooth(points).map((point) => fromLonLat(point));
}

function toGeometry(geometry: CityGeometry) {
  if (geometry.type === 'Polygon') return new Polygon(geometry.coordinates.map(project));
  if (geometry.type === 'LineString') return new LineString(project(geometry.coordinates));
  return new PointGeometry(fromLonLat(geometry.coordinates));
}

/** Our own drawing of the city; the map works without it, on plain paper. */
async function loadCity(signal: AbortSignal): Promise<Feature[]> {
  const response = await fetch(cityUrl, { signal });
  if (!response.ok) return [];
  const { features } = (await response.json()) as CityFile;
  return features.map(({ properties, geometry }) => new Feature({ ...properties, geometry: toGeometry(geometry) }));
}

type Paint = (feature: FeatureLike, palette: Palette, metresPerPixel: number) => Style | Style[];

/** Lines grow with the zoom, but slower than the map. */
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

function cityStyle(palette: () => Palette) {
  return (feature: FeatureLike, resolution: number): Style | Style[] =>
    paints[feature.get('kind') as keyof typeof paints](feature, palette(), resolution);
}

/** One style for all lanes of a frame: there are thousands. */
function laneStyle(palette: () => Palette) {
  let last: { readonly color: string; readonly resolution: number; readonly style: Style } | null = null;
  return (_: FeatureLike, resolution: number): Style => {
    const color = palette().line;
    if (last?.color === color && last.resolution === resolution) return last.style;
    const style = new Style({ stroke: new Stroke({ color, width: Math.min(widestLane, laneWidth / resolution) }) });
    last = { color, resolution, style };
    return style;
  };
}

interface Named {
  readonly palette: () => Palette;
  readonly language: () => Language;
  /** What the map shows: projected metres. */
  readonly shown: () => Extent;
}

/** Metres of a pixel from which on parks are large enough to be named. */
const parksNamedFrom = 32;
/** Pixels between a name and the edge of the map. */
const air = 8;
const halfLine = 8;

/** Names of districts and parks; one whose place is near the edge is moved inwards, so that it is never cut. */
function nameStyle({ palette, language, shown }: Named) {
  return (feature: FeatureLike, resolution: number): Style | Style[] => {
    const ofPark = feature.get('kind') === 'parkName';
    const geometry = feature.getGeometry();
    if (geometry === undefined || (ofPark && resolution > parksNamedFrom)) return [];
    const { text, linden, paper, park, family } = palette();
    const words = String(feature.get(language()) ?? feature.get(defaultLanguage) ?? '');
    const font = ofPark ? `12px ${family}` : `500 13px ${family}`;
    const half = { width: measureTextWidth(font, words) / 2 + air, height: halfLine + air };
    const shift = shiftInto(shown(), getCenter(geometry.getExtent()), resolution, half);
    if (shift === null) return [];
    return new Style({
      text: new Text({
        text: words,
        font,
        offsetX: shift[0],
        offsetY: shift[1],
        fill: new Fill({ color: ofPark ? linden : text }),
        stroke: new Stroke({ color: ofPark ? park : paper, width: 3 }),
      }),
      zIndex: ofPark ? 8 : 9,
    });
  };
}

export interface Base {
  readonly layer: LayerGroup;
  /** Colours or words have changed. */
  readonly repaint: () => void;
  /** Repositions names near the edges after the map has stopped. */
  readonly settle: () => void;
}

export interface SchematicOptions {
  readonly palette: () => Palette;
  readonly language: () => Language;
  /** What the map shows: projected metres. */
  readonly shown: () => Extent;
  /** Aborted when the map goes. */
  readonly signal: AbortSignal;
}

const lanesFromZoom = 11.5;

/** Lanes lie on the ground, and under everything that has a name or a width. */
const grounds: readonly unknown[] = ['city', 'oldTown'];
const words: readonly unknown[] = ['name', 'parkName'];

/** Only where the city is. */
function addLanes(lanes: VectorSource, city: readonly Feature[]): void {
  const inside = city.find((feature) => feature.get('kind') === 'city')?.getGeometry();
  const lines = makeLanes(cityMap.center).filter(([start, ...rest]) => {
    const end = rest.at(-1);
    return (
      start !== undefined &&
      end !== undefined &&
      inside?.intersectsCoordinate(start) === true &&
      inside.intersectsCoordinate(end)
    );
  });
  lanes.addFeatures(lines.map((points) => new Feature(new LineString(points))));
}

/** Needs no network but our own: the city as we draw it. */
export function schematicBase({ palette, language, shown, signal }: SchematicOptions): Base {
  const ground = new VectorSource();
  const lanes = new VectorSource();
  const city = new VectorSource();
  const names = new VectorSource();
  const style = cityStyle(palette);
  const nameLayer = new VectorLayer({ source: names, style: nameStyle({ palette, language, shown }), declutter: true });
  const layers = [
    new VectorLayer({ source: ground, style }),
    new VectorLayer({ source: lanes, style: laneStyle(palette), minZoom: lanesFromZoom }),
    new VectorLayer({ source: city, style }),
    nameLayer,
  ];
  // Without its drawing the map is blank with markers: no need to notify the visitor.
  loadCity(signal)
    .then((features) => {
      for (const feature of features) {
        const kind: unknown = feature.get('kind');
        if (grounds.includes(kind)) ground.addFeature(feature);
        else (words.includes(kind) ? names : city).addFeature(feature);
      }
      addLanes(lanes, features);
    })
    .catch(() => {});
  return {
    layer: new LayerGroup({ layers }),
    repaint: () => {
      for (const layer of layers) layer.changed();
    },
    settle: () => nameLayer.changed(),
  };
}
