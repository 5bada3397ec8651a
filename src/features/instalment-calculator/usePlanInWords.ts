import { useTranslation } from 'react-i18next';
import type { CalculatorFlat } from '#contract/calculator.ts';
import { useOrigin } from '#shared/config';
import { formatChange, formatMoney, formatPercent } from '#shared/format';
import { pathTo, useLanguage, useLocalizedPath } from '#shared/routing';
import { type CalculatorDraft, writeDraft } from './draft/calculatorDraft.ts';
import type { CheckedPlan } from './draft/checkPlan.ts';
import type { Outcome } from './outcome.ts';

interface ToldPlan {
  readonly draft: CalculatorDraft;
  readonly flat: CalculatorFlat | null;
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
}

/** A plan as a salesperson reads it in a message, with the address that shows it. */
export function usePlanInWords(alias: string): (plan: ToldPlan) => string {
  const { t } = useTranslation(['calculator', 'housing']);
  const language = useLanguage();
  const localize = useLocalizedPath();
  const origin = useOrigin();
  const linkTo = (draft: CalculatorDraft): string =>
    origin === null ? '' : `\n${origin}${localize(pathTo('projectBond', { alias }))}?${writeDraft(new URLSearchParams(), draft).toString()}`;
  const money = (value: number): string => formatMoney(value, language);

  return ({ draft, flat, checked, outcome }) => {
    const { price, down, months, payments, stages, rate } = outcome;
    const words = {
      price: money(price),
      down: t('downFact', { sum: money(down), percent: formatPercent((down / price) * 100, language) }),
      parts: stages.map(({ from, amount }) => t(from === 1 ? 'inWords.part' : 'inWords.later', { from, part: money(amount) })).join(', '),
      count: payments.length,
      term: t('housing:months', { count: months }),
    };
    const sentences = [
      flat !== null && t('inWords.flat', { number: flat.number, building: flat.building.name, section: flat.section }),
      checked.way === 'mortgage' ? t('inWords.mortgage', { ...words, programme: checked.programme.name }) : t('inWords.instalment', words),
      rate !== null && t('inWords.peg', { percent: formatChange(rate, language) }),
    ];
    return sentences.filter((sentence) => sentence !== false).join(' ') + linkTo(draft);
  };
}
