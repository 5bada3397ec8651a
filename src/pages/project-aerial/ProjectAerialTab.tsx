import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
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
import type { Aerial, Image } from '#shared/responses';
import { useDeferredWidget, useLazyModule } from '#shared/lazy';
import { LocalLink, pathTo, useLocalizedPath } from '#shared/routing';
import { buttonClass, chipClass, EmptyView, Picture, SkeletonBlock, Text } from '#shared/ui';
import type { AerialProps, SceneMarker } from './viewer/createAerial.ts';
import styles from './ProjectAerialTab.module.css';

type AerialStageProps = Pick<AerialProps, 'label' | 'image' | 'markers' | 'pointed' | 'sought' | 'onPointed'> & {
  readonly alias: string;
  readonly poster: Image;
  readonly onShown: (shown: boolean) => void;
};

function importAerial() {
  return import(/* webpackChunkName: "aerial" */ './viewer/AerialView.tsx');
}

/** The poster of the panorama, replaced by the panorama on request or on a fast network. */
function AerialStage({ alias, poster, onShown, ...scene }: AerialStageProps) {
  const { t } = useTranslation('viewer');
  const navigate = useNavigate();
  const frameRef = useRef<HTMLDivElement>(null);
  const { enabled, request, dismiss } = useDeferredWidget({
    name: `aerial/${alias}`,
    placeRef: frameRef,
    autoLoadOn: 'fast',
  });
  const [ready, setReady] = useState(false);
  const [broken, setBroken] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const possible = enabled && hasWebGl();
  const { part, failed, retry } = useLazyModule(importAerial, possible);
  const { active } = useActivation(frameRef, ready);

  const show = (shown: boolean): void => {
    setReady(shown);
    onShown(shown);
  };
  const stateOf = (): ViewerState => {
    if (!enabled) return { at: 'poster', label: t('aerial.open'), onOpen: request };
    if (!possible) return { at: 'failed', sentence: t('noWebGl'), onRetry: null };
    if (broken || failed) {
      return {
        at: 'failed',
        sentence: t('aerial.failed'),
        onRetry: () => {
          setBroken(false);
          retry();
        },
      };
    }
    return ready ? { at: 'ready' } : { at: 'loading', share, onCancel: dismiss };
  };

  return (
    <ViewerFrame frameRef={frameRef} poster={poster} state={stateOf()}>
      {possible && !broken && part !== null ? (
        <part.AerialView
          {...scene}
          active={active}
          onFollowed={(href) => void navigate(href)}
          onLoading={setShare}
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

interface YearSwitchProps {
  readonly alias: string;
  /** Newest first. */
  readonly years: readonly number[];
  readonly chosen: number;
}

/** The years of the flights; the newest one needs no name in the address. */
function YearSwitch({ alias, years, chosen }: YearSwitchProps) {
  const { t } = useTranslation('viewer');
  if (years.length < 2) return null;
  const path = pathTo('projectAerial', { alias });
  return (
    <nav aria-label={t('aerial.years')} className={styles.years}>
      {years.toReversed().map((year) => (
        <LocalLink
          key={year}
          to={year === years[0] ? path : `${path}?year=${year}`}
          replace
          preventScrollReset
          className={chipClass}
          aria-current={year === chosen ? 'true' : undefined}
        >
          {year}
        </LocalLink>
      ))}
    </nav>
  );
}

function AerialActions({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('projectTabs');
  return (
    <>
      <LocalLink to={visitPath(alias)} className={buttonClass({ variant: 'secondary' })}>
        <span>{t('aerial.action')}</span>
      </LocalLink>
      <CallRequestButton project={alias}>{t('aerial.call')}</CallRequestButton>
    </>
  );
}

interface AerialShowcaseProps {
  readonly project: ProjectOf<'projectAerial'>;
  readonly aerial: Aerial;
}

/** The aerial view and its markers; the year is in the address. */
function AerialShowcase({ project, aerial: { poster, panoramas, note } }: AerialShowcaseProps) {
  const { t } = useTranslation('viewer');
  const localize = useLocalizedPath();
  const { alias, title, buildings } = project;
  const [search] = useSearchParams();
  const [pointed, setPointed] = useState<string | null>(null);
  const [sought, setSought] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const panorama = panoramas.find(({ year }) => String(year) === search.get('year')) ?? panoramas[0];

  // Memoized: a new array would redraw the labels, and a focused or pressed label would be lost.
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

interface ProjectAerialTabProps {
  readonly alias: string;
}

function ProjectAerialTab({ alias }: ProjectAerialTabProps) {
  const { t } = useTranslation('projectTabs');
  return (
    <ProjectSection
      alias={alias}
      tab="projectAerial"
      id="aerial"
      heading={t('aerial.heading')}
      skeleton={<SkeletonBlock ratio="16 / 9" />}
    >
      {(project) =>
        project.aerial === null ? (
          <EmptyView
            level={3}
            title={t('aerial.empty.title')}
            hint={t('aerial.empty.hint')}
            action={<CallRequestButton project={alias}>{t('aerial.call')}</CallRequestButton>}
          />
        ) : (
          <AerialShowcase project={project} aerial={project.aerial} />
        )
      }
    </ProjectSection>
  );
}

export { ProjectAerialTab as Page };
