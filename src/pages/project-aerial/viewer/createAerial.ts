import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin';
import { type MarkerConfig, MarkersPlugin } from '@photo-sphere-viewer/markers-plugin';
import '@photo-sphere-viewer/markers-plugin/index.css';
import type { AerialMarker, Panorama } from '#shared/responses';
import { isForThisTab } from '#shared/routing';
import styles from './AerialView.module.css';
import { type Label, placeLabels } from './placeLabels.ts';

/** A marker with where it leads, and the name of its list item. */
export interface SceneMarker extends AerialMarker {
  readonly id: string;
  /** Within the site, with the language prefix; null: it leads nowhere. */
  readonly href: string | null;
}

export interface AerialProps {
  /** Names the view for screen readers. */
  readonly label: string;
  readonly image: Panorama['image'];
  readonly markers: readonly SceneMarker[];
  /** Under the pointer or the focus, here or in the list. */
  readonly pointed: string | null;
  /** Chosen in the list: the view turns to it at every press, each of which is a new object. */
  readonly sought: { readonly id: string } | null;
  /** Takes every gesture; otherwise a finger and the wheel scroll the page. */
  readonly active: boolean;
  readonly onPointed: (id: string | null) => void;
  readonly onFollowed: (href: string) => void;
  /** From 0 to 1. */
  readonly onLoading: (share: number) => void;
  readonly onReady: () => void;
  readonly onFailed: () => void;
}

/** A link for what leads somewhere, a label for what does not. */
function elementOf({ name, href }: SceneMarker): HTMLElement {
  if (href === null) {
    const label = document.createElement('span');
    label.textContent = name;
    return label;
  }
  const link = document.createElement('a');
  link.href = href;
  link.textContent = name;
  return link;
}

function createMarker(
  marker: SceneMarker,
  { onPointed, onFollowed }: Pick<AerialProps, 'onPointed' | 'onFollowed'>,
): MarkerConfig {
  const { id, yaw, pitch, href, kind } = marker;
  const element = document.createElement('div');
  const inner = elementOf(marker);
  inner.className = styles.name ?? '';
  element.className = styles.label ?? '';
  element.dataset['marker'] = id;
  element.append(inner);

  element.addEventListener('pointerenter', () => onPointed(id));
  element.addEventListener('pointerleave', () => onPointed(null));
  inner.addEventListener('focus', () => onPointed(id));
  inner.addEventListener('blur', () => onPointed(null));
  inner.addEventListener('click', (event) => {
    if (href === null || !isForThisTab(event)) return;
    event.preventDefault();
    onFollowed(href);
  });
  return {
    id,
    element,
    position: { yaw: `${yaw}deg`, pitch: `${pitch}deg` },
    anchor: 'bottom center',
    className: `${styles.marker ?? ''} ${styles[kind] ?? ''}`,
  };
}

/** Places the labels without overlaps; `footOf` returns the position of a marker, null outside the view. */
function arrangeMarkers(
  place: HTMLElement,
  markers: readonly SceneMarker[],
  footOf: (marker: SceneMarker) => Label['foot'] | null,
): void {
  const named = markers.flatMap((marker) => {
    const element = place.querySelector<HTMLElement>(`[data-marker="${CSS.escape(marker.id)}"]`);
    const name = element?.firstElementChild;
    if (!element || !(name instanceof HTMLElement)) return [];
    return [
      {
        element,
        foot: footOf(marker),
        width: name.offsetWidth,
        height: name.offsetHeight,
        leads: marker.href !== null,
      },
    ];
  });
  const seen = named.flatMap(({ element, foot, ...label }) =>
    foot === null ? [] : [{ element, label: { ...label, foot } }],
  );
  for (const { element, foot } of named) if (foot === null) element.dataset['shown'] = 'false';
  const places = placeLabels(
    seen.map(({ label }) => label),
    place.clientWidth,
  );
  for (const [index, { lift, shift, shown }] of places.entries()) {
    const element = seen[index]?.element;
    if (element === undefined) continue;
    element.style.setProperty('--lift', `${lift}px`);
    element.style.setProperty('--shift', `${shift}px`);
    element.dataset['shown'] = String(shown);
    // Long poles are behind the labels that they cross.
    if (element.parentElement !== null) {
      element.parentElement.style.zIndex = String(places.filter((other) => other.lift > lift).length);
    }
  }
}

/** Highlights the marker that is pointed at elsewhere. */
function markPointed(place: HTMLElement, id: string | null): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-marker]')) {
    element.toggleAttribute('data-pointed', element.dataset['marker'] === id);
  }
}

type AerialOptions = Pick<
  AerialProps,
  'markers' | 'onPointed' | 'onFollowed' | 'onLoading' | 'onReady' | 'onFailed'
