import { defaults } from 'ol/interaction/defaults.js';
import DragPan from 'ol/interaction/DragPan.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import { mouseActionButton, platformModifierKey } from 'ol/events/condition.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';

function isTouch({ originalEvent }: MapBrowserEvent): boolean {
  return originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch';
}

/** The page keeps its scroll: one finger and the plain wheel are the page's, two fingers and ctrl or ⌘ are the map's. */
export function politeInteractions(reducedMotion: boolean) {
  const dragPan: DragPan = new DragPan({
    condition: (event) => (isTouch(event) ? dragPan.getPointerCount() === 2 : mouseActionButton(event)),
  });
  const duration = reducedMotion ? 0 : 250;
  return defaults({
    dragPan: false,
    mouseWheelZoom: false,
    altShiftDragRotate: false,
    pinchRotate: false,
    zoomDuration: duration,
  }).extend([dragPan, new MouseWheelZoom({ condition: platformModifierKey, duration })]);
}
