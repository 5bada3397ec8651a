import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, useDeferredWidget, useImportWithTexts, useLazyModule } from '#shared/lazy';
import { Button, Icon, type IconProps, SkeletonBlock, Text } from '#shared/ui';
import styles from './LazyMap.module.css';
import type { MapProps } from './mapTypes.ts';

export function MapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.75 6 5.5-2.25 5.5 2.5 5.5-2.25V18l-5.5 2.25-5.5-2.5L3.75 20zM9.25 3.75v14M14.75 6.25v14" />
    </Icon>
  );
}

/** One name for all maps: a visitor who requests one gets all. */
export const mapPart = 'map';

function importMap() {
  return import(/* webpackChunkName: "map" */ './view/MapView.tsx');
}

const partNamespaces = ['mapView'];

/** The map, loaded near the viewport, with Save-Data on request. Its place has the map's size from the start. */
export function LazyMap({ className, ...map }: MapProps) {
  const { t } = useTranslation('map');
  const load = useImportWithTexts(importMap, partNamespaces);
  const placeRef = useRef<HTMLDivElement>(null);
  const { enabled, waits, request } = useDeferredWidget({ name: mapPart, placeRef, autoLoadOn: 'plain' });
  const { part, failed, retry } = useLazyModule(load, enabled);

  return (
    <div ref={placeRef} data-transient role="group" aria-label={map.label} className={clsx(styles.place, className)}>
      {part !== null && <part.MapView {...map} />}
      {part === null && !failed && <SkeletonBlock className={styles.waiting} />}
      {part === null && waits && (
        <div className={styles.asking}>
          <Text size="s">{t('waits')}</Text>
          <Button variant="secondary" icon={<MapIcon />} onClick={request}>
            {t('ask')}
          </Button>
        </div>
      )}
      {failed && (
        <div className={styles.failed}>
          <LoadFailed onRetry={retry} />
        </div>
      )}
    </div>
  );
}
