import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { MapMarker } from '../mapTypes.ts';
import type { CityMap } from './createCityMap.ts';
import styles from './MarkerLayer.module.css';

interface MarkerLayerProps {
  readonly map: CityMap;
  readonly markers: readonly MapMarker[];
  readonly selectedId: string | null;
  readonly pointedId: string | null;
  readonly onSelected: (id: string) => void;
  readonly onPointed: ((id: string | null) => void) | undefined;
}

/** Moves every marker to where the map shows its point; written to the style, because this is done for every frame. */
function placeMarkers(list: HTMLElement, map: CityMap, markers: readonly MapMarker[]): void {
  for (const [index, { position }] of markers.entries()) {
    const item = list.children[index];
    const pixel = map.pixelOf(position);
    if (!(item instanceof HTMLElement) || pixel === null) continue;
    item.style.transform = `translate(${pixel[0]}px, ${pixel[1]}px)`;
    item.style.visibility = 'visible';
    // Words go towards the middle, where there is room for them.
    item.dataset['side'] = pixel[0] > map.width() / 2 ? 'start' : 'end';
  }
}

/** Markers are real buttons over the canvas: named, and reached by the keyboard. */
export function MarkerLayer({ map, markers, selectedId, pointedId, onSelected, onPointed }: MarkerLayerProps) {
  const listRef = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = listRef.current;
    if (list === null) return;
    const place = () => placeMarkers(list, map, markers);
    place();
    return map.onFrame(place);
  }, [map, markers]);

  return (
    <ul ref={listRef} className={styles.layer}>
      {markers.map(({ id, title, position, kind = 'main' }) => (
        <li key={id} className={clsx(styles.point, (id === selectedId || id === pointedId) && styles.raised)}>
          <button
            type="button"
            className={clsx(styles.marker, styles[kind], id === pointedId && styles.pointed)}
            aria-pressed={id === selectedId}
            onClick={() => onSelected(id)}
            onPointerEnter={() => onPointed?.(id)}
            onPointerLeave={() => onPointed?.(null)}
            onFocus={() => {
              map.reveal(position);
              onPointed?.(id);
            }}
            onBlur={() => onPointed?.(null)}
          >
            <span className={styles.dot} />
            <span className={styles.name}>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
