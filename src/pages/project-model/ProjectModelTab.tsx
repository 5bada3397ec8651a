import { useTranslation } from 'react-i18next';
import { ProjectSection } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { EmptyView, SkeletonBlock } from '#shared/ui';
import { ModelShowcase } from './ModelShowcase.tsx';

interface ProjectModelTabProps {
  readonly alias: string;
}

export function ProjectModelTab({ alias }: ProjectModelTabProps) {
  const { t } = useTranslation('projectTabs');
  return (
    <ProjectSection alias={alias} id="model" heading={t('model.heading')} skeleton={<SkeletonBlock ratio="16 / 9" />}>
      {(project) =>
        project.model === null ? (
          <EmptyView
            level={3}
            title={t('model.empty.title')}
            hint={t('model.empty.hint')}
            action={<CallRequestButton project={alias}>{t('model.call')}</CallRequestButton>}
          />
        ) : (
          <ModelShowcase project={project} model={project.model} />
        )
      }
    </ProjectSection>
  );
}
