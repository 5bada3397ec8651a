import { fromLonLat } from 'ol/proj.js';
import { useEffect, useMemo, useState } from 'react';
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

function middleOf(spots: readonly Spot[], members: readonly number[]): Spot {
  let [x, y] = [0, 0];
  for (const member of members) {
    x += spots[member]?.[0] ?? 0;
    y += spots[member]?.[1] ?? 0;
  }
  return [x / members.length, y / members.length];
}

/** One pass; the cells of a grid avoid comparing every pair. */
function gather(spots: readonly Spot[], radius: number): readonly (readonly number[])[] {
  const grid = new Map<number, number[]>();
  for (const [index, [x, y]] of spots.entries()) {
    const key = keyOf(Math.floor(x / radius), Math.floor(y / radius));
    const cell = grid.get(key);
    if (cell === undefined) grid.set(key, [index]);
    else cell.push(index);
  }

  const taken = new Uint8Array(spots.length);
  const groups: number[][] = [];
  for (const [index, spot] of spots.entries()) {
    if (taken[index] === 1) continue;
    const members: number[] = [];
    const [column, row] = [Math.floor(spot[0] / radius), Math.floor(spot[1] / radius)];
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        const key = keyOf(column + dx, row + dy);
        const cell = grid.get(key) ?? [];
        const left = cell.filter((other) => {
          const [x, y] = spots[other] ?? spot;
          if (Math.hypot(x - spot[0], y - spot[1]) > radius) return true;
          members.push(other);
          taken[other] = 1;
          return false;
        });
        if (left.length < cell.length) grid.set(key, left);
      }
    }
    members.sort((a, b) => a - b);
    groups.push(members);
  }
  return groups;
}

/**
 * Merges spots within the radius, then clusters whose centers came within it by merging. Each spot is in exactly one
 * cluster.
 */
export function clusterMarkers(spots: readonly Spot[], radius: number): readonly Cluster[] {
  let groups: readonly (readonly number[])[] = spots.map((_, index) => [index]);
  for (;;) {
    const middles = groups.map((members) => middleOf(spots, members));
    const merged = gather(middles, radius);
    if (merged.length === groups.length) {
      return groups.map((members, index) => ({ at: middles[index] ?? [0, 0], members }));
    }
    const before = groups;
    groups = merged.map((parts) => parts.flatMap((part) => before[part] ?? []).toSorted((a, b) => a - b));
  }
}

interface Level {
  readonly clusters: readonly Cluster[];
  /** Index of the cluster that each marker is in. */
  readonly clusterOf: Int32Array;
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

function makeLevel(spots: readonly Spot[], level: number): Level {
  const clusters = clusterMarkers(spots, (targetDistance * widest) / 2 ** (level / steps));
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
