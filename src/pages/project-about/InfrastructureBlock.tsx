import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import {
  placeClosed,
  placeLeft,
  placePicked,
  placePointedAt,
  selectPickedPlace,
  selectPlaceCategories,
  selectPlacePointedAt,
} from '#features/place-pick';
import type { Project } from '#shared/answers';
import { LazyMap, type MapMarker } from '#shared/map';
import { Announcement, Section } from '#shared/ui';
import { CategoryChips } from './CategoryChips.tsx';
import styles from './InfrastructureBlock.module.css';
import { PlaceCard } from './PlaceCard.tsx';
import { PlaceGroups } from './PlaceGroups.tsx';
import { placeId, placesByCategory } from './placesByCategory.ts';

/** Metres that one walks in a minute. */
const walkingSpeed = 80;
const ringMinutes = [5, 10];

/** What is near, in minutes on foot, as a list and on the map; both show the categories that were chosen. */
export function InfrastructureBlock({ project }: { readonly project: Project }) {
  const { t } = useTranslation(['projectAbout', 'housing']);
  const dispatch = useDispatch();
  const { alias, title, position, infrastructure } = project;
  const chosen = useSelector(selectPlaceCategories);
  const pointedAt = useSelector(selectPlacePointedAt);
  const picked = useSelector(selectPickedPlace);

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
          label: t('housing:minutes', { count: minutes }),
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
          current={picked ?? pointedAt}
          onPointed={point}
          onPicked={(id) => dispatch(placePicked(id))}
        />
        {markers.length > 0 && (
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
        )}
      </div>
    </Section>
  );
}
