import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectCalculator, useGetCalculatorQuery } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { CalculatorSkeleton, InstalmentCalculator } from '#features/instalment-calculator';
import type { ApiState } from '#shared/api';
import { LoadFailed } from '#shared/loading';
import { useLanguage } from '#shared/routing';

export function ChosenProject({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const { error, isFetching, refetch } = useGetCalculatorQuery({ alias, language });
  const project = useSelector((state: ApiState) => selectCalculator(state, language, alias));

  if (error !== undefined) return <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />;
  if (project === undefined) return <CalculatorSkeleton />;
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
