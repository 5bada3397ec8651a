import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { projectApi, selectCalculator } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { CalculatorSkeleton, InstalmentCalculator } from '#features/instalment-calculator';
import { isNotFound, useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { Section } from '#shared/ui';

interface ProjectBondTabProps {
  readonly alias: string;
}

export function ProjectBondTab({ alias }: ProjectBondTabProps) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getCalculator, { alias, language });
  const project = useSelector((state: ApiState) => selectCalculator(state, language, alias));

  // An unknown project is the whole page's to say.
  if (isNotFound(answer.error)) return null;
  return (
    <Section id="bond" heading={t('heading')} space="compact">
      <Awaited answer={answer} skeleton={<CalculatorSkeleton />} />
      {project !== undefined && (
        <InstalmentCalculator
          project={project}
          renderPlanAction={(plan) => (
            <CallRequestButton project={alias} message={plan}>
              {t('send')}
            </CallRequestButton>
          )}
          emptyAction={<CallRequestButton project={alias}>{t('ask')}</CallRequestButton>}
        />
      )}
    </Section>
  );
}
