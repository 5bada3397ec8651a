import { mouseActionButton, platformModifierKey } from 'ol/events/condition.js';
import { boundingExtent, containsExtent, type Extent } from 'ol/extent.js';
import { defaults } from 'ol/interaction/defaults.js';
import DragPan from 'ol/interaction/DragPan.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import type View from 'ol/View.js';
import type { Position } from '#shared/responses';
import cityMap from '../../../../brand/map.json';
import type { MapBounds } from '../mapTypes.ts';

const degrees = 'EPSG:4326';
const metres = 'EPSG:3857';
const cityZoom = 12;
const closest = 15;
/** A single marker is shown with the districts around it. */
const closestOfOne = 13;
/** Pixels: markers, their names and the buttons of the map need room. */
const padding = [72, 56, 64, 56];
const edge = 40;

function toCoordinate({ lat, lon }: Position): number[] {
  return fromLonLat([lon, lat]);
}

/** Pixels of the map that something lies over, at its upper and at its lower edge. */
export interface Covered {
  readonly head: number;
  readonly foot: number;
}
export const nothing: Covered = { head: 0, foot: 0 };

export interface Camera {
  /** Shows all of these, or the city when there are none, once the map has a size. A new map draws nothing before. */
  readonly fit: (positions: readonly Position[], animated: boolean) => void;
  readonly fitBounds: (bounds: MapBounds) => void;
  /** Whether all of these are on the screen. */
  readonly shows: (positions: readonly Position[]) => boolean;
  /** Zooms in until these are apart. */
  readonly zoomInto: (positions: readonly Position[]) => void;
  readonly zoomBy: (delta: number) => void;
  /** Pans to a point outside the view. */
  readonly reveal: (position: Position, covered: Covered) => void;
  readonly bounds: () => MapBounds;
}

/** Moves the view; `duration` in milliseconds, 0 with reduced motion. */
export function makeCamera(map: OlMap, view: View, duration: number): Camera {
  const whenSized = (show: () => void): void => {
    if ((map.getSize() ?? []).some((side) => side > 0)) show();
    else map.once('change:size', show);
  };
  const show = (
    extent: Extent,
    options: { readonly padding?: number[]; readonly maxZoom?: number; readonly duration?: number },
  ): void => whenSized(() => view.fit(extent, options));
  const shown = (): Extent => view.calculateExtent(map.getSize());

  const reveal = (position: Position, covered: Covered): void => {
    const { head, foot } = covered;
    const coordinate = toCoordinate(position);
    const [width = 0, height = 0] = map.getSize() ?? [];
    const [x, y] = map.getPixelFromCoordinate(coordinate) ?? [];
    if (x === undefined || y === undefined) {
      // Before its first frame a map knows no pixels: a link may have chosen the place.
      map.once('postrender', () => reveal(position, covered));
      return;
    }
    if (x > edge && x < width - edge && y > head + edge && y < height - foot - edge) return;
    const [east = 0, north = 0] = coordinate;
    // In the middle of what is left uncovered.
    view.animate({ center: [east, north + ((head - foot) / 2) * (view.getResolution() ?? 0)], duration });
  };

  return {
    fit: (positions, animated) => {
      if (positions.length === 0) {
        view.setCenter(toCoordinate(cityMap.center));
        view.setZoom(cityZoom);
        return;
      }
      const maxZoom = positions.length === 1 ? closestOfOne : closest;
      show(boundingExtent(positions.map(toCoordinate)), { padding, maxZoom, ...(animated && { duration }) });
    },
    fitBounds: ({ south, west, north, east }) => show(transformExtent([west, south, east, north], degrees, metres), {}),
    // A map without a size is not fitted yet.
    shows: (positions) =>
      view.getCenter() !== undefined && containsExtent(shown(), boundingExtent(positions.map(toCoordinate))),
    zoomInto: (positions) =>
      view.fit(boundingExtent(positions.map(toCoordinate)), { padding, duration, maxZoom: view.getMaxZoom() }),
    zoomBy: (delta) => {
      view.animate({ zoom: (view.getZoom() ?? 12) + delta, duration });
    },
    reveal,
    bounds: () => {
      const [west = 0, south = 0, east = 0, north = 0] = transformExtent(shown(), metres, degrees);
      return { south, west, north, east };
    },
  };
}

export function isTouch({ originalEvent }: MapBrowserEvent): boolean {
  return originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch';
}

export function isOnButton({ originalEvent: { target } }: MapBrowserEvent): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

interface PoliteOptions {
  /** Whether the visitor has given the map all gestures. */
  readonly isActive: () => boolean;
  /** Milliseconds. */
  readonly duration: number;
}

/** One finger and the wheel scroll the page; two fingers, and the wheel with ctrl or ⌘, move the map. */
export function politeInteractions({ isActive, duration }: PoliteOptions) {
  const dragPan: DragPan = new DragPan({
    condition: (event) => (isTouch(event) ? isActive() || dragPan.getPointerCount() === 2 : mouseActionButton(event)),
  });
  return defaults({
    dragPan: false,
    mouseWheelZoom: false,
    altShiftDragRotate: false,
    pinchRotate: false,
    zoomDuration: duration,
  }).extend([
    dragPan,
    new MouseWheelZoom({ condition: (event) => isActive() || platformModifierKey(event), duration }),
  ]);
}

/** Prevents the browser from scrolling and zooming the page with two fingers. */
export function requireTwoFingers(target: HTMLElement, signal: AbortSignal): void {
  const restrict = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  target.addEventListener('touchstart', restrict, { passive: false, signal });
  target.addEventListener('touchmove', restrict, { passive: false, signal });
}
