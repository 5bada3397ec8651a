import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { type MapTiles, selectSettings } from '#shared/config';
import { useLanguage } from '#shared/routing';
import type { MapBounds, MapMarker, MapProps } from '../mapTypes.ts';
import type { TilesSeen } from './base/tileBase.ts';
import type { Covered } from './camera.ts';
import { type CityMap, createCityMap } from './createCityMap.ts';

interface Fitted extends Pick<MapProps, 'markers' | 'bounds' | 'selectedId'> {
  /** By a card. */
  readonly covered: Covered;
}

/** Whether two lists have the same markers, in any order and language. */
function sameMarkers(some: readonly MapMarker[], others: readonly MapMarker[]): boolean {
  const known = new Set(some.map(({ id }) => id));
  return some.length === others.length && others.every(({ id }) => known.has(id));
}

/**
 * Fits the view: first to everything or the requested part; later only to results out of view, once per set, and to a
 * marker selected elsewhere.
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
    // A search of the visible part needs no other view.
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

interface Given extends Pick<MapProps, 'onMoved' | 'rings'> {
  readonly onTapped: (byFinger: boolean) => void;
}

interface LiveMap {
  /** Null until it is made. */
  readonly map: CityMap | null;
  /** All until one fails. */
  readonly tilesSeen: TilesSeen;
}

/** The map of an element, created once: another language or colour scheme does not recreate it. */
export function useCityMap(targetRef: RefObject<HTMLElement | null>, given: Given): LiveMap {
  const language = useLanguage();
  const { mapTiles } = useSelector(selectSettings);
  const [map, setMap] = useState<CityMap | null>(null);
  const [tilesSeen, setTilesSeen] = useState<TilesSeen>('all');
  const moved = useEffectEvent((bounds: MapBounds) => given.onMoved?.(bounds));
  const tapped = useEffectEvent((byFinger: boolean) => given.onTapped(byFinger));
  const create = useEffectEvent((target: HTMLElement, tiles: MapTiles | null) =>
    createCityMap({
      target,
      tiles,
      language,
      onMoved: (bounds) => moved(bounds),
      onTapped: (byFinger) => tapped(byFinger),
      onTiles: setTilesSeen,
    }),
  );

  useEffect(() => {
    if (targetRef.current === null) return undefined;
    const created = create(targetRef.current, mapTiles);
    setMap(created);
    setTilesSeen('all');
    return () => {
      setMap(null);
      created.dispose();
    };
  }, [targetRef, mapTiles]);

  useEffect(() => map?.speak(language), [map, language]);
  useEffect(() => map?.showRings(given.rings), [map, given.rings]);

  return { map, tilesSeen };
}
