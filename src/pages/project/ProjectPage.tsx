import { useSelector } from 'react-redux';
import { Outlet } from 'react-router';
import {
  selectProject,
  selectProjectCard,
  selectProjectHead,
  selectProjectLoaded,
  useProjectHead,
} from '#entities/project';
import { NotFoundView } from '#features/not-found';
import { isNotFound, type ApiState } from '#shared/api';
import { Awaited, Block, failureStatus } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { ProjectHead } from './ProjectHead.tsx';
import { ProjectHeadSkeleton } from './ProjectHeadSkeleton.tsx';
import { ProjectMeta } from './ProjectMeta.tsx';
import { ProjectTabs } from './ProjectTabs.tsx';
import { useCurrentTab } from './useCurrentTab.ts';

interface ProjectPageProps {
  readonly alias: string;
}

/** What stands around every tab of a project; the tabs that show more of it than the head ask for the same project, which costs nothing more. */
export function ProjectPage({ alias }: ProjectPageProps) {
  const language = useLanguage();
  const answer = useProjectHead(alias);
  const project = useSelector((state: ApiState) => selectProject(state, language, alias));
  const head = useSelector((state: ApiState) => selectProjectHead(state, language, alias));
  const card = useSelector((state: ApiState) => selectProjectCard(state, language, alias));
  const loaded = useSelector((state: ApiState) => selectProjectLoaded(state, language, alias));
  const tab = useCurrentTab(alias);

  if (isNotFound(answer.error)) return <NotFoundView />;
  const known = head ?? card;
  const failed = failureStatus(answer);
  if (failed && known === undefined) return <Awaited place="page" answer={answer} skeleton={null} />;

  return (
    <>
      <ProjectMeta known={known} whole={project} tab={tab} status={failed} />
      {known !== undefined && <ProjectHead project={known} tab={tab} />}
      {known === undefined && !loaded && <ProjectHeadSkeleton />}
      {failed ? (
        <Awaited place="body" answer={answer} skeleton={null} />
      ) : (
        <>
          <Block name="tabs">
            <ProjectTabs alias={alias} current={tab} />
          </Block>
          <Block key={tab} name="tab" wanted>
            <Outlet />
          </Block>
        </>
      )}
    </>
  );
}
