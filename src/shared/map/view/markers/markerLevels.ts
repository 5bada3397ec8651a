import { fromLonLat } from 'ol/proj.js';
import type { MapMarker } from '../../mapTypes.ts';
import { type Cluster, clusterMarkers, type Spot } from './clusterMarkers.ts';

export interface Level {
  readonly clusters: readonly Cluster[];
  /** Index of the cluster that each marker is in. */
  readonly clusterOf: Int32Array;
}

export interface MarkerLevels {
  readonly spots: readonly Spot[];
  /** The clusters as they are at a level, see `levelOf`. */
  readonly at: (level: number) => Level;
}

/** Metres of a pixel at zoom 0. */
const widest = 156_543.033_928;
/** Pixels between the middles of two targets that fingers tell apart. */
const apart = 48;
/** Levels a zoom: clusters fall apart in small steps. */
const steps = 2;
/** Nearer than this everything stands for itself; what has the same spot is fanned out. */
export const lastLevel = 17 * steps;

/** Zooms are continuous, clusters are made for some of them. */
export function levelOf(zoom: number): number {
  return Math.min(lastLevel, Math.round(zoom * steps));
}

function makeLevel(spots: readonly Spot[], level: number): Level {
  const clusters = clusterMarkers(spots, (apart * widest) / 2 ** (level / steps));
  const clusterOf = new Int32Array(spots.length);
  for (const [index, { members }] of clusters.entries()) for (const member of members) clusterOf[member] = index;
  return { clusters, clusterOf };
}

/** Each level is made when it is first looked at. */
export function makeMarkerLevels(markers: readonly MapMarker[]): MarkerLevels {
  const spots = markers.map(({ position: { lat, lon } }): Spot => {
    const [x = 0, y = 0] = fromLonLat([lon, lat]);
    return [x, y];
  });
  const levels = new Map<number, Level>();
  return {
    spots,
    at: (level) => {
      const known = levels.get(level) ?? makeLevel(spots, level);
      levels.set(level, known);
      return known;
    },
  };
}
