import { useTranslation } from 'react-i18next';
import { todayInKyiv } from '#domain/kyivTime.ts';
import { flatJsonLd, flatPath, joinWords, levelPath, levelsTo, useFlatWords, useLevelNames } from '#entities/flat';
import { projectApi } from '#entities/project';
import { NotFoundView } from '#features/not-found';
import { isNotFound, useQueryResult } from '#shared/api';
import { QueryBoundary, Block } from '#shared/lazy';
import { breadcrumbsJsonLd, JsonLd, PageMeta } from '#shared/seo';
import { pathTo, useLanguage } from '#shared/routing';
import { Container } from '#shared/ui';
import { FlatCost } from './cost/FlatCost.tsx';
import { FlatFacts } from './FlatFacts.tsx';
import { FlatHead } from './FlatHead.tsx';
import { FlatSkeleton } from './FlatSkeleton.tsx';
import styles from './FlatView.module.css';
import { FlatDrawing } from './plan/FlatDrawing.tsx';
import { FlatPlace } from './plan/FlatPlace.tsx';
import { FlatSpaces } from './plan/FlatSpaces.tsx';
import { SameLayout } from './SameLayout.tsx';
import { FlatActions } from './tools/FlatActions.tsx';
import { FlatTools } from './tools/FlatTools.tsx';
import { type FlatHome, useFlatHome } from './useFlatHome.ts';

function FlatMeta({ home }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'plan', 'housing', 'project']);
  const { alias, project, flat, place, buildings } = home;
  const nameOf = useLevelNames(buildings);
  const { name, area, floor, building, section } = useFlatWords()(flat);
  const title = t('flat:metaTitle', { flat: joinWords([name, area]), project });
  const facts = joinWords([area, floor, building, section]);
  return (
    <>
      <PageMeta
        title={title}
        description={t('flat:metaDescription', { flat: name, place: joinWords([project, facts], ': ') })}
        image={flat.plan ?? undefined}
        listed={false}
      />
      {__RENDERS_ON_SERVER__ && (
        <JsonLd
          nodes={(site) => [
            flatJsonLd(alias, flat, title, todayInKyiv(new Date()), site),
            breadcrumbsJsonLd(
              [
                { name: t('project:allProjects'), path: pathTo('projects') },
                { name: project, path: pathTo('projectAbout', { alias }) },
                ...levelsTo(place?.level ?? { kind: 'site' }).map((level) => ({
                  name: nameOf(level),
                  path: levelPath(alias, level),
                })),
                { name, path: flatPath(alias, flat.id) },
              ],
              site,
            ),
          ]}
        />
      )}
    </>
  );
}

/** A flat in full: the drawing first, what it costs and what to do beside it, then its rooms and where it lies. */
function FlatView({ home }: { readonly home: FlatHome }) {
  const { flat } = home;
  return (
    <>
      <FlatMeta home={home} />
      <FlatHead home={home} />
      <Container className={styles.view}>
        <Block name="drawing">
          <FlatDrawing plan={flat.plan} className={styles.plan} />
        </Block>
        <div className={styles.side}>
          <Block name="cost">
            <FlatCost home={home} />
          </Block>
          <Block name="actions">
            <FlatActions home={home} />
          </Block>
          <Block name="facts">
            <FlatFacts home={home} />
          </Block>
          <Block name="tools">
            <FlatTools home={home} />
          </Block>
        </div>
        {flat.spaces.length > 0 && (
          <div className={styles.rooms}>
            <Block name="rooms">
              <FlatSpaces flat={flat} />
            </Block>
          </div>
        )}
        {home.place !== null && (
          <Block name="place">
            <FlatPlace home={home} place={home.place} />
          </Block>
        )}
        <Block name="same layout">
          <SameLayout home={home} />
        </Block>
      </Container>
    </>
  );
}

interface FlatPageProps {
  /** Of the project. */
  readonly alias: string;
  readonly id: string;
}

export function FlatPage({ alias, id }: FlatPageProps) {
  const language = useLanguage();
  const answer = useQueryResult(projectApi.endpoints.getPlannings, { alias, language });
  useQueryResult(projectApi.endpoints.getSitePlan, { alias, language });
  useQueryResult(projectApi.endpoints.getCalculator, { alias, language });
  const home = useFlatHome(alias, id);

  if (answer.data === undefined) {
    return isNotFound(answer.error) ? (
      <NotFoundView />
    ) : (
      <QueryBoundary place="page" answer={answer} skeleton={<FlatSkeleton />} />
    );
  }
  return home === null ? <NotFoundView /> : <FlatView key={id} home={home} />;
}
