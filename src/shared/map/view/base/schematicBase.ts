import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import LayerGroup from 'ol/layer/Group.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { Language } from '#shared/config';
import { cityStyle, laneStyle } from './cityStyle.ts';
import { makeLanes } from './lanes.ts';
import { loadCity } from './loadCity.ts';
import type { Palette } from './palette.ts';

export interface Base {
  readonly layer: LayerGroup;
  /** Colours or words have changed. */
  readonly repaint: () => void;
}

export interface SchematicOptions {
  readonly palette: () => Palette;
  readonly language: () => Language;
  /** Aborted when the map goes. */
  readonly signal: AbortSignal;
}

const lanesFromZoom = 13.2;

/** Needs no network but our own: the city as we draw it. */
export function schematicBase({ palette, language, signal }: SchematicOptions): Base {
  const city = new VectorSource();
  const lanes = new VectorSource();
  const layers = [
    new VectorLayer({ source: city, style: cityStyle(palette, language) }),
    new VectorLayer({ source: lanes, style: laneStyle(palette), minZoom: lanesFromZoom }),
  ];
  // Without its drawing the map is plain paper with markers: nothing to tell the visitor about.
  loadCity(signal).then((features) => city.addFeatures(features)).catch(() => {});
  lanes.addFeatures(makeLanes().map((points) => new Feature(new LineString(points))));
  return {
    layer: new LayerGroup({ layers }),
    repaint: () => {
      for (const layer of layers) layer.changed();
    },
  };
}
