import { useEffect, useMemo, useState } from 'react';
import type { MapMarker } from '../../mapTypes.ts';
import { type Cluster, lastLevel, type Level, levelOf, makeMarkerLevels, type Spot } from './clusterMarkers.ts';
import type { CityMap, Frame } from '../createCityMap.ts';

/** Clusters in the document at a time: with more of them only those near the view are there. */
const most = 80;

/** Projected metres: the view and as much again on every side, so that a drag finds markers where it comes to. */
interface Reach {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function reachOf({ left, top, resolution, width, height }: Frame): Reach {
  const [w, h] = [width * resolution, height * resolution];
  return { left: left - w / 2, right: left + 1.5 * w, top: top + h / 2, bottom: top - 1.5 * h };
}

function isWithin({ left, top, resolution, width, height }: Frame, reach: Reach): boolean {
  return (
    left >= reach.left &&
    left + width * resolution <= reach.right &&
    top <= reach.top &&
    top - height * resolution >= reach.bottom
  );
}

function has({ left, right, top, bottom }: Reach, { at: [x, y] }: Cluster): boolean {
  return x >= left && x <= right && y <= top && y >= bottom;
}

export interface ShownClusters {
  /** See `levelOf`. */
  readonly number: number;
  readonly level: Level;
  readonly shown: readonly Cluster[];
}

/** Before the first frame nobody sees what stands too close; those who listen find the markers of a small map already. */
function apart(spots: readonly Spot[]): ShownClusters {
  const clusters = spots.length > most ? [] : spots.map((at, index) => ({ at, members: [index] }));
  return { number: lastLevel, level: { clusters, clusterOf: Int32Array.from(spots.keys()) }, shown: clusters };
}

/** What stands on the map at its present zoom and place; changes only when the view leaves what was prepared. */
export function useClusters(map: CityMap, markers: readonly MapMarker[]): ShownClusters {
  const levels = useMemo(() => makeMarkerLevels(markers), [markers]);
  const [seen, setSeen] = useState<{ readonly number: number; readonly reach: Reach } | null>(null);

  useEffect(() => {
    const follow = (frame: Frame): void =>
      setSeen((before) => {
        const number = levelOf(frame.zoom);
        return before !== null && before.number === number && isWithin(frame, before.reach)
          ? before
          : { number, reach: reachOf(frame) };
      });
    const now = map.frame();
    if (now !== null) follow(now);
    return map.onFrame(follow);
  }, [map]);

  return useMemo(() => {
    if (seen === null) return apart(levels.spots);
    const level = levels.at(seen.number);
    const { clusters } = level;
    return {
      number: seen.number,
      level,
      shown: clusters.length <= most ? clusters : clusters.filter((cluster) => has(seen.reach, cluster)),
    };
  }, [levels, seen]);
}
