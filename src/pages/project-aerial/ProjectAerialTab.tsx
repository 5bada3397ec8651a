import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { projectApi, ProjectShowcase, selectProject, visitPath } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { isNotFound, useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { LocalLink, useLanguage } from '#shared/routing';
import { buttonClass, EmptyView, Section, SkeletonBlock } from '#shared/ui';

interface ProjectAerialTabProps {
  readonly alias: string;
}

export function ProjectAerialTab({ alias }: ProjectAerialTabProps) {
  const { t } = useTranslation('projectTabs');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getProject, { alias, language });
  const project = useSelector((state: ApiState) => selectProject(state, language, alias));
  const call = <CallRequestButton project={alias}>{t('aerial.call')}</CallRequestButton>;
  const years = [...new Set(project?.aerial?.panoramas.map(({ year }) => year))];

  // An unknown project is the whole page's to say.
  if (isNotFound(answer.error)) return null;
  return (
    <Section id="aerial" heading={t('aerial.heading')} space="compact">
      <Awaited answer={answer} skeleton={<SkeletonBlock ratio="16 / 9" />} />
      {project?.aerial === null && (
        <EmptyView level={3} title={t('aerial.empty.title')} hint={t('aerial.empty.hint')} action={call} />
      )}
      {project !== undefined && project.aerial !== null && (
        <ProjectShowcase
          poster={project.aerial.poster}
          note={
            <>
              {project.aerial.note} {years.length > 0 && t('aerial.years', { count: years.length, years: years.join(', ') })}
            </>
          }
        >
          <LocalLink to={visitPath(alias)} className={buttonClass({ variant: 'secondary' })}>
            <span>{t('aerial.action')}</span>
          </LocalLink>
          {call}
        </ProjectShowcase>
      )}
    </Section>
  );
}
