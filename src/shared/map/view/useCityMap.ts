import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { useLanguage } from '#shared/routing';
import type { MapProps } from '../mapTypes.ts';
import type { TilesSeen } from './base/tileBase.ts';
import { createCityMap, type CityMap } from './createCityMap.ts';

interface Given extends Pick<MapProps, 'onMoved' | 'rings'> {
  readonly onTapped: (byFinger: boolean) => void;
}

interface LiveMap {
  /** Null until it is made. */
  readonly map: CityMap | null;
  /** All until one fails. */
  readonly tilesSeen: TilesSeen;
}

/** The map in an element, for as long as the element is there; another language or colour is no reason to make it anew. */
export function useCityMap(targetRef: RefObject<HTMLElement | null>, given: Given): LiveMap {
  const language = useLanguage();
  const { mapTiles } = useSelector(selectSettings);
  const [map, setMap] = useState<CityMap | null>(null);
  const [tilesSeen, setTilesSeen] = useState<TilesSeen>('all');
  const latest = useRef({ ...given, language });
  useEffect(() => {
    latest.current = { ...given, language };
  });

  useEffect(() => {
    if (targetRef.current === null) return undefined;
    const created = createCityMap({
      target: targetRef.current,
      tiles: mapTiles,
      language: latest.current.language,
      onMoved: (bounds) => latest.current.onMoved?.(bounds),
      onTapped: (byFinger) => latest.current.onTapped(byFinger),
      onTiles: setTilesSeen,
    });
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
