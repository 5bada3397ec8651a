import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { projectApi, ProjectShowcase, selectProject, visitPath } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { isNotFound, useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { LocalLink, useLanguage } from '#shared/routing';
import { buttonClass, EmptyView, Section, SkeletonBlock } from '#shared/ui';

interface ProjectModelTabProps {
  readonly alias: string;
}

export function ProjectModelTab({ alias }: ProjectModelTabProps) {
  const { t } = useTranslation('projectTabs');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getProject, { alias, language });
  const project = useSelector((state: ApiState) => selectProject(state, language, alias));
  const call = <CallRequestButton project={alias}>{t('model.call')}</CallRequestButton>;

  // An unknown project is the whole page's to say.
  if (isNotFound(answer.error)) return null;
  return (
    <Section id="model" heading={t('model.heading')} space="compact">
      <Awaited answer={answer} skeleton={<SkeletonBlock ratio="16 / 9" />} />
      {project?.model === null && (
        <EmptyView level={3} title={t('model.empty.title')} hint={t('model.empty.hint')} action={call} />
      )}
      {project !== undefined && project.model !== null && (
        <ProjectShowcase poster={project.model.poster} note={project.model.note}>
          <LocalLink to={visitPath(alias)} className={buttonClass({ variant: 'secondary' })}>
            <span>{t('model.action')}</span>
          </LocalLink>
          {call}
        </ProjectShowcase>
      )}
    </Section>
  );
}
