import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { projectApi, selectCalculator } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { CalculatorSkeleton, InstalmentCalculator } from '#features/instalment-calculator';
import { useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';

export function ChosenProject({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getCalculator, { alias, language });
  const project = useSelector((state: ApiState) => selectCalculator(state, language, alias));

  if (project === undefined) return <Awaited answer={answer} skeleton={<CalculatorSkeleton />} />;
  return (
    <InstalmentCalculator
      project={project}
      renderPlanAction={(plan) => (
        <CallRequestButton project={alias} message={plan}>
          {t('send')}
        </CallRequestButton>
      )}
      emptyAction={<CallRequestButton project={alias}>{t('ask')}</CallRequestButton>}
    />
  );
}
