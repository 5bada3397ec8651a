import { useRef } from 'react';
import { mapClass } from '#features/project-pick';
import { LoadFailed, useLazyModule, useNearView } from '#shared/lazy';
import { SkeletonBlock } from '#shared/ui';
import type { FlatsMapProps } from './FlatsMap.tsx';

function importFlatsMap() {
  return import(/* webpackChunkName: "flats-map" */ './FlatsMap.tsx');
}

/** Where the map of the found flats will be: its code comes when it is near the view. */
export function FlatsMapPlace(props: FlatsMapProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  // Where the visitor saves data, the map itself waits to be requested.
  const { part, failed, retry } = useLazyModule(importFlatsMap, useNearView(placeRef));
  return (
    <div ref={placeRef} data-transient className={mapClass}>
      {part !== null && <part.FlatsMap {...props} />}
      {part === null && !failed && <SkeletonBlock height="100%" />}
      {failed && <LoadFailed onRetry={retry} />}
    </div>
  );
}
