import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectExtensions } from '#shared/api';
import { LoadFailed, useImportWithTexts, useLazyModule, useNearView } from '#shared/lazy';
import styles from './PriceHistory.module.css';

function importHistory() {
  return import(/* webpackChunkName: "history" */ './History.lazy.tsx');
}

const partNamespaces = ['history'];

interface PriceHistoryProps {
  /** Of the project. */
  readonly alias: string;
  /** The id of a flat; absent: the project in a section of its own. */
  readonly flat?: string;
  readonly className?: string | undefined;
}

/** Loads near the view, so that the server sends nothing of it. Not where the backend is known to be without the extension. */
export function PriceHistory({ alias, flat, className }: PriceHistoryProps) {
  const extensions = useSelector(selectExtensions);
  const placeRef = useRef<HTMLDivElement>(null);
  const near = useNearView(placeRef);
  const { part, failed, retry } = useLazyModule(useImportWithTexts(importHistory, partNamespaces), near);
  const room = flat === undefined ? styles.projectRoom : styles.room;

  if (extensions?.includes('history') === false) return null;
  if (part !== null) {
    return flat === undefined ? (
      <part.ProjectHistorySection alias={alias} room={room} />
    ) : (
      <part.FlatHistorySection alias={alias} id={flat} className={className} room={room} />
    );
  }
  return (
    <div ref={placeRef} className={room}>
      {failed && <LoadFailed onRetry={retry} />}
    </div>
  );
}
