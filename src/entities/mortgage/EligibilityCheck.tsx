import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectExtensions } from '#shared/api';
import { NoScriptContact } from '#shared/form';
import { LoadFailed, LoadingWords, useImportWithTexts, useLazyModule } from '#shared/lazy';
import type { MortgageProgramme } from '#shared/responses';
import { usePageHash } from '#shared/routing';
import { useDisclosure } from '#shared/store';
import { Accordion, Heading, SkeletonBlock, Text } from '#shared/ui';
import type { JudgedFlat } from './EligibilityVerdicts.tsx';

/** Where links to the questions lead. */
export const eligibilityId = 'eligibility';

const partNamespaces = ['eligibility', 'mortgage'];

/** False when the backend is known to lack the extension; does not request the list of extensions. */
export function useIsEligibilityOffered(mortgages: readonly MortgageProgramme[]): boolean {
  const extensions = useSelector(selectExtensions);
  return mortgages.some(({ rules }) => rules !== null) && extensions?.includes('eligibility') !== false;
}

interface EligibilityCheckProps extends JudgedFlat {
  readonly className?: string | undefined;
  /** Completes `mortgages`, of which a page may have only a part; the same function in every render. */
  readonly loadMortgages?: (() => Promise<unknown>) | undefined;
}

/** Five questions, and whether a state mortgage may be had for this flat. They load when they are opened. */
export function EligibilityCheck({ level, className, loadMortgages, ...check }: EligibilityCheckProps) {
  const { t } = useTranslation('purchaseCost');
  const { open, onOpenChange } = useDisclosure(eligibilityId);
  const importQuestions = useCallback(async () => {
    const [questions] = await Promise.all([
      import(/* webpackChunkName: "eligibility" */ './EligibilityQuestions.lazy.tsx'),
      loadMortgages?.(),
    ]);
    return questions;
  }, [loadMortgages]);
  const { part, failed, retry } = useLazyModule(useImportWithTexts(importQuestions, partNamespaces), open);
  const isTarget = usePageHash() === `#${eligibilityId}`;
  // Links on the same page also open it themselves: pressed again, they change no address.
  const openOnce = useEffectEvent(() => onOpenChange(true));
  useEffect(() => {
    if (isTarget) openOnce();
  }, [isTarget]);

  return (
    <section aria-labelledby={eligibilityId} className={className} data-print="hide">
      <Heading level={level} size="m" id={eligibilityId}>
        {t('eligible.heading')}
      </Heading>
      <Text tone="soft">{t('eligible.lead')}</Text>
      <Accordion summary={t('eligible.open')} wide open={open} onOpenChange={onOpenChange}>
        <NoScriptContact feature="eligibility" />
        {open && failed && <LoadFailed onRetry={retry} />}
        {open && !failed && part === null && (
          <>
            <LoadingWords />
            <SkeletonBlock height="24rem" />
          </>
        )}
        {open && part !== null && <part.EligibilityQuestions level={level} {...check} />}
      </Accordion>
    </section>
  );
}
