import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levelPath } from '#entities/flat';
import { type ProjectOf, ProjectSection, ProjectShowcase, visitPath } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import {
  hasWebGl,
  type SceneItem,
  SceneList,
  useActivation,
  ViewerFrame,
  type ViewerState,
} from '#features/viewer-stage';
import type { Model3d } from '#shared/responses';
import { formatFileSize } from '#shared/format';
import { useDeferredWidget, useDownload, useLazyModule } from '#shared/lazy';
import { LocalLink, useLanguage, useSearch } from '#shared/routing';
import { buttonClass, EmptyView, Picture, SkeletonBlock, Text } from '#shared/ui';
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
  const frameRef = useRef<HTMLDivElement>(null);
  const { enabled, request, dismiss } = useDeferredWidget({
    name: `model/${alias}`,
    placeRef: frameRef,
    autoLoadOn: 'fast',
  });
  const [ready, setReady] = useState(false);
  const [broken, setBroken] = useState(false);
  const possible = enabled && hasWebGl();
  const download = useDownload(src, possible);
  const lazyViewer = useLazyModule(importModel, possible);
  const { active } = useActivation(frameRef, ready);

  const show = (shown: boolean): void => {
    setReady(shown);
    onShown(shown);
  };
  const retry = (): void => {
    setBroken(false);
    if (download.failed) download.retry();
    if (lazyViewer.failed) lazyViewer.retry();
  };
  const stateOf = (): ViewerState => {
    if (!enabled) {
      const note = size === null ? undefined : formatFileSize(size, language);
      return { at: 'poster', label: t('model.open'), note, onOpen: request };
    }
    if (!possible) return { at: 'failed', sentence: t('noWebGl'), onRetry: null };
    if (broken || download.failed || lazyViewer.failed)
      return { at: 'failed', sentence: t('model.failed'), onRetry: retry };
    if (ready) return { at: 'ready' };
    const share = size === null ? null : Math.min(1, download.received / size);
    return { at: 'loading', share, onCancel: dismiss };
  };

  return (
    <ViewerFrame frameRef={frameRef} poster={poster} state={stateOf()}>
      {possible && !broken && lazyViewer.part !== null && download.bytes !== null ? (
        <lazyViewer.part.ModelView
          {...scene}
          label={t('model.label', { title })}
          bytes={download.bytes}
          active={active}
          onReady={() => show(true)}
          onFailed={() => {
            show(false);
            setBroken(true);
          }}
        />
      ) : null}
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
  const [search, replaceSearch] = useSearch();
  const [pointed, setPointed] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const picked = buildings.find(({ key }) => key === search.get('building'))?.key ?? null;

  const pick = (building: string | null): void => replaceSearch({ building });
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
