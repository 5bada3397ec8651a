import { useTranslation } from 'react-i18next';
import type { MapTiles } from '#shared/config';
import type { TilesSeen } from './base/tileBase.ts';
import styles from './MapView.module.css';

/** Whose drawing this is. */
export function Attribution({ tiles, seen }: { readonly tiles: MapTiles | null; readonly seen: TilesSeen }) {
  const { t } = useTranslation('map');
  if (tiles === null || seen === 'none') {
    return <p className={styles.attribution}>{tiles === null ? t('schematic') : t('tilesFailed')}</p>;
  }
  const { attribution, attributionUrl } = tiles;
  return (
    <p className={styles.attribution}>
      {attributionUrl === undefined ? (
        <span>{attribution}</span>
      ) : (
        <a href={attributionUrl} rel="noopener">
          {attribution}
        </a>
      )}
      {seen === 'some' && <span className={styles.gaps}>{t('tilesPartly')}</span>}
    </p>
  );
}
