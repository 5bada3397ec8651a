import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { levelPath } from '#entities/flat';
import { ProjectShowcase } from '#entities/project';
import { SceneList, type SceneItem } from '#features/viewer-stage';
import type { Aerial, Project } from '#shared/answers';
import { useLocalizedPath } from '#shared/routing';
import { Picture, Text } from '#shared/ui';
import { AerialActions } from './AerialActions.tsx';
import { AerialStage } from './AerialStage.tsx';
import type { SceneMarker } from './aerialTypes.ts';
import { YearSwitch } from './YearSwitch.tsx';

interface AerialShowcaseProps {
  readonly project: Project;
  readonly aerial: Aerial;
}

/** The view from the air and what is to be seen in it; the year stands in the address. */
export function AerialShowcase({ project, aerial: { poster, panoramas, note } }: AerialShowcaseProps) {
  const { t } = useTranslation('viewer');
  const localize = useLocalizedPath();
  const { alias, title, buildings } = project;
  const [search] = useSearchParams();
  const [pointed, setPointed] = useState<string | null>(null);
  const [sought, setSought] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const panorama = panoramas.find(({ year }) => String(year) === search.get('year')) ?? panoramas[0];

  // A list that is another one is drawn anew, and whoever stands on a label, or presses it, loses it.
  const markers = useMemo(
    () =>
      (panorama?.markers ?? []).map((marker): SceneMarker => {
        const building = marker.kind === 'building' && buildings.some(({ key }) => key === marker.key);
        return {
          ...marker,
          id: `${marker.kind}-${marker.key}`,
          href: building ? localize(levelPath(alias, { kind: 'building', building: marker.key })) : null,
        };
      }),
    [panorama, buildings, alias, localize],
  );
  const items = markers.map(({ id, kind, key, name }): SceneItem => {
    const building = kind === 'building' ? buildings.find((each) => each.key === key) : undefined;
    if (building === undefined) return { key: id, name };
    const free = building.flats_free;
    return {
      key: id,
      name,
      link: {
        path: levelPath(alias, { kind: 'building', building: key }),
        text: free === 0 ? t('noFreeFlats') : t('freeFlats', { count: free }),
      },
    };
  });

  return (
    <ProjectShowcase
      stage={
        panorama === undefined ? (
          <Picture image={poster} priority sizes="(min-width: 90rem) 82rem, 92vw" />
        ) : (
          <AerialStage
            alias={alias}
            label={t('aerial.label', { title, year: panorama.year })}
            poster={poster}
            image={panorama.image}
            markers={markers}
            pointed={pointed}
            sought={sought}
            onPointed={setPointed}
            onShown={setShown}
          />
        )
      }
      aside={
        panorama !== undefined && (
          <SceneList
            label={t('aerial.around')}
            items={items}
            picked={null}
            pointed={pointed}
            onPicked={shown ? setSought : null}
            onPointed={setPointed}
          >
            <YearSwitch alias={alias} years={panoramas.map(({ year }) => year)} chosen={panorama.year} />
            {shown && (
              <Text size="s" tone="muted">
                {t('aerial.help')}
              </Text>
            )}
          </SceneList>
        )
      }
      note={note}
    >
      <AerialActions alias={alias} />
    </ProjectShowcase>
  );
}
