import { useTranslation } from 'react-i18next';
import { joinWords, useFlatWords } from '#entities/flat';
import type { CalculatorFlat } from '#shared/answers';
import { useOrigin } from '#shared/config';
import { pathTo, useLocalizedPath } from '#shared/routing';
import { type CalculatorDraft, writeDraft } from '../draft/calculatorDraft.ts';
import type { CheckedPlan } from '../draft/checkPlan.ts';
import { useFlatTitle } from '../form/ChosenFlat.tsx';
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
  const titleOf = useFlatTitle();
  const wordsOf = useFlatWords();
  const flatLine = (flat: CalculatorFlat): string => {
    const { floor, section, building } = wordsOf(flat);
    return joinWords([titleOf(flat), floor, section, building]);
  };

  return ({ alias, draft, flat, checked, words: { payment, rhythm, changes, facts } }) =>
    [
      checked.way === 'mortgage' ? checked.programme.name : t('way.instalment'),
      ...(flat === null ? [] : [flatLine(flat)]),
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
