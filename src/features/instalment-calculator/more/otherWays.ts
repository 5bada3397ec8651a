import type { CalculatorProject } from '#shared/answers';
import { emptyPlan, type PlanDraft } from '../draft/calculatorDraft.ts';
import { type CheckedPlan, checkPlan } from '../draft/checkPlan.ts';

export interface OtherWay {
  readonly key: string;
  readonly draft: PlanDraft;
  readonly checked: CheckedPlan;
}

/** What else the same flat could be paid by, on the same down payment as far as it is allowed: whoever compares wants to see the other difference. */
export function otherWays(project: CalculatorProject, current: CheckedPlan, price: number): readonly OtherWay[] {
  const percent = String(Math.round(current.percent));
  const drafts: readonly PlanDraft[] = [
    ...(project.instalment === null || current.way === 'instalment'
      ? []
      : [{ ...emptyPlan, way: 'instalment', percent }]),
    ...project.mortgages
      .filter(({ key }) => current.way !== 'mortgage' || key !== current.programme.key)
      .map(({ key }) => ({ ...emptyPlan, way: 'mortgage', programme: key, percent })),
  ];
  return drafts.flatMap((draft) => {
    const checked = checkPlan(draft, project, price);
    if (checked === null) return [];
    // What was brought to the programme's own bound is written so: nobody has asked for anything else.
    const allowed = { ...draft, percent: String(checked.percent) };
    return [{ key: `${draft.way} ${draft.programme}`, draft: allowed, checked }];
  });
}
