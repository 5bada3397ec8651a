import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { projectApi, selectProject } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { isNotFound, useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { EmptyView, Section, SkeletonBlock } from '#shared/ui';
import { ModelShowcase } from './ModelShowcase.tsx';

interface ProjectModelTabProps {
  readonly alias: string;
}

export function ProjectModelTab({ alias }: ProjectModelTabProps) {
  const { t } = useTranslation('projectTabs');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getProject, { alias, language });
  const project = useSelector((state: ApiState) => selectProject(state, language, alias));

  // An unknown project is the whole page's to say.
  if (isNotFound(answer.error)) return null;
  return (
    <Section id="model" heading={t('model.heading')} space="compact">
      <Awaited answer={answer} skeleton={<SkeletonBlock ratio="16 / 9" />} />
      {project?.model === null && (
        <EmptyView
          level={3}
          title={t('model.empty.title')}
          hint={t('model.empty.hint')}
          action={<CallRequestButton project={alias}>{t('model.call')}</CallRequestButton>}
        />
      )}
      {project !== undefined && project.model !== null && <ModelShowcase project={project} model={project.model} />}
    </Section>
  );
}
