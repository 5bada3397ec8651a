import { useSelector } from 'react-redux';
import { projectApi, selectProject, selectProjectCard, selectProjectHead } from '#entities/project';
import { useAnswer, type ApiState } from '#shared/api';
import { BelowFold } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { AboutHero } from './AboutHero.tsx';
import { AboutSkeleton } from './AboutSkeleton.tsx';
import { Advantages } from './Advantages.tsx';
import { CharacteristicsBlock } from './CharacteristicsBlock.tsx';
import { Description } from './Description.tsx';
import { Gallery } from './Gallery.tsx';
import { InfrastructureBlock } from './InfrastructureBlock.tsx';
import { OtherProjects } from './OtherProjects.tsx';
import { ReschedulingBlock } from './ReschedulingBlock.tsx';

interface ProjectAboutTabProps {
  readonly alias: string;
}

/** Everything of a project that one scroll tells. */
export function ProjectAboutTab({ alias }: ProjectAboutTabProps) {
  const language = useLanguage();
  // The page around shows what went wrong.
  useAnswer(projectApi.endpoints.getProject, { alias, language });
  const project = useSelector((state: ApiState) => selectProject(state, language, alias));
  const head = useSelector((state: ApiState) => selectProjectHead(state, language, alias));
  const card = useSelector((state: ApiState) => selectProjectCard(state, language, alias));
  const known = head ?? card;

  return (
    <>
      {known !== undefined && <AboutHero project={known} />}
      {project === undefined ? (
        <AboutSkeleton withHero={known === undefined} />
      ) : (
        <>
          <Description project={project} />
          <BelowFold>
            <Gallery pictures={project.gallery} />
            <Advantages advantages={project.advantages} />
            <CharacteristicsBlock characteristics={project.characteristics} />
            <InfrastructureBlock project={project} />
            {project.instalment_terms !== null && <ReschedulingBlock alias={alias} terms={project.instalment_terms} />}
            <OtherProjects alias={alias} />
          </BelowFold>
        </>
      )}
    </>
  );
}
