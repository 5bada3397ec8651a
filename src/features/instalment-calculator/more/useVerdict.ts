import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { Outcome } from '../outcome.ts';
import { comparePlans } from './comparePlans.ts';

/** What tells two plans apart, in a sentence. */
export function useVerdict(): (first: Outcome, second: Outcome) => string {
  const { t } = useTranslation('schedule');
  const language = useLanguage();
  return (first, second) => {
    const verdict = comparePlans(first, second);
    if (verdict.kind === 'same') return t('verdict.same');
    const { cheaper, saved } = verdict;
    const words = { plan: cheaper, other: cheaper === 1 ? 2 : 1, saved: formatMoney(saved, language) };
    if (verdict.kind === 'better') return t(saved === 0 ? 'verdict.lighter' : 'verdict.better', words);
    return t('verdict.trade', { ...words, more: formatMoney(verdict.more, language) });
  };
}
