import { useTranslation } from 'react-i18next';
import type { MapTiles } from '#shared/config';
import styles from './MapView.module.css';

/** Whose drawing this is. */
export function Attribution({ tiles, failed }: { readonly tiles: MapTiles | null; readonly failed: boolean }) {
  const { t } = useTranslation('map');
  if (tiles === null || failed) return <p className={styles.attribution}>{tiles === null ? t('schematic') : t('tilesFailed')}</p>;
  const { attribution, attributionUrl } = tiles;
  return (
    <p className={styles.attribution}>
      {attributionUrl === undefined ? attribution : <a href={attributionUrl} rel="noopener">{attribution}</a>}
    </p>
  );
}
