import type { i18n as I18n } from 'i18next';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectExtensions } from '#shared/api';
import type { Language } from '#shared/config';
import { lazyNamespace } from '#shared/i18n';
import { LoadFailed, useLazyModule, useNearView } from '#shared/lazy';
import { useLanguage } from '#shared/routing';
import styles from './PriceHistory.module.css';

async function loadHistory(i18n: I18n, language: Language) {
  const [history] = await Promise.all([
    import(/* webpackChunkName: "history" */ './History.lazy.tsx'),
    lazyNamespace(i18n, language, 'history'),
  ]);
  return history;
}

interface PriceHistoryProps {
  /** Of the project. */
  readonly alias: string;
  /** The id of a flat; absent: the project in a section of its own. */
  readonly flat?: string;
  readonly className?: string | undefined;
}

/** Loads near the view, so that the server sends nothing of it. Not where the backend is known to be without the extension. */
export function PriceHistory({ alias, flat, className }: PriceHistoryProps) {
  const language = useLanguage();
  const { i18n } = useTranslation();
  const extensions = useSelector(selectExtensions);
  const placeRef = useRef<HTMLDivElement>(null);
  const near = useNearView(placeRef);
  const load = useCallback(() => loadHistory(i18n, language), [i18n, language]);
  const { part, failed, retry } = useLazyModule(load, near);
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
