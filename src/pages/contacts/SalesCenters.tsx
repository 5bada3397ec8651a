import { useRef, useState } from 'react';
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
  const [pointed, setPointed] = useState<string | null>(null);
  const mapRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const selected = centers.find((center) => center.alias === alias);

  const showOnMap = (chosen: string): void => {
    select(chosen);
    mapRef.current?.scrollIntoView({ block: 'nearest' });
  };
  const showInList = (chosen: string): void => {
    select(chosen);
    // On a phone the list is above the map: the name under the map says enough, and the map stays in view.
    if (!window.matchMedia('(width >= 64rem)').matches) return;
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
            <li
              key={center.alias}
              id={`center-${center.alias}`}
              className={styles.item}
              onPointerEnter={() => setPointed(center.alias)}
              onPointerLeave={() => setPointed(null)}
            >
              <CenterArticle
                center={center}
                selected={center.alias === selected?.alias}
                pointed={center.alias === pointed}
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
          pointedId={pointed}
          onMarkerSelected={showInList}
          onMarkerPointed={setPointed}
          className={styles.map}
        />
        <p className={styles.caption} aria-live="polite">
          {selected !== undefined && (
            <>
              <strong>{selected.name}</strong>, {selected.address}
            </>
          )}
        </p>
      </div>
    </section>
  );
}
