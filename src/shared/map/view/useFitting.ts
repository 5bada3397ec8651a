import { useEffect, useRef } from 'react';
import type { MapMarker, MapProps } from '../mapTypes.ts';
import type { Covered } from './camera.ts';
import type { CityMap } from './createCityMap.ts';

interface Fitted extends Pick<MapProps, 'markers' | 'bounds' | 'selectedId'> {
  /** By a card. */
  readonly covered: Covered;
}

/** In whatever order, in whatever language. */
function sameMarkers(some: readonly MapMarker[], others: readonly MapMarker[]): boolean {
  const known = new Set(some.map(({ id }) => id));
  return some.length === others.length && others.every(({ id }) => known.has(id));
}

/**
 * What the map looks at: at first everything, or the part that was asked for. Later it moves only for what could not be seen
 * otherwise: results out of view, once for each set of them, and a marker that was selected elsewhere.
 */
export function useFitting(map: CityMap | null, { markers, bounds = null, selectedId, covered }: Fitted): void {
  const fitted = useRef<{
    readonly map: CityMap;
    readonly markers: readonly MapMarker[];
    readonly bounded: boolean;
  } | null>(null);

  useEffect(() => {
    if (map === null) return;
    const before = fitted.current?.map === map ? fitted.current : null;
    const positions = markers.map(({ position }) => position);
    fitted.current = { map, markers, bounded: bounds !== null };
    if (before === null) {
      if (bounds === null) map.fit(positions, false);
      else map.fitBounds(bounds);
      return;
    }
    // Whoever searches a part of the map looks at it already.
    if (bounds !== null) return;
    const same = !before.bounded && sameMarkers(before.markers, markers);
    if (same || positions.length === 0 || map.shows(positions)) return;
    map.fit(positions, true);
  }, [map, markers, bounds]);

  const selected = markers.find(({ id }) => id === selectedId)?.position;
  useEffect(() => {
    if (selected !== undefined) map?.reveal(selected, covered);
  }, [map, selected, covered]);
}
