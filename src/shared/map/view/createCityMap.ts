import { type Extent, getCenter } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import Circle from 'ol/geom/Circle.js';
import PointGeometry from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap, { type FrameState } from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import View from 'ol/View.js';
import type { Language, MapTiles } from '#shared/config';
import type { MapBounds, MapRings } from '../mapTypes.ts';
import { type Palette, readPalette, schematicBase, watchScheme } from './base/schematicBase.ts';
import { shiftInto } from './base/lanes.ts';
import { tileBase, type TilesSeen } from './base/tileBase.ts';
import { type Camera, isOnButton, isTouch, makeCamera, politeInteractions, requireTwoFingers } from './camera.ts';

/** Pixels that a label needs on each side of its middle. */
const half = { width: 40, height: 14 };

/** Circles of walking minutes around a point, each named at its top; `shown`: projected metres that the map shows. */
function makeRingLayer(palette: () => Palette, shown: () => Extent) {
  const source = new VectorSource();
  const layer = new VectorLayer({
    source,
    style: (feature, resolution) => {
      const { horizon, text, paper, family } = palette();
      const label: unknown = feature.get('label');
      if (typeof label !== 'string') {
        return new Style({ stroke: new Stroke({ color: horizon, width: 1, lineDash: [4, 6] }) });
      }
      const place = feature.getGeometry()?.getExtent();
      const shift = place && shiftInto(shown(), getCenter(place), resolution, half);
      return new Style({
        text: new Text({
          text: label,
          offsetY: shift?.[1] ?? 0,
          font: `500 13px ${family}`,
          fill: new Fill({ color: text }),
          stroke: new Stroke({ color: paper, width: 4 }),
        }),
      });
    },
  });

  const show = (rings: MapRings | undefined): void => {
    source.clear();
    if (rings === undefined) return;
    const { lat, lon } = rings.center;
    const [x = 0, y = 0] = fromLonLat([lon, lat]);
    const stretch = 1 / Math.cos((lat * Math.PI) / 180);
    for (const { metres, label } of rings.rings) {
      const radius = metres * stretch;
      source.addFeature(new Feature(new Circle([x, y], radius)));
      source.addFeature(new Feature({ geometry: new PointGeometry([x, y + radius]), label }));
    }
  };

  return { layer, show };
}

/** What the last frame shows: projected metres at its upper left corner, and metres of a pixel. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly resolution: number;
  readonly zoom: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface CityMap extends Camera {
  /** Over the drawing; gestures on its content move the map too. */
  readonly overlay: HTMLElement;
  /** Null before the first frame. */
  readonly frame: () => Frame | null;
  /** Calls back after every frame. Returns how to stop. */
  readonly onFrame: (drawn: (frame: Frame) => void) => () => void;
  readonly showRings: (rings: MapRings | undefined) => void;
  readonly speak: (language: Language) => void;
  /** Takes gestures from the page, or gives them back. */
  readonly setActive: (active: boolean) => void;
  readonly dispose: () => void;
}

interface CityMapOptions {
  readonly target: HTMLElement;
  readonly tiles: MapTiles | null;
  readonly language: Language;
  /** The visitor has moved the map by hand, and let go. */
  readonly onMoved: (bounds: MapBounds) => void;
  /** Beside the markers. */
  readonly onTapped: (byFinger: boolean) => void;
  /** Where there is a setting for tiles. */
  readonly onTiles: (seen: TilesSeen) => void;
}

const zooms = { minZoom: 10, maxZoom: 17 };
/** What a hand does to a map. */
const handEvents = ['pointerdown', 'wheel', 'keydown'] as const;
/** Keys that move it; with the others one goes from marker to marker. */
const movingKeys = /^(?:Arrow|[+-]$)/;

function toFrame({ size, viewState: { center, resolution, zoom } }: FrameState): Frame {
  const [width = 0, height = 0] = size;
  const [x = 0, y = 0] = center;
  return { left: x - (width / 2) * resolution, top: y + (height / 2) * resolution, resolution, zoom, width, height };
}

export function createCityMap({ target, tiles, onMoved, onTapped, onTiles, ...options }: CityMapOptions): CityMap {
  const leaving = new AbortController();
  const { signal } = leaving;
  let palette = readPalette(target);
  let language = options.language;
  let active = false;
  /** Whether the visitor has moved the map since it last stopped. */
  let byHand = false;
  let frame: Frame | null = null;

  const shown = (): Extent => view.calculateExtent(map.getSize());
  const schematic = { palette: () => palette, language: () => language, shown, signal };
  const base = tiles === null ? schematicBase(schematic) : tileBase(tiles, schematic, onTiles);
  const rings = makeRingLayer(() => palette, shown);
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250;
  // Without a center: a frame before the view is fitted would show the markers where they do not stay.
  const view = new View({ ...zooms, enableRotation: false });
  const map = new OlMap({
    target,
    view,
    layers: [base.layer, rings.layer],
    controls: [],
    interactions: politeInteractions({ isActive: () => active, duration }),
  });
  const camera = makeCamera(map, view, duration);
  const overlay = document.createElement('div');
  map.getViewport()?.append(overlay);

  requireTwoFingers(target, signal);
  const stopWatching = watchScheme(() => {
    palette = readPalette(target);
    base.repaint();
    rings.layer.changed();
  });
  for (const name of handEvents) {
    target.addEventListener(
      name,
      (event) => {
        byHand ||= !(event instanceof KeyboardEvent) || movingKeys.test(event.key);
      },
      { signal, passive: true },
    );
  }
  // A press focuses a marker, for which the map may pan; a drag after that is still the visitor's.
  map.on('pointerdrag', () => {
    byHand = true;
  });
  map.on('moveend', () => {
    if (byHand) onMoved(camera.bounds());
    byHand = false;
    base.settle();
    rings.layer.changed();
  });
  const watchers = new Set<(frame: Frame) => void>();
  map.on('postrender', ({ frameState }) => {
    if (frameState === null) return;
    frame = toFrame(frameState);
    for (const watcher of watchers) watcher(frame);
  });
  /** Whether the last click was on a button of the map, and the one before it. */
  let [onButton, onButtonBefore] = [false, false];
  map.on('click', (event) => {
    [onButtonBefore, onButton] = [onButton, isOnButton(event)];
    if (!onButton) onTapped(isTouch(event));
  });
  // Buttons handle their own clicks; a cluster may be gone by the second click of a double one.
  map.on('dblclick', () => !onButton && !onButtonBefore);

  const byItself =
    <Given extends readonly unknown[]>(move: (...given: Given) => void) =>
    (...given: Given): void => {
      byHand = false;
      move(...given);
    };
  const asByHand =
    <Given extends readonly unknown[]>(move: (...given: Given) => void) =>
    (...given: Given): void => {
      byHand = true;
      move(...given);
    };

  return {
    ...camera,
    overlay,
    fit: byItself(camera.fit),
    fitBounds: byItself(camera.fitBounds),
    reveal: byItself(camera.reveal),
    zoomBy: asByHand(camera.zoomBy),
    zoomInto: asByHand(camera.zoomInto),
    frame: () => frame,
    onFrame: (drawn) => {
      watchers.add(drawn);
      return () => {
        watchers.delete(drawn);
      };
    },
    showRings: rings.show,
    speak: (spoken) => {
      if (spoken === language) return;
      language = spoken;
      base.repaint();
    },
    setActive: (now) => {
      active = now;
    },
    dispose: () => {
      leaving.abort();
      stopWatching();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
