import { useTranslation } from 'react-i18next';
import { CallRequestButton } from '#features/call-request';
import { ProjectCalculator } from '#features/instalment-calculator';
import { Section } from '#shared/ui';

interface ProjectBondTabProps {
  readonly alias: string;
}

function ProjectBondTab({ alias }: ProjectBondTabProps) {
  const { t } = useTranslation('calculator');
  return (
    <Section id="bond" heading={t('heading')} space="compact">
      <ProjectCalculator
        alias={alias}
        renderPlanAction={(plan) => (
          <CallRequestButton project={alias} message={plan}>
            {t('send')}
          </CallRequestButton>
        )}
        emptyAction={<CallRequestButton project={alias}>{t('ask')}</CallRequestButton>}
      />
    </Section>
  );
}

export { ProjectBondTab as Page };
export const namespaces = ['calculator', 'flatWords'];
