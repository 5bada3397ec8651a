import { clsx } from 'clsx';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { kyivClock } from '#domain/time/kyivTime.ts';
import { OpeningHoursList, OpeningMark, openingState } from '#entities/company';
import { placeLeft, placePointedAt, selectPlacePointedAt } from '#features/place-pick';
import type { SalesCenter } from '#shared/responses';
import { telephoneLink, visitorsClock } from '#shared/format';
import { Block } from '#shared/lazy';
import { LazyMap, RouteLinks } from '#shared/map';
import { useSearch } from '#shared/routing';
import { useNow } from '#shared/time';
import { Button, Heading, Icon, type IconProps, Picture, pointingProps, Text } from '#shared/ui';
import styles from './ContactsPage.module.css';

function MapPinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.25s-6.75-6.1-6.75-11.5a6.75 6.75 0 0 1 13.5 0c0 5.4-6.75 11.5-6.75 11.5Z" />
      <circle cx="12" cy="9.75" r="2.25" />
    </Icon>
  );
}

/** The map's card of a sales center: open now or not, and the route. */
function CenterCard({ center }: { readonly center: SalesCenter }) {
  const titleId = useId();
  const { t } = useTranslation('contacts');
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <h3 id={titleId} className={styles.name}>
        {center.name}
      </h3>
      <OpeningMark center={center} />
      {center.address !== null && <p>{center.address}</p>}
      {center.phone !== null && (
        <a href={telephoneLink(center.phone)} className={styles.phone}>
          {center.phone}
        </a>
      )}
      {center.position !== null && (
        <>
          <p className={styles.route}>{t('route')}</p>
          <RouteLinks to={center.position} title={center.name} />
        </>
      )}
    </article>
  );
}

interface CenterArticleProps {
  readonly center: SalesCenter;
  readonly selected: boolean;
  /** Its marker is pointed at on the map. */
  readonly pointed: boolean;
  readonly onShownOnMap: () => void;
}

function CenterArticle({ center, selected, pointed, onShownOnMap }: CenterArticleProps) {
  const titleId = useId();
  const { t } = useTranslation('contacts');
  return (
    <article aria-labelledby={titleId} className={clsx(styles.center, (selected || pointed) && styles.marked)}>
      <Picture image={center.image} ratio="4 / 3" sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 40vw, 100vw" />
      <div>
        <OpeningMark center={center} />
        <Heading id={titleId} level={3} className={styles.articleName}>
          {center.name}
        </Heading>
        {center.address !== null && <address className={styles.address}>{center.address}</address>}
        <OpeningHoursList center={center} />
        {center.note !== null && (
          <Text size="s" tone="soft" className={styles.note}>
            {center.note}
          </Text>
        )}
        <div className={styles.ways}>
          {center.phone !== null && (
            <a href={telephoneLink(center.phone)} className={styles.articlePhone}>
              {center.phone}
            </a>
          )}
          {center.position !== null && (
            <Button variant="quiet" icon={<MapPinIcon />} aria-pressed={selected} onClick={onShownOnMap}>
              {t('onMap')}
            </Button>
          )}
        </div>
        {center.position !== null && (
          <details className={styles.articleRoute}>
            <summary className={styles.summary}>{t('route')}</summary>
            <RouteLinks to={center.position} title={center.name} />
          </details>
        )}
      </div>
    </article>
  );
}

/** How many centers are open now in Kyiv; its space is reserved until the time is known. */
function OpenNow({ centers }: { readonly centers: readonly SalesCenter[] }) {
  const { t } = useTranslation('contacts');
  const scheduled = centers.filter(({ schedule }) => schedule.length > 0);
  const now = useNow();
  const open = now === null ? null : scheduled.filter((center) => openingState(center, now).open).length;
  return (
    <Text size="s" tone="muted" className={styles.openNow}>
      {open === 0 && scheduled.length === centers.length && t('openNow.none')}
      {open !== null && open > 0 && t('openNow.some', { open, all: centers.length })}
      {now !== null && visitorsClock(now) !== kyivClock(now) && (
        <span className={styles.zone}>{t('openNow.zone', { time: kyivClock(now) })}</span>
      )}
    </Text>
  );
}

const parameter = 'center';

/** The center chosen in the list or on the map. It is in the URL, so that one can be sent a link to an office. */
function useSelectedCenter(): readonly [string | null, (alias: string | null) => void] {
  const [search, changeSearch] = useSearch();
  return [search.get(parameter), (alias) => changeSearch({ [parameter]: alias })];
}

/** Names it in the store. */
const centersMap = 'centers';

/** The list and the map beside it show the same choice. */
export function SalesCenters({ centers }: { readonly centers: readonly SalesCenter[] }) {
  const { t } = useTranslation('contacts');
  const dispatch = useDispatch();
  const [alias, select] = useSelectedCenter();
  const pointed = useSelector(selectPlacePointedAt);
  const mapRef = useRef<HTMLDivElement>(null);
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
    // On a phone the list is above the map: do not scroll the map out of view.
    if (!window.matchMedia('(width >= 64rem)').matches) return;
    document.getElementById(`center-${chosen}`)?.scrollIntoView({ block: 'nearest' });
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
        <ul className={styles.list}>
          {centers.map((center) => (
            <li
              key={center.alias}
              id={`center-${center.alias}`}
              className={styles.item}
              {...pointingProps(center.alias, point)}
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
