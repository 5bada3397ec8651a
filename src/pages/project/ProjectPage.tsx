import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router';
import { selectProjectCard, useGetProjectQuery } from '#entities/project';
import { NotFoundView } from '#features/not-found';
import { isNotFound, type ApiState } from '#shared/api';
import { LoadFailed } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { useLanguage } from '#shared/routing';
import { Container } from '#shared/ui';
import { ProjectHead } from './ProjectHead.tsx';
import { ProjectHeadSkeleton } from './ProjectHeadSkeleton.tsx';
import { ProjectTabs } from './ProjectTabs.tsx';
import { useCurrentTab } from './useCurrentTab.ts';

interface ProjectPageProps {
  readonly alias: string;
}

/** What stands around every tab of a complex; the tabs ask for the same project, which costs nothing more. */
export const ProjectPage = ({ alias }: ProjectPageProps) => {
  const { t } = useTranslation('project');
  const language = useLanguage();
  const { currentData, isError, error, isFetching, refetch } = useGetProjectQuery({ alias, language });
  const card = useSelector((state: ApiState) => selectProjectCard(state, language, alias));
  const tab = useCurrentTab(alias);

  if (isNotFound(error)) return <NotFoundView />;
  const known = currentData ?? card;
  const tabTitle = tab === 'projectAbout' ? undefined : t(`tabs.${tab}`);

  return (
    <>
      <PageMeta
        title={tabTitle === undefined ? (currentData?.seo.title ?? known?.title) : known && t('tabTitle', { tab: tabTitle, title: known.title })}
        description={currentData?.seo.description}
      />
      {known === undefined ? <ProjectHeadSkeleton failed={isError} /> : <ProjectHead project={known} />}
      {isError ? (
        <Container>
          <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />
        </Container>
      ) : (
        <>
          <ProjectTabs alias={alias} current={tab} />
          <Outlet />
        </>
      )}
    </>
  );
};
