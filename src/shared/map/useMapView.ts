import { useEffect, useState } from 'react';
import { retryImport } from '#shared/loading';
import type { MapView } from './view/MapView.tsx';

interface LateMapView {
  readonly MapView: typeof MapView | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Fetches the map's code once it is wanted. */
export const useMapView = (wanted: boolean): LateMapView => {
  const [view, setView] = useState<{ readonly MapView: typeof MapView } | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || failed || view !== null) return;
    let gone = false;
    retryImport(() => import(/* webpackChunkName: "map" */ './view/MapView.tsx')).then(
      (module) => {
        if (!gone) setView(module);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, failed, view]);

  return { MapView: view?.MapView ?? null, failed, retry: () => setFailed(false) };
};
