import { fromLonLat } from 'ol/proj.js';
import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '#shared/lazy';
import type { MapMarker } from '../../mapTypes.ts';
import type { CityMap, Frame } from '../createCityMap.ts';

/** Projected metres. */
export type Spot = readonly [x: number, y: number];

export interface Cluster {
  /** In the middle of its members. */
  readonly at: Spot;
  /** Indexes of the spots. */
  readonly members: readonly number[];
}

/** Two numbers as one, for a map's key: no city has so many cells. */
function keyOf(column: number, row: number): number {
  return column * 1_000_003 + row;
}

interface Spots {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

interface Groups {
  /** Of each spot. */
  readonly groupOf: Int32Array;
  readonly count: number;
}

/** Groups each spot with those within the radius that have no group yet; the cells of a grid avoid comparing every pair. */
function gather({ xs, ys }: Spots, radius: number): Groups {
  const spots = xs.length;
  const columnOf = (spot: number): number => Math.floor((xs[spot] ?? 0) / radius);
  const rowOf = (spot: number): number => Math.floor((ys[spot] ?? 0) / radius);
  /** The first spot of each cell; `next` has the one after it. */
  const cells = new Map<number, number>();
  const next = new Int32Array(spots);
  for (let spot = spots - 1; spot >= 0; spot -= 1) {
    const key = keyOf(columnOf(spot), rowOf(spot));
    next[spot] = cells.get(key) ?? -1;
    cells.set(key, spot);
  }

  const groupOf = new Int32Array(spots).fill(-1);
  let count = 0;
  for (let spot = 0; spot < spots; spot += 1) {
    if (groupOf[spot] !== -1) continue;
    const [x = 0, y = 0] = [xs[spot], ys[spot]];
    const [column, row] = [columnOf(spot), rowOf(spot)];
    for (let cell = 0; cell < 9; cell += 1) {
      let other = cells.get(keyOf(column + (cell % 3) - 1, row + Math.floor(cell / 3) - 1)) ?? -1;
      for (; other !== -1; other = next[other] ?? -1) {
        const [dx, dy] = [(xs[other] ?? 0) - x, (ys[other] ?? 0) - y];
        if (groupOf[other] === -1 && dx * dx + dy * dy <= radius * radius) groupOf[other] = count;
      }
    }
    count += 1;
  }
  return { groupOf, count };
}

/** The spot in the middle of each group. */
function middlesOf(spots: readonly Spot[], { groupOf, count }: Groups): Spots {
  const [xs, ys, sizes] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (const [index, [x, y]] of spots.entries()) {
    const group = groupOf[index] ?? 0;
    xs[group] = (xs[group] ?? 0) + x;
    ys[group] = (ys[group] ?? 0) + y;
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  return {
    xs: xs.map((sum, group) => sum / (sizes[group] ?? 1)),
    ys: ys.map((sum, group) => sum / (sizes[group] ?? 1)),
  };
}

interface Level {
  readonly clusters: readonly Cluster[];
  /** Index of the cluster that each marker is in. */
  readonly clusterOf: Int32Array;
}

/**
 * Merges spots within the radius, then clusters whose centers came within it by merging. Each spot is in exactly one
 * cluster.
 */
export function clusterMarkers(spots: readonly Spot[], radius: number): Level {
  let groups: Groups = { groupOf: Int32Array.from(spots.keys()), count: spots.length };
  let middles = middlesOf(spots, groups);
  for (;;) {
    const merged = gather(middles, radius);
    if (merged.count === groups.count) break;
    groups = { groupOf: groups.groupOf.map((group) => merged.groupOf[group] ?? 0), count: merged.count };
    middles = middlesOf(spots, groups);
  }
  const members = Array.from({ length: groups.count }, (): number[] => []);
  for (const [index, group] of groups.groupOf.entries()) members[group]?.push(index);
  const { xs, ys } = middles;
  return {
    clusters: members.map((each, group) => ({ at: [xs[group] ?? 0, ys[group] ?? 0], members: each })),
    clusterOf: groups.groupOf,
  };
}

interface MarkerLevels {
  readonly spots: readonly Spot[];
  /** The clusters as they are at a level, see `levelOf`. */
  readonly at: (level: number) => Level;
}

/** Metres of a pixel at zoom 0. */
const widest = 156_543.033_928;
/** Pixels between the centers of two touch targets. */
const targetDistance = 48;
/** Levels a zoom: clusters fall apart in small steps. */
const steps = 2;
/** From this zoom on there are no clusters; markers at the same spot are fanned out. */
export const lastLevel = 17 * steps;

/** Zooms are continuous, clusters are made for some of them. */
function levelOf(zoom: number): number {
  return Math.min(lastLevel, Math.round(zoom * steps));
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
      const known = levels.get(level) ?? clusterMarkers(spots, (targetDistance * widest) / 2 ** (level / steps));
      levels.set(level, known);
      return known;
    },
  };
}

/** Levels that a press of a zoom button passes, from the one that is shown. */
const nextLevels = [1, -1, 2, -2];

/** Clusters in the document at a time: with more of them only those near the view are there. */
const most = 80;

/** Projected metres: the view and as much again on every side, so that a drag finds markers. */
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

/** Before the first frame markers are not clustered: a small map has them all at once, for screen readers. */
function unclustered(spots: readonly Spot[]): ShownClusters {
  const clusters = spots.length > most ? [] : spots.map((at, index) => ({ at, members: [index] }));
  return { number: lastLevel, level: { clusters, clusterOf: Int32Array.from(spots.keys()) }, shown: clusters };
}

/** The markers and clusters of the current view; changes only when the view leaves the prepared area. */
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

  const number = seen?.number;
  useEffect(() => {
    if (number === undefined) return undefined;
    let isOver = false;
    // Each in a task of its own: thousands of markers take up to a frame.
    for (const step of nextLevels) {
      whenIdle(() => {
        if (!isOver) levels.at(Math.min(lastLevel, number + step));
      });
    }
    return () => {
      isOver = true;
    };
  }, [levels, number]);

  return useMemo(() => {
    if (seen === null) return unclustered(levels.spots);
    const level = levels.at(seen.number);
    const { clusters } = level;
    return {
      number: seen.number,
      level,
      shown: clusters.length <= most ? clusters : clusters.filter((cluster) => has(seen.reach, cluster)),
    };
  }, [levels, seen]);
}
