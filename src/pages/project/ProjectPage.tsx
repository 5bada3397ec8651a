import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router';
import { projectApi, selectProject, selectProjectCard } from '#entities/project';
import { NotFoundView } from '#features/not-found';
import { isNotFound, useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { useLanguage } from '#shared/routing';
import { ProjectHead } from './ProjectHead.tsx';
import { ProjectHeadSkeleton } from './ProjectHeadSkeleton.tsx';
import { ProjectTabs } from './ProjectTabs.tsx';
import { useCurrentTab } from './useCurrentTab.ts';

interface ProjectPageProps {
  readonly alias: string;
}

/** What stands around every tab of a project; the tabs ask for the same project, which costs nothing more. */
export function ProjectPage({ alias }: ProjectPageProps) {
  const { t } = useTranslation('project');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getProject, { alias, language });
  const project = useSelector((state: ApiState) => selectProject(state, language, alias));
  const card = useSelector((state: ApiState) => selectProjectCard(state, language, alias));
  const tab = useCurrentTab(alias);

  if (isNotFound(answer.error)) return <NotFoundView />;
  const known = project ?? card;
  const failed = project === undefined && answer.error !== undefined;
  const tabTitle = tab === 'projectAbout' ? undefined : t(`tabs.${tab}`);

  return (
    <>
      <PageMeta
        title={tabTitle === undefined ? (project?.seo.title ?? known?.title) : known && t('tabTitle', { tab: tabTitle, title: known.title })}
        description={project?.seo.description}
      />
      {known === undefined ? <ProjectHeadSkeleton failed={failed} /> : <ProjectHead project={known} />}
      {failed ? (
        <Awaited page answer={answer} skeleton={null} />
      ) : (
        <>
          <ProjectTabs alias={alias} current={tab} />
          <Outlet />
        </>
      )}
    </>
  );
}
