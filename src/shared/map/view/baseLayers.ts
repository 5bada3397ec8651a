import Feature from 'ol/Feature.js';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorLayer from 'ol/layer/Vector.js';
import LineString from 'ol/geom/LineString.js';
import VectorSource from 'ol/source/Vector.js';
import XYZ from 'ol/source/XYZ.js';
import type { Language, MapTiles } from '#shared/config';
import { cityStyle, laneStyle } from './cityStyle.ts';
import { makeLanes } from './lanes.ts';
import { loadCity } from './loadCity.ts';
import type { Palette } from './palette.ts';

export interface Base {
  readonly layers: readonly BaseLayer[];
  readonly repaint: () => void;
}

const lanesFromZoom = 13.2;

/** The company's tiles. */
export function tileBase({ url }: MapTiles): Base {
  return {
    layers: [new TileLayer({ source: new XYZ({ url }) })],
    repaint: () => {},
  };
}

/** Needs no network but our own: the city as we draw it. */
export function schematicBase(palette: () => Palette, language: Language, signal: AbortSignal): Base {
  const city = new VectorSource();
  const lanes = new VectorSource();
  const layers = [
    new VectorLayer({ source: city, style: cityStyle(palette, language), updateWhileInteracting: true }),
    new VectorLayer({ source: lanes, style: laneStyle(palette), minZoom: lanesFromZoom }),
  ];
  // Without its drawing the map is plain paper with markers: nothing to tell the visitor about.
  loadCity(signal).then((features) => city.addFeatures(features)).catch(() => {});
  lanes.addFeatures(makeLanes().map((points) => new Feature(new LineString(points))));
  return {
    layers,
    repaint: () => {
      for (const layer of layers) layer.changed();
    },
  };
}
