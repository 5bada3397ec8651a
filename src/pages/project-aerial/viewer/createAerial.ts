import { Viewer } from '@photo-sphere-viewer/core';
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin';
import { MarkersPlugin } from '@photo-sphere-viewer/markers-plugin';
import '@photo-sphere-viewer/core/index.css';
import '@photo-sphere-viewer/markers-plugin/index.css';
import type { AerialProps, SceneMarker } from '../aerialTypes.ts';
import { arrangeMarkers, createMarker, markPointed } from './markers.ts';

type AerialOptions = Pick<
  AerialProps,
  'markers' | 'onPointed' | 'onFollowed' | 'onLoading' | 'onReady' | 'onFailed'
> & {
  readonly place: HTMLElement;
  readonly src: string;
  /** What the viewer says of gestures that are the page's. */
  readonly words: { readonly twoFingers: string; readonly ctrlZoom: string };
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
  /** Whether the phone tells how it is held. */
  readonly tilts: () => Promise<boolean>;
  /** Asks for permission where that is the rule: call it in a tap. */
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

export function createAerial({ place, src, markers, words, ...events }: AerialOptions): AerialScene {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const markerOf = (marker: SceneMarker) => createMarker(marker, events);
  const viewer = new Viewer({
    container: place,
    panorama: src,
    navbar: false,
    keyboard: false,
    loadingTxt: '',
    lang: words,
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
      // Another load that overtakes this one is no failure.
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
    // A notebook may have the sensor too, and nobody turns it about.
    tilts: async () => window.matchMedia('(pointer: coarse)').matches && gyroscope.isSupported(),
    tilt: (on) => {
      if (!on) gyroscope.stop();
      // Somebody who says no to the phone's question has said no.
      else gyroscope.start().catch(() => events.onTilting(false));
    },
    dispose: () => viewer.destroy(),
  };
}
