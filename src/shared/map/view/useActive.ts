import { useEffect, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { mapReleased, selectActiveMap, type StateWithMaps } from '../mapSlice.ts';
import type { CityMap } from './createCityMap.ts';

/** Whether the map has all gestures; a touch anywhere else gives the page its own back. */
export function useActive(name: string, viewRef: RefObject<HTMLElement | null>, map: CityMap | null): boolean {
  const dispatch = useDispatch();
  const active = useSelector((state: StateWithMaps) => selectActiveMap(state) === name);

  useEffect(() => map?.setActive(active), [map, active]);

  useEffect(() => {
    if (!active) return undefined;
    const release = ({ target }: Event): void => {
      if (target instanceof Node && viewRef.current?.contains(target) === false) dispatch(mapReleased(name));
    };
    document.addEventListener('pointerdown', release);
    return () => {
      document.removeEventListener('pointerdown', release);
      // Whoever comes back to the page scrolls first.
      dispatch(mapReleased(name));
    };
  }, [active, dispatch, name, viewRef]);

  return active;
}
