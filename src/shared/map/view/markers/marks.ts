import type { MapMarker } from '../../mapTypes.ts';
import type { Cluster, Spot } from './clusterMarkers.ts';
import type { Frame } from '../createCityMap.ts';
import { lastLevel } from './markerLevels.ts';
import type { ShownClusters } from './useClusters.ts';

/** A button of the map: one marker, or several in one place. */
export interface Mark {
  readonly key: string;
  /** Projected metres. */
  readonly at: Spot;
  /** Pixels from there. */
  readonly shift: Spot;
  /** Indexes of the markers. */
  readonly members: readonly number[];
}

/** Pixels: as wide a fan leaves every one of its markers room for a finger. */
const spread = 30;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const unmoved: Spot = [0, 0];

function fan({ at, members }: Cluster, keyOf: (member: number) => string): readonly Mark[] {
  return members.map((member, index) => {
    const [radius, angle] = [spread * Math.sqrt(index + 0.7), index * goldenAngle];
    return { key: keyOf(member), at, shift: [radius * Math.cos(angle), radius * Math.sin(angle)], members: [member] };
  });
}

export function mapMarks({ number, shown }: ShownClusters, markers: readonly MapMarker[]): readonly Mark[] {
  const keyOf = (member: number): string => markers[member]?.id ?? '';
  return shown.flatMap((cluster): readonly Mark[] => {
    const [first = 0, ...others] = cluster.members;
    if (others.length === 0) return [{ key: keyOf(first), at: cluster.at, shift: unmoved, members: cluster.members }];
    if (number >= lastLevel) return fan(cluster, keyOf);
    return [{ key: `${number}:${keyOf(first)}`, at: cluster.at, shift: unmoved, members: cluster.members }];
  });
}

export function pixelOf({ at: [x, y], shift: [dx, dy] }: Mark, { left, top, resolution }: Frame): Spot {
  return [(x - left) / resolution + dx, (top - y) / resolution + dy];
}

export function isInView(mark: Mark, frame: Frame): boolean {
  const [x, y] = pixelOf(mark, frame);
  return x >= 0 && x <= frame.width && y >= 0 && y <= frame.height;
}
