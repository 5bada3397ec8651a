import { useTranslation } from 'react-i18next';
import { ProjectSection } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { EmptyView, SkeletonBlock } from '#shared/ui';
import { AerialShowcase } from './AerialShowcase.tsx';

interface ProjectAerialTabProps {
  readonly alias: string;
}

export function ProjectAerialTab({ alias }: ProjectAerialTabProps) {
  const { t } = useTranslation('projectTabs');
  return (
    <ProjectSection alias={alias} id="aerial" heading={t('aerial.heading')} skeleton={<SkeletonBlock ratio="16 / 9" />}>
      {(project) =>
        project.aerial === null ? (
          <EmptyView
            level={3}
            title={t('aerial.empty.title')}
            hint={t('aerial.empty.hint')}
            action={<CallRequestButton project={alias}>{t('aerial.call')}</CallRequestButton>}
          />
        ) : (
          <AerialShowcase project={project} aerial={project.aerial} />
        )
      }
    </ProjectSection>
  );
}
