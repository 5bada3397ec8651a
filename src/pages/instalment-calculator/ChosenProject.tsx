import { useTranslation } from 'react-i18next';
import { useGetCalculatorQuery } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { CalculatorSkeleton, InstalmentCalculator } from '#features/instalment-calculator';
import { LoadFailed } from '#shared/loading';
import { useLanguage } from '#shared/routing';

export function ChosenProject({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const { data: project, error, isFetching, refetch } = useGetCalculatorQuery({ alias, language });

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
