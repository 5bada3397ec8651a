import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { levelPath } from '#entities/flat';
import { type ProjectOf, ProjectSection, ProjectShowcase, visitPath } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { type SceneItem, SceneList, useViewer, ViewerFrame } from '#features/viewer-stage';
import type { Aerial, Image } from '#shared/responses';
import { LocalLink, pathTo, useLocalizedPath, usePageSearch, withQuery } from '#shared/routing';
import { buttonClass, chipClass, EmptyView, Picture, SkeletonBlock } from '#shared/ui';
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
  const navigate = useNavigate();
  const [share, setShare] = useState<number | null>(null);
  const viewer = useViewer(`aerial/${alias}`, importAerial, onShown);
  const { view, props } = viewer;
  return (
    <ViewerFrame kind="aerial" viewer={viewer} poster={poster} share={share}>
      {view && (
        <view.AerialView {...scene} {...props} onFollowed={(href) => void navigate(href)} onLoading={setShare} />
      )}
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
  return (
    <nav aria-label={t('aerial.years')} className={styles.years}>
      {years.toReversed().map((year) => (
        <LocalLink
          key={year}
          to={withQuery(pathTo('projectAerial', { alias }), { year: year === years[0] ? null : year })}
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
  const search = usePageSearch();
  const [pointed, setPointed] = useState<string | null>(null);
  const [sought, setSought] = useState<AerialProps['sought']>(null);
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
  const items = markers.map(({ id, kind, key, name }): SceneItem => ({
    key: id,
    name,
    building: kind === 'building' ? buildings.find((each) => each.key === key) : undefined,
  }));

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
            alias={alias}
            label={t('aerial.around')}
            help={t('aerial.help')}
            items={items}
            picked={null}
            pointed={pointed}
            onPicked={shown ? (id) => setSought({ id }) : null}
            onPointed={setPointed}
          >
            <YearSwitch alias={alias} years={panoramas.map(({ year }) => year)} chosen={panorama.year} />
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
export const namespaces = ['projectTabs', 'viewer'];
