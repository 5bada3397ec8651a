import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProjectOf, ProjectSection, ProjectShowcase, visitPath } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { SceneList, useViewer, ViewerFrame } from '#features/viewer-stage';
import type { Model3d } from '#shared/responses';
import { formatFileSize } from '#shared/format';
import { useDownload } from '#shared/lazy';
import { LocalLink, useLanguage, useSearch } from '#shared/routing';
import { buttonClass, EmptyView, Picture, SkeletonBlock } from '#shared/ui';
import type { ModelProps } from './viewer/ModelView.tsx';

type ModelStageProps = Pick<ModelProps, 'picked' | 'pointed' | 'onPicked' | 'onPointed'> & {
  readonly alias: string;
  readonly title: string;
  readonly model: Model3d & { readonly src: string };
  readonly onShown: (shown: boolean) => void;
};

function importModel() {
  return import(/* webpackChunkName: "model" */ './viewer/ModelView.tsx');
}

/** The poster of the model, replaced by the model on request or on a fast network. */
function ModelStage({ alias, title, model: { src, size, poster }, onShown, ...scene }: ModelStageProps) {
  const { t } = useTranslation('viewer');
  const language = useLanguage();
  const viewer = useViewer(`model/${alias}`, importModel, onShown);
  const download = useDownload(src, viewer.possible);
  const { view, props } = viewer;
  return (
    <ViewerFrame
      kind="model"
      viewer={viewer}
      poster={poster}
      note={size === null ? undefined : formatFileSize(size, language)}
      share={size === null ? null : Math.min(1, download.received / size)}
      download={download}
    >
      {view && download.bytes && (
        <view.ModelView {...scene} {...props} label={t('model.label', { title })} bytes={download.bytes} />
      )}
    </ViewerFrame>
  );
}

function ModelActions({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('projectTabs');
  return (
    <>
      <LocalLink to={visitPath(alias)} className={buttonClass({ variant: 'secondary' })}>
        <span>{t('model.action')}</span>
      </LocalLink>
      <CallRequestButton project={alias}>{t('model.call')}</CallRequestButton>
    </>
  );
}

interface ModelShowcaseProps {
  readonly project: ProjectOf<'projectModel'>;
  readonly model: Model3d;
}

/** The model and its buildings; the picked one is in the address. */
function ModelShowcase({ project, model }: ModelShowcaseProps) {
  const { t } = useTranslation('viewer');
  const { alias, title, buildings } = project;
  const [search, changeSearch] = useSearch();
  const [pointed, setPointed] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const picked = buildings.find(({ key }) => key === search.get('building'))?.key ?? null;

  const pick = (building: string | null): void => changeSearch({ building });
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
          alias={alias}
          label={t('buildings')}
          help={t('model.help')}
          items={buildings.map((building) => ({ key: building.key, name: building.name, building }))}
          picked={picked}
          pointed={pointed}
          onPicked={shown ? (key) => pick(key === picked ? null : key) : null}
          onPointed={setPointed}
        />
      }
      note={model.note}
    >
      <ModelActions alias={alias} />
    </ProjectShowcase>
  );
}

interface ProjectModelTabProps {
  readonly alias: string;
}

function ProjectModelTab({ alias }: ProjectModelTabProps) {
  const { t } = useTranslation('projectTabs');
  return (
    <ProjectSection
      alias={alias}
      tab="projectModel"
      id="model"
      heading={t('model.heading')}
      skeleton={<SkeletonBlock ratio="16 / 9" />}
    >
      {(project) =>
        project.model === null ? (
          <EmptyView
            level={3}
            title={t('model.empty.title')}
            hint={t('model.empty.hint')}
            action={<CallRequestButton project={alias}>{t('model.call')}</CallRequestButton>}
          />
        ) : (
          <ModelShowcase project={project} model={project.model} />
        )
      }
    </ProjectSection>
  );
}

export { ProjectModelTab as Page };
export const namespaces = ['projectTabs', 'viewer'];
