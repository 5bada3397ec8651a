import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalesCenter } from '#contract/company.ts';
import { LazyMap } from '#shared/map';
import { Heading } from '#shared/ui';
import { CenterArticle } from './CenterArticle.tsx';
import styles from './SalesCenters.module.css';
import { useSelectedCenter } from './useSelectedCenter.ts';

/** The list and the map beside it show the same choice. */
export function SalesCenters({ centers }: { readonly centers: readonly SalesCenter[] }) {
  const { t } = useTranslation('contacts');
  const [alias, select] = useSelectedCenter();
  const mapRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const selected = centers.find((center) => center.alias === alias);

  const showOnMap = (chosen: string): void => {
    select(chosen);
    mapRef.current?.scrollIntoView({ block: 'nearest' });
  };
  const showInList = (chosen: string): void => {
    select(chosen);
    listRef.current?.querySelector(`#center-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <section aria-labelledby="centers-heading" className={styles.columns}>
      <div>
        <Heading level={2} id="centers-heading" className={styles.heading}>
          {t('centers')}
        </Heading>
        <ul ref={listRef} className={styles.list}>
          {centers.map((center) => (
            <li key={center.alias} id={`center-${center.alias}`} className={styles.item}>
              <CenterArticle
                center={center}
                selected={center.alias === selected?.alias}
                onShownOnMap={() => showOnMap(center.alias)}
              />
            </li>
          ))}
        </ul>
      </div>
      <div ref={mapRef} className={styles.side}>
        <LazyMap
          label={t('map')}
          markers={centers.map((center) => ({ id: center.alias, position: center.position, title: center.name }))}
          selectedId={selected?.alias ?? null}
          onMarkerSelected={showInList}
          className={styles.map}
        />
      </div>
    </section>
  );
}
