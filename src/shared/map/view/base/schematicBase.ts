import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import LayerGroup from 'ol/layer/Group.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { Extent } from 'ol/extent.js';
import type { Language } from '#shared/config';
import { cityStyle, laneStyle } from './cityStyle.ts';
import { makeLanes } from './lanes.ts';
import { loadCity } from './loadCity.ts';
import { nameStyle } from './nameStyle.ts';
import type { Palette } from './palette.ts';

export interface Base {
  readonly layer: LayerGroup;
  /** Colours or words have changed. */
  readonly repaint: () => void;
  /** The map has come to rest: what keeps clear of its edges finds its place again. */
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
  const lines = makeLanes().filter(([start, ...rest]) => {
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
  // Without its drawing the map is plain paper with markers: nothing to tell the visitor about.
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
