import { type CalculatorDraft, writeDraft } from './draft/calculatorDraft.ts';
import type { PlanWords } from './result/usePlanWords.ts';

interface ToldPlan {
  /** What it is and for which flat. */
  readonly heads: readonly string[];
  readonly words: PlanWords;
  readonly draft: CalculatorDraft;
  /** The calculator's, without a query; null while the origin is unknown. */
  readonly address: string | null;
}

/** A plan as a salesperson reads it in a message, a line a figure, with the address that shows it. */
export function planInWords({ heads, words, draft, address }: ToldPlan): string {
  const { payment, rhythm, changes, facts } = words;
  return [
    ...heads,
    `${payment} ${rhythm}`,
    ...changes,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(address === null ? [] : [`${address}?${writeDraft(new URLSearchParams(), draft).toString()}`]),
  ].join('\n');
}