> & {
  readonly place: HTMLElement;
  readonly src: string;
  /** The hints about gestures that scroll the page. */
  readonly texts: { readonly twoFingers: string; readonly ctrlZoom: string };
  readonly onTilting: (tilting: boolean) => void;
};

export interface AerialScene {
  /** Another year; the direction of view stays. */
  readonly show: (src: string, markers: readonly SceneMarker[]) => void;
  readonly point: (id: string | null) => void;
  readonly turnTo: (id: string) => void;
  /** Degrees: to the right, upwards. */
  readonly turnBy: (right: number, up: number) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly activate: (active: boolean) => void;
  /** Whether the phone reports its orientation. */
  readonly tilts: () => Promise<boolean>;
  /** Requests permission where required, so call it in a tap. */
  readonly tilt: (on: boolean) => void;
  readonly dispose: () => void;
}

/** Milliseconds of a turn, and of the change from year to year. */
const turning = 600;
/** Of the zoom, from 0 to 100. */
const zoomStep = 15;
/** A square view sees less to the sides: it begins from as far as there is, so that all the houses are named in it. */
const firstZoom = { wide: 20, square: 0 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function createAerial({ place, src, markers, texts, ...events }: AerialOptions): AerialScene {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const markerOf = (marker: SceneMarker) => createMarker(marker, events);
  const viewer = new Viewer({
    container: place,
    panorama: src,
    navbar: false,
    keyboard: false,
    loadingTxt: '',
    lang: texts,
    defaultZoomLvl: place.clientWidth > place.clientHeight * 1.2 ? firstZoom.wide : firstZoom.square,
    moveInertia: !still,
    plugins: [MarkersPlugin.withConfig({ markers: markers.map(markerOf) }), GyroscopePlugin],
  });
  const onPage = viewer.getPlugin<MarkersPlugin>(MarkersPlugin);
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin);
  let shown = src;
  let marked = markers;

  viewer.addEventListener('render', () =>
    arrangeMarkers(place, marked, ({ yaw, pitch }) => {
      const position = { yaw: radians(yaw), pitch: radians(pitch) };
      return viewer.dataHelper.isPointVisible(position)
        ? viewer.dataHelper.sphericalCoordsToViewerCoords(position)
        : null;
    }),
  );
  viewer.addEventListener('load-progress', ({ progress }) => events.onLoading(progress / 100));
  viewer.addEventListener('ready', events.onReady, { once: true });
  viewer.addEventListener('panorama-error', events.onFailed);
  // The viewer cancels the click of a tap, which lets one finger turn the view or follows a label.
  let byTouch = false;
  viewer.container.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      byTouch = pointerType === 'touch';
    },
    { capture: true },
  );
  viewer.addEventListener('click', () => {
    if (byTouch) place.click();
  });
  onPage.addEventListener('select-marker', ({ marker }) => {
    if (byTouch) place.querySelector<HTMLElement>(`[data-marker="${CSS.escape(marker.id)}"] a`)?.click();
  });
  gyroscope.addEventListener('gyroscope-updated', ({ gyroscopeEnabled }) => events.onTilting(gyroscopeEnabled));

  const turn = (yaw: number, pitch: number): void => {
    if (still) viewer.rotate({ yaw, pitch });
    else void viewer.animate({ yaw, pitch, speed: turning });
  };

  return {
    show: (next, nextMarkers) => {
      if (nextMarkers !== marked) onPage.setMarkers(nextMarkers.map(markerOf));
      marked = nextMarkers;
      if (next === shown) return;
      shown = next;
      // A load replaced by a later one is no failure.
      void viewer
        .setPanorama(next, { transition: still ? false : { speed: turning, rotation: false, effect: 'fade' } })
        .catch(() => {});
    },
    point: (id) => markPointed(place, id),
    turnTo: (id) => {
      const marker = marked.find((each) => each.id === id);
      if (marker !== undefined) turn(radians(marker.yaw), radians(marker.pitch));
    },
    turnBy: (right, up) => {
      const { yaw, pitch } = viewer.getPosition();
      turn(yaw + radians(right), pitch + radians(up));
    },
    zoomIn: () => viewer.zoomIn(zoomStep),
    zoomOut: () => viewer.zoomOut(zoomStep),
    activate: (active) => viewer.setOptions({ touchmoveTwoFingers: !active, mousewheelCtrlKey: !active }),
    // Not on notebooks: some have the sensor, but are not turned about.
    tilts: async () => window.matchMedia('(pointer: coarse)').matches && gyroscope.isSupported(),
    tilt: (on) => {
      if (!on) gyroscope.stop();
      // A refused permission of the phone is final.
      else gyroscope.start().catch(() => events.onTilting(false));
    },
    dispose: () => viewer.destroy(),
  };
}
