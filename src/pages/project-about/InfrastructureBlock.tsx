import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/project.ts';
import { LazyMap, type MapMarker } from '#shared/map';
import { Section } from '#shared/ui';
import styles from './InfrastructureBlock.module.css';
import { PlaceGroups } from './PlaceGroups.tsx';
import { placesByCategory } from './placesByCategory.ts';

/** Metres that one walks in a minute. */
const walkingSpeed = 80;
const ringMinutes = [5, 10];

/** What is near, in minutes on foot, as a list and on the map. */
export function InfrastructureBlock({ project }: { readonly project: Project }) {
  const { t } = useTranslation(['project', 'housing']);
  const { alias, title, position, infrastructure } = project;
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);

  const markers = useMemo(
    (): readonly MapMarker[] => [
      { id: alias, title, position },
      ...infrastructure.map((place): MapMarker => ({ id: place.name, title: place.name, position: place.position, kind: 'place' })),
    ],
    [alias, title, position, infrastructure],
  );
  const rings = useMemo(
    () => ({
      center: position,
      rings: ringMinutes.map((minutes) => ({ metres: minutes * walkingSpeed, label: t('housing:minutes', { count: minutes }) })),
    }),
    [position, t],
  );
  if (infrastructure.length === 0) return null;

  return (
    <Section id="infrastructure" tone="deep" width="wide" heading={t('infrastructure.heading')}>
      <div className={styles.columns}>
        <PlaceGroups groups={placesByCategory(infrastructure)} current={selected ?? pointedAt} onPointed={setPointedAt} />
        <LazyMap
          label={t('infrastructure.mapLabel', { title })}
          markers={markers}
          selectedId={selected}
          pointedId={pointedAt}
          onMarkerSelected={setSelected}
          onMarkerPointed={setPointedAt}
          rings={rings}
          className={styles.map}
        />
      </div>
    </Section>
  );
}
