import { useSelector } from 'react-redux';
import { projectApi, selectProject, selectProjectCard, selectProjectHead } from '#entities/project';
import { useAnswer, type ApiState } from '#shared/api';
import { BelowFold, Block } from '#shared/loading';
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
      {known !== undefined && (
        <Block name="picture">
          <AboutHero project={known} />
        </Block>
      )}
      {project === undefined ? (
        <AboutSkeleton withHero={known === undefined} />
      ) : (
        <>
          <Block name="description">
            <Description project={project} />
          </Block>
          <BelowFold>
            <Block name="gallery">
              <Gallery pictures={project.gallery} />
            </Block>
            <Block name="advantages">
              <Advantages advantages={project.advantages} />
            </Block>
            {project.characteristics !== null && (
              <Block name="characteristics">
                <CharacteristicsBlock characteristics={project.characteristics} />
              </Block>
            )}
            <Block name="infrastructure">
              <InfrastructureBlock project={project} />
            </Block>
            {project.instalment_terms !== null && (
              <Block name="instalments">
                <ReschedulingBlock alias={alias} terms={project.instalment_terms} />
              </Block>
            )}
            <Block name="other projects">
              <OtherProjects alias={alias} />
            </Block>
          </BelowFold>
        </>
      )}
    </>
  );
}
