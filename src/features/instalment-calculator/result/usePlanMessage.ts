import { useTranslation } from 'react-i18next';
import type { CalculatorFlat } from '#contract/calculator.ts';
import { useOrigin } from '#shared/config';
import { pathTo, useLocalizedPath } from '#shared/routing';
import { type CalculatorDraft, writeDraft } from '../draft/calculatorDraft.ts';
import type { CheckedPlan } from '../draft/checkPlan.ts';
import { useFlatPlace } from '../form/ChosenFlat.tsx';
import type { PlanWords } from './usePlanWords.ts';

interface ToldPlan {
  /** Of the project. */
  readonly alias: string;
  readonly draft: CalculatorDraft;
  readonly flat: CalculatorFlat | null;
  readonly checked: CheckedPlan;
  readonly words: PlanWords;
}

/** Tells a plan as a salesperson reads it, a line a figure, with the address that shows it. */
export function usePlanMessage(): (plan: ToldPlan) => string {
  const { t } = useTranslation('calculator');
  const localize = useLocalizedPath();
  const origin = useOrigin();
  const placeOf = useFlatPlace();

  return ({ alias, draft, flat, checked, words: { payment, rhythm, changes, facts } }) =>
    [
      checked.way === 'mortgage' ? checked.programme.name : t('way.instalment'),
      ...(flat === null ? [] : [`${t('flat.name', { number: flat.number })}, ${placeOf(flat)}`]),
      `${payment} ${rhythm}`,
      ...changes,
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      ...(origin === null
        ? []
        : [
            `${origin}${localize(pathTo('projectBond', { alias }))}?${writeDraft(new URLSearchParams(), draft).toString()}`,
          ]),
    ].join('\n');
}
