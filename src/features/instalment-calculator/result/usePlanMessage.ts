import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculatorFlat } from '#contract/calculator.ts';
import { useOrigin } from '#shared/config';
import { pathTo, useLocalizedPath } from '#shared/routing';
import { type CalculatorDraft, writeDraft } from '../draft/calculatorDraft.ts';
import type { CheckedPlan } from '../draft/checkPlan.ts';
import { useFlatPlace } from '../form/ChosenFlat.tsx';
import type { PlanWords } from '../result/usePlanWords.ts';

interface PlanMessageProps {
  readonly alias: string;
  readonly draft: CalculatorDraft;
  readonly flat: CalculatorFlat | null;
  readonly checked: CheckedPlan;
  readonly words: PlanWords;
  readonly onTold: (message: string) => void;
}

/** Tells the plan as a salesperson reads it, a line a figure, with the address that shows it. Nothing of it is on the screen. */
export function PlanMessage({ alias, draft, flat, checked, words, onTold }: PlanMessageProps) {
  const { t } = useTranslation('calculator');
  const localize = useLocalizedPath();
  const origin = useOrigin();
  const placeOf = useFlatPlace();
  const { payment, rhythm, changes, facts } = words;
  const message = [
    checked.way === 'mortgage' ? checked.programme.name : t('way.instalment'),
    ...(flat === null ? [] : [`${t('flat.name', { number: flat.number })}, ${placeOf(flat)}`]),
    `${payment} ${rhythm}`,
    ...changes,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(origin === null ? [] : [`${origin}${localize(pathTo('projectBond', { alias }))}?${writeDraft(new URLSearchParams(), draft).toString()}`]),
  ].join('\n');

  useEffect(() => onTold(message), [onTold, message]);
  return null;
}
