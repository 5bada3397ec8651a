import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { levelPath } from '#entities/flat';
import { ProjectShowcase } from '#entities/project';
import { SceneList, type SceneItem } from '#features/viewer-stage';
import type { Model3d, Project } from '#shared/answers';
import { Picture, Text } from '#shared/ui';
import { ModelActions } from './ModelActions.tsx';
import { ModelStage } from './ModelStage.tsx';

interface ModelShowcaseProps {
  readonly project: Project;
  readonly model: Model3d;
}

/** The model and its buildings; which one is picked stands in the address. */
export function ModelShowcase({ project, model }: ModelShowcaseProps) {
  const { t } = useTranslation('viewer');
  const { alias, title, buildings } = project;
  const [search, setSearch] = useSearchParams();
  const [pointed, setPointed] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const picked = buildings.find(({ key }) => key === search.get('building'))?.key ?? null;

  const pick = (key: string | null): void => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (key === null) next.delete('building');
        else next.set('building', key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const items = buildings.map(({ key, name, flats_free: free }): SceneItem => ({
    key,
    name,
    link: {
      path: levelPath(alias, { kind: 'building', building: key }),
      text: free === 0 ? t('noFreeFlats') : t('freeFlats', { count: free }),
    },
  }));
  const { src } = model;

  return (
    <ProjectShowcase
      stage={
        src === null ? (
          <Picture image={model.poster} priority sizes="(min-width: 90rem) 82rem, 92vw" />
        ) : (
          <ModelStage
            alias={alias}
            title={title}
            model={{ ...model, src }}
            picked={picked}
            pointed={pointed}
            onPicked={pick}
            onPointed={setPointed}
            onShown={setShown}
          />
        )
      }
      aside={
        <SceneList
          label={t('buildings')}
          items={items}
          picked={picked}
          pointed={pointed}
          onPicked={shown ? (key) => pick(key === picked ? null : key) : null}
          onPointed={setPointed}
        >
          {shown && (
            <Text size="s" tone="muted">
              {t('model.help')}
            </Text>
          )}
        </SceneList>
      }
      note={model.note}
    >
      <ModelActions alias={alias} />
    </ProjectShowcase>
  );
}
