import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { projectApi, selectProject } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { isNotFound, useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { EmptyView, Section, SkeletonBlock } from '#shared/ui';
import { AerialShowcase } from './AerialShowcase.tsx';

interface ProjectAerialTabProps {
  readonly alias: string;
}

export function ProjectAerialTab({ alias }: ProjectAerialTabProps) {
  const { t } = useTranslation('projectTabs');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getProject, { alias, language });
  const project = useSelector((state: ApiState) => selectProject(state, language, alias));

  // An unknown project is the whole page's to say.
  if (isNotFound(answer.error)) return null;
  return (
    <Section id="aerial" heading={t('aerial.heading')} space="compact">
      <Awaited answer={answer} skeleton={<SkeletonBlock ratio="16 / 9" />} />
      {project?.aerial === null && (
        <EmptyView
          level={3}
          title={t('aerial.empty.title')}
          hint={t('aerial.empty.hint')}
          action={<CallRequestButton project={alias}>{t('aerial.call')}</CallRequestButton>}
        />
      )}
      {project !== undefined && project.aerial !== null && <AerialShowcase project={project} aerial={project.aerial} />}
    </Section>
  );
}
