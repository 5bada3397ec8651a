import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { boundingExtent } from 'ol/extent.js';
import { fromLonLat } from 'ol/proj.js';
import type { Position } from '#contract/common.ts';
import type { Language, MapTiles } from '#shared/config';
import type { MapRings } from '../mapTypes.ts';
import { schematicBase, tileBase } from './baseLayers.ts';
import { politeInteractions } from './interactions.ts';
import { readPalette, watchScheme } from './palette.ts';
import { makeRingLayer } from './ringLayer.ts';

export interface CityMap {
  /** Shows all of these, once the map has a size. */
  readonly fit: (positions: readonly Position[]) => void;
  readonly zoomBy: (delta: number) => void;
  /** Brings a point into view if it is not there. */
  readonly reveal: (position: Position) => void;
  readonly pixelOf: (position: Position) => readonly [x: number, y: number] | null;
  readonly width: () => number;
  readonly showRings: (rings: MapRings | undefined) => void;
  /** Calls back after every frame. Returns how to stop. */
  readonly onFrame: (drawn: () => void) => () => void;
  readonly dispose: () => void;
}

interface CityMapOptions {
  readonly target: HTMLElement;
  readonly tiles: MapTiles | null;
  readonly language: Language;
}

function toCoordinate({ lat, lon }: Position): number[] {
  return fromLonLat([lon, lat]);
}
const zooms = { minZoom: 10, maxZoom: 17 };
/** A single marker is shown with its neighbourhood. */
const closest = 15;
const padding = [72, 56, 64, 56];
const edge = 40;

export function createCityMap({ target, tiles, language }: CityMapOptions): CityMap {
  const leaving = new AbortController();
  let palette = readPalette(target);
  const currentPalette = () => palette;
  const base = tiles === null ? schematicBase(currentPalette, language, leaving.signal) : tileBase(tiles);
  const rings = makeRingLayer(currentPalette);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = reducedMotion ? 0 : 250;
  const view = new View({ center: fromLonLat([24.0315, 49.838]), zoom: 12, ...zooms, enableRotation: false });
  const map = new OlMap({
    target,
    view,
    layers: [...base.layers, rings.layer],
    controls: [],
    interactions: politeInteractions(reducedMotion),
  });
  const stopWatching = watchScheme(() => {
    palette = readPalette(target);
    base.repaint();
    rings.layer.changed();
  });
  const hasSize = (): boolean => (map.getSize() ?? []).every((side) => side > 0);

  const fit = (positions: readonly Position[]): void => {
    if (positions.length === 0) return;
    const show = () => view.fit(boundingExtent(positions.map(toCoordinate)), { padding, maxZoom: closest });
    if (hasSize()) show();
    else map.once('change:size', show);
  };

  const reveal = (position: Position): void => {
    const coordinate = toCoordinate(position);
    const [width = 0, height = 0] = map.getSize() ?? [];
    const [x, y] = map.getPixelFromCoordinate(coordinate) ?? [];
    if (x === undefined || y === undefined) return;
    const inside = x > edge && x < width - edge && y > edge && y < height - edge;
    if (!inside) view.animate({ center: coordinate, duration });
  };

  return {
    fit,
    reveal,
    zoomBy: (delta) => {
      view.animate({ zoom: (view.getZoom() ?? 12) + delta, duration });
    },
    pixelOf: (position) => {
      const [x, y] = map.getPixelFromCoordinate(toCoordinate(position)) ?? [];
      return x === undefined || y === undefined ? null : [x, y];
    },
    width: () => map.getSize()?.[0] ?? 0,
    showRings: rings.show,
    onFrame: (drawn) => {
      map.on('postrender', drawn);
      return () => map.un('postrender', drawn);
    },
    dispose: () => {
      leaving.abort();
      stopWatching();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
