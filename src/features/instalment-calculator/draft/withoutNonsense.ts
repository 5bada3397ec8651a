import type { CalculatorProject } from '#shared/answers';
import type { CalculatorDraft, PlanDraft } from './calculatorDraft.ts';
import { checkHome } from './checkHome.ts';
import { checkPlan } from './checkPlan.ts';

/**
 * What an address carries that cannot be: nobody has typed it here, so nobody is told to correct it. A term or a share beyond
 * the bounds stays: it is brought within them, and that is said.
 */
export function withoutNonsense(
  draft: CalculatorDraft,
  project: CalculatorProject,
  today: string | null,
): CalculatorDraft {
  const { problems } = checkHome(draft, project, today);
  const home = {
    ...draft,
    price: problems.has('price') ? '' : draft.price,
    area: problems.has('area') ? '' : draft.area,
  };
  const { price } = checkHome(home, project, today);
  const sane = (plan: PlanDraft): PlanDraft =>
    checkPlan(plan, project, price)?.problem === 'down' ? { ...plan, down: '' } : plan;
  return { ...home, plan: sane(home.plan), other: home.other && sane(home.other) };
}
