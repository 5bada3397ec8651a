import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLatePart, useNearView, useSparesData } from '#shared/loading';
import { Button, FailedView, MapIcon, SkeletonBlock, Text } from '#shared/ui';
import styles from './LazyMap.module.css';
import { mapAskedFor, selectMapAskedFor, type StateWithMaps } from './mapSlice.ts';
import type { MapProps } from './mapTypes.ts';

function importMap() {
  return import(/* webpackChunkName: "map" */ './view/MapView.tsx');
}

/** The map, fetched when it comes near the view, or when it is asked for by who saves data; its place has the map's size from the start. */
export function LazyMap({ className, ...map }: MapProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const placeRef = useRef<HTMLDivElement>(null);
  const near = useNearView(placeRef);
  const asked = useSelector((state: StateWithMaps) => selectMapAskedFor(state, map.name));
  const offered = useSparesData() && !asked;
  const { part, failed, retry } = useLatePart(importMap, near && !offered);

  return (
    <div ref={placeRef} role="group" aria-label={map.label} className={clsx(styles.place, className)}>
      {part !== null && <part.MapView {...map} />}
      {part === null && !failed && !offered && <SkeletonBlock className={styles.waiting} />}
      {offered && part === null && (
        <div className={styles.instead}>
          <Text size="s" tone="soft">
            {t('map.sparing')}
          </Text>
          <Button variant="secondary" icon={<MapIcon />} onClick={() => dispatch(mapAskedFor(map.name))}>
            {t('map.show')}
          </Button>
        </div>
      )}
      {failed && (
        <div className={styles.instead}>
          <FailedView
            title={t('map.unavailable')}
            action={
              <Button variant="secondary" onClick={retry}>
                {t('map.retry')}
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}
