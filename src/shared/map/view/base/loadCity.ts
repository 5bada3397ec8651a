import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import PointGeometry from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import { fromLonLat } from 'ol/proj.js';
import cityUrl from './city.geojson';
import { smooth, type Point } from './smooth.ts';

export type CityKind = 'city' | 'park' | 'water' | 'oldTown' | 'street' | 'rail' | 'border' | 'name' | 'parkName';

interface CityProperties {
  readonly kind: CityKind;
  /** Streets: 1 leads out of the city, 2 joins those. */
  readonly rank?: 1 | 2;
  /** Names, a language each. */
  readonly ua?: string;
  readonly en?: string;
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
export async function loadCity(signal: AbortSignal): Promise<Feature[]> {
  const response = await fetch(cityUrl, { signal });
  if (!response.ok) return [];
  const { features } = (await response.json()) as CityFile;
  return features.map(({ properties, geometry }) => new Feature({ ...properties, geometry: toGeometry(geometry) }));
}
