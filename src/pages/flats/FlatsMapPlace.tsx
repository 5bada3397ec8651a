import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mapClass } from '#features/project-pick';
import { useDeferredWidget, useLazyModule } from '#shared/lazy';
import { mapPart } from '#shared/map';
import { Button, FailedView, SkeletonBlock } from '#shared/ui';
import type { FlatsMapProps } from './FlatsMap.tsx';

function importFlatsMap() {
  return import(/* webpackChunkName: "flats-map" */ './FlatsMap.tsx');
}

/** Where the map of the found flats will be: the positions of the projects are fetched when it comes near the view. */
export function FlatsMapPlace(props: FlatsMapProps) {
  const { t } = useTranslation('map');
  const placeRef = useRef<HTMLDivElement>(null);
  const { enabled, waits } = useDeferredWidget({ name: mapPart, placeRef, autoLoadOn: 'plain' });
  // The map itself offers to be requested.
  const { part, failed, retry } = useLazyModule(importFlatsMap, enabled || waits);
  return (
    <div ref={placeRef} data-transient className={mapClass}>
      {part !== null && <part.FlatsMap {...props} />}
      {part === null && !failed && <SkeletonBlock height="100%" />}
      {failed && (
        <FailedView
          title={t('unavailable')}
          action={
            <Button variant="secondary" onClick={retry}>
              {t('retry')}
            </Button>
          }
        />
      )}
    </div>
  );
}
