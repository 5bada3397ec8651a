import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { projectApi, selectProjects } from '#entities/project';
import { filterProjects, knownFilter, projectFacets, useProjectFilter } from '#features/project-filter';
import { useAnswer, type ApiState } from '#shared/api';
import { Awaited, Block, failureStatus } from '#shared/loading';
import { itemListJsonLd, JsonLd, PageMeta } from '#shared/meta';
import { pathTo, useLanguage } from '#shared/routing';
import { Container, Heading, Lead } from '#shared/ui';
import { ProjectsBoard } from './ProjectsBoard.tsx';
import { ProjectsHead } from './ProjectsHead.tsx';
import styles from './ProjectsPage.module.css';

/** All projects, as a list and on the map. */
export function ProjectsPage() {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getProjects, { language });
  const projects = useSelector((state: ApiState) => selectProjects(state, language));
  const [asked, change, hrefOf] = useProjectFilter();
  const loading = answer.data === undefined;
  const { filter, facets, found, onMap } = useMemo(() => {
    const known = loading ? asked : knownFilter(asked, projectFacets(projects, asked));
    return {
      filter: known,
      facets: projectFacets(projects, known),
      found: filterProjects(projects, known),
      onMap: filterProjects(projects, { ...known, bounds: null }),
    };
  }, [projects, asked, loading]);
  const failed = failureStatus(answer);

  return (
    <>
      <PageMeta title={t('searchTitle')} description={t('description')} status={failed} />
      {__RENDERS_ON_SERVER__ && projects.length > 0 && (
        <JsonLd
          nodes={(site) => [
            itemListJsonLd(
              projects.map(({ alias, title }) => ({ name: title, path: pathTo('projectAbout', { alias }) })),
              site,
            ),
          ]}
        />
      )}
      <Container width="wide" className={styles.header}>
        <Heading level={1}>{t('title')}</Heading>
        <Lead className={styles.hint}>{t('hint')}</Lead>
      </Container>
      {failed ? (
        <Awaited place="body" answer={answer} skeleton={null} />
      ) : (
        <>
          <Block name="filter">
            <ProjectsHead
              projects={projects}
              count={found.length}
              filter={filter}
              facets={facets}
              onChange={change}
              hrefOf={hrefOf}
              loading={loading}
            />
          </Block>
          <ProjectsBoard projects={found} onMap={onMap} filter={filter} onChange={change} loading={loading} />
        </>
      )}
    </>
  );
}
