import { defaults } from 'ol/interaction/defaults.js';
import DragPan from 'ol/interaction/DragPan.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import { mouseActionButton, platformModifierKey } from 'ol/events/condition.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';

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

/** The page keeps its scroll: one finger and the plain wheel are the page's, two fingers and ctrl or ⌘ are the map's. */
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

/** Two fingers would scroll and zoom the page as well: before the browser begins, it is told that they are the map's. */
export function requireTwoFingers(target: HTMLElement, signal: AbortSignal): void {
  const restrict = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  target.addEventListener('touchstart', restrict, { passive: false, signal });
  target.addEventListener('touchmove', restrict, { passive: false, signal });
}
