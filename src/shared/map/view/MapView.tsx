import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { useLanguage } from '#shared/routing';
import { IconButton, MinusIcon, PlusIcon } from '#shared/ui';
import type { MapProps } from '../mapTypes.ts';
import { createCityMap, type CityMap } from './createCityMap.ts';
import styles from './MapView.module.css';
import { MarkerLayer } from './MarkerLayer.tsx';
import { useScrollHint } from './useScrollHint.ts';

/** The map itself; everything that it needs comes with its chunk. */
export function MapView({ label, markers, selectedId, pointedId = null, onMarkerSelected, onMarkerPointed, rings }: MapProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { mapTiles } = useSelector(selectSettings);
  const targetRef = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<CityMap | null>(null);
  const hint = useScrollHint(targetRef);
  const selected = markers.find(({ id }) => id === selectedId);

  useEffect(() => {
    if (targetRef.current === null) return;
    const created = createCityMap({ target: targetRef.current, tiles: mapTiles, language });
    setMap(created);
    return () => {
      setMap(null);
      created.dispose();
    };
  }, [mapTiles, language]);

  useEffect(() => {
    map?.fit(markers.map(({ position }) => position));
    // oxlint-disable-next-line react/exhaustive-deps -- once: a filter that hides markers must not move what the visitor looks at
  }, [map]);

  useEffect(() => map?.showRings(rings), [map, rings]);

  useEffect(() => {
    if (selected !== undefined) map?.reveal(selected.position);
  }, [map, selected]);

  return (
    <>
      {/* The canvas can be moved by the arrow keys, so it is a stop of the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div ref={targetRef} role="application" aria-label={label} tabIndex={0} className={styles.canvas} />
      {map !== null && (
        <MarkerLayer
          map={map}
          markers={markers}
          selectedId={selectedId}
          pointedId={pointedId}
          onSelected={onMarkerSelected}
          onPointed={onMarkerPointed}
        />
      )}
      <p className={styles.hint} data-shown={hint !== null} aria-hidden>
        {hint === 'fingers' ? t('map.twoFingers') : t('map.withModifier')}
      </p>
      <div className={styles.zoom}>
        <IconButton variant="line" label={t('map.zoomIn')} icon={<PlusIcon size={20} />} onClick={() => map?.zoomBy(1)} />
        <IconButton variant="line" label={t('map.zoomOut')} icon={<MinusIcon size={20} />} onClick={() => map?.zoomBy(-1)} />
      </div>
      <p className={styles.attribution}>{mapTiles === null ? t('map.schematic') : mapTiles.attribution}</p>
    </>
  );
}
