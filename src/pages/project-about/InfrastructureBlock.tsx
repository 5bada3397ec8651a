import { clsx } from 'clsx';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import {
  categoriesChosen,
  placeClosed,
  placeLeft,
  placePicked,
  placePointedAt,
  selectPickedPlace,
  selectPlaceCategories,
  selectPlacePointedAt,
} from '#features/place-pick';
import type { ProjectOf } from '#entities/project';
import type { InfrastructurePlace, Term } from '#shared/responses';
import { LazyMap, type MapMarker } from '#shared/map';
import { Announcement, Chip, ChipGroup, pointingProps, Section, toggled } from '#shared/ui';
import styles from './InfrastructureBlock.module.css';

interface PlaceGroup {
  /** Null: places of no category. */
  readonly category: Term | null;
  /** The nearest first. */
  readonly places: readonly InfrastructurePlace[];
}

/** Two shops may have one name, but not in one place. */
function placeId({ name, position }: InfrastructurePlace): string {
  return position === null ? name : `${name} ${position.lat},${position.lon}`;
}

function placesByCategory(places: readonly InfrastructurePlace[]): readonly PlaceGroup[] {
  const nearestFirst = places.toSorted(
    (first, second) => (first.walking_minutes ?? Infinity) - (second.walking_minutes ?? Infinity) || 0,
  );
  const groups = Map.groupBy(nearestFirst, ({ category }) => category?.key);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ category: first.category, places: group }];
  });
}

interface PlaceGroupsProps {
  readonly groups: readonly PlaceGroup[];
  readonly picked: string | null;
  /** The place that the map points at. */
  readonly current: string | null;
  readonly onPointed: (id: string | null) => void;
  readonly onPicked: (id: string) => void;
}

function PlaceGroups({ groups, picked, current, onPointed, onPicked }: PlaceGroupsProps) {
  const { t } = useTranslation('projectAbout');
  return (
    <div className={styles.groups}>
      {groups.map(({ category, places }) => (
        <div key={category?.key ?? ''}>
          {category !== null && <h3 className={styles.category}>{category.name}</h3>}
          <ul className={styles.places}>
            {places.map((place) => {
              const id = placeId(place);
              const words = (
                <>
                  <span>{place.name}</span>
                  {place.walking_minutes !== null && (
                    <span className={styles.minutes}>{t('minutes', { count: place.walking_minutes })}</span>
                  )}
                </>
              );
              return (
                <li key={id} className={clsx(styles.place, id === current && styles.current)}>
                  {/* Shows where it is; what it is stands here. */}
                  {place.position === null ? (
                    <div className={styles.line}>{words}</div>
                  ) : (
                    <button
                      type="button"
                      aria-pressed={id === picked}
                      className={clsx(styles.line, styles.button)}
                      onClick={() => onPicked(id)}
                      {...pointingProps(id, onPointed)}
                    >
                      {words}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** What the map says of a place nearby. */
function PlaceCard({ place: { category, name, walking_minutes: minutes } }: { readonly place: InfrastructurePlace }) {
  const titleId = useId();
  const { t } = useTranslation('projectAbout');
  return (
    <article aria-labelledby={titleId}>
      {category !== null && <p className={styles.category}>{category.name}</p>}
      <h3 id={titleId} className={styles.name}>
        {name}
      </h3>
      {minutes !== null && (
        <p className={styles.minutes}>{t('infrastructure.onFoot', { minutes: t('minutes', { count: minutes }) })}</p>
      )}
    </article>
  );
}

interface CategoryChipsProps {
  readonly groups: readonly PlaceGroup[];
  /** Keys; none: all are shown. */
  readonly chosen: readonly string[];
}

function CategoryChips({ groups, chosen }: CategoryChipsProps) {
  const { t } = useTranslation('projectAbout');
  const dispatch = useDispatch();
  if (groups.length < 2) return null;
  return (
    <ChipGroup legend={t('infrastructure.categories')} legendHidden className={styles.categories}>
      {groups.map(
        ({ category, places }) =>
          category && (
            <Chip
              key={category.key}
              pressed={chosen.includes(category.key)}
              count={places.length}
              onPressedChange={(on) => dispatch(categoriesChosen(toggled(chosen, category.key, on)))}
            >
              {category.name}
            </Chip>
          ),
      )}
    </ChipGroup>
  );
}

/** Metres that one walks in a minute. */
const walkingSpeed = 80;
const ringMinutes = [5, 10];

/** What is near, in minutes on foot, as a list and on the map; both show the categories that were chosen. */
export function InfrastructureBlock({ project }: { readonly project: ProjectOf<'projectAbout'> }) {
  const { t } = useTranslation('projectAbout');
  const dispatch = useDispatch();
  const { alias, title, position, infrastructure } = project;
  const chosen = useSelector(selectPlaceCategories);
  const pointedAt = useSelector(selectPlacePointedAt);
  const picked = useSelector(selectPickedPlace);
  const mapRef = useRef<HTMLDivElement>(null);

  const groups = useMemo(() => placesByCategory(infrastructure), [infrastructure]);
  const shown = useMemo(
    () =>
      chosen.length === 0
        ? groups
        : groups.filter(({ category }) => category !== null && chosen.includes(category.key)),
    [groups, chosen],
  );
  const places = useMemo(() => shown.flatMap((group) => group.places), [shown]);
  const markers = useMemo(
    (): readonly MapMarker[] => [
      ...(position === null ? [] : [{ id: alias, title, position }]),
      ...places.flatMap((place): MapMarker[] =>
        place.position === null
          ? []
          : [{ id: placeId(place), title: place.name, position: place.position, kind: 'place' }],
      ),
    ],
    [alias, title, position, places],
  );
  const rings = useMemo(
    () =>
      position && {
        center: position,
        rings: ringMinutes.map((minutes) => ({
          metres: minutes * walkingSpeed,
          label: t('minutes', { count: minutes }),
        })),
      },
    [position, t],
  );
  if (infrastructure.length === 0) return null;

  const pickedPlace = places.find((place) => placeId(place) === picked);
  const point = (id: string | null): void => {
    dispatch(id === null ? placeLeft() : placePointedAt(id));
  };

  return (
    <Section id="infrastructure" tone="deep" width="wide" heading={t('infrastructure.heading')}>
      <CategoryChips groups={groups} chosen={chosen} />
      <Announcement text={t('infrastructure.found', { count: places.length })} />
      <div className={styles.columns}>
        <PlaceGroups
          groups={shown}
          picked={picked}
          current={picked ?? pointedAt}
          onPointed={point}
          onPicked={(id) => {
            dispatch(placePicked(id));
            mapRef.current?.scrollIntoView({ block: 'nearest' });
          }}
        />
        {markers.length > 0 && (
          <div ref={mapRef} className={styles.side}>
            <LazyMap
              name="infrastructure"
              label={t('infrastructure.mapLabel', { title })}
              markers={markers}
              selectedId={picked}
              pointedId={pointedAt}
              onMarkerSelected={(id) => dispatch(placePicked(id))}
              onMarkerPointed={point}
              card={pickedPlace === undefined ? null : <PlaceCard place={pickedPlace} />}
              onCardClosed={() => dispatch(placeClosed())}
              {...(rings && { rings })}
              className={styles.map}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
