import { useTranslation } from 'react-i18next';
import { formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { Outcome, OutcomeStage } from '../outcome.ts';

/** Which payments are of one size: all of an instalment, or the months of one rate. */
export function useStageLabel(): (outcome: Outcome, stage: OutcomeStage) => string {
  const { t } = useTranslation(['schedule', 'calculator']);
  const language = useLanguage();
  return ({ way, every }, { from, to, annualRate }) =>
    way === 'mortgage'
      ? t('stage', { from, to, rate: formatPercent(annualRate, language) })
      : t(every === 1 ? 'calculator:rhythm.1' : 'calculator:rhythm.3');
}
