import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { placeLeft, placePointedAt, selectPlacePointedAt } from '#features/place-pick';
import type { SalesCenter } from '#shared/answers';
import { Block } from '#shared/loading';
import { LazyMap } from '#shared/map';
import { Heading } from '#shared/ui';
import { CenterArticle } from './CenterArticle.tsx';
import { CenterCard } from './CenterCard.tsx';
import { OpenNow } from './OpenNow.tsx';
import styles from './SalesCenters.module.css';
import { useSelectedCenter } from './useSelectedCenter.ts';

/** Names it in the store. */
const centersMap = 'centers';

/** The list and the map beside it show the same choice. */
export function SalesCenters({ centers }: { readonly centers: readonly SalesCenter[] }) {
  const { t } = useTranslation('contacts');
  const dispatch = useDispatch();
  const [alias, select] = useSelectedCenter();
  const pointed = useSelector(selectPlacePointedAt);
  const mapRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const selected = centers.find((center) => center.alias === alias);
  const markers = useMemo(
    () =>
      centers.flatMap(({ alias: id, position, name }) => (position === null ? [] : [{ id, position, title: name }])),
    [centers],
  );

  const point = (to: string | null): void => {
    dispatch(to === null ? placeLeft() : placePointedAt(to));
  };
  const showOnMap = (chosen: string): void => {
    select(chosen);
    mapRef.current?.scrollIntoView({ block: 'nearest' });
  };
  const showInList = (chosen: string): void => {
    select(chosen);
    // On a phone the list is above the map: the card on the map says enough, and the map stays in view.
    if (!window.matchMedia('(width >= 64rem)').matches) return;
    listRef.current?.querySelector(`#center-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <section aria-labelledby="centers-heading" className={styles.columns}>
      <div>
        <div className={styles.heading}>
          <Heading level={2} id="centers-heading">
            {t('centers')}
          </Heading>
          <Block name="open now">
            <OpenNow centers={centers} />
          </Block>
        </div>
        <ul ref={listRef} className={styles.list}>
          {centers.map((center) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- points at the marker; the controls are within
            <li
              key={center.alias}
              id={`center-${center.alias}`}
              className={styles.item}
              onPointerEnter={() => point(center.alias)}
              onPointerLeave={() => point(null)}
              onFocus={() => point(center.alias)}
              onBlur={() => point(null)}
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
      {markers.length > 0 && (
        <div ref={mapRef} className={styles.side}>
          <LazyMap
            name={centersMap}
            label={t('map')}
            markers={markers}
            selectedId={selected?.alias ?? null}
            pointedId={pointed}
            onMarkerSelected={showInList}
            onMarkerPointed={point}
            card={selected === undefined ? null : <CenterCard center={selected} />}
            onCardClosed={() => select(null)}
            className={styles.map}
          />
        </div>
      )}
    </section>
  );
}
