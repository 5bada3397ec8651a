import type { SalesCenter } from '#contract/company.ts';
import { canVisitOn } from '#features/visit-day';

interface Visit {
  readonly center: SalesCenter | undefined;
  readonly day: string | null;
  /** Null while the page does not know it. */
  readonly today: string | null;
}

export type VisitProblem = 'noDay' | 'pastDay' | 'closedDay';

/** Why a visit cannot be on the chosen day; null when it can. */
export function visitProblem({ center, day, today }: Visit): VisitProblem | null {
  if (day === null || Number.isNaN(Date.parse(day))) return 'noDay';
  if (today === null) return null;
  if (day < today) return 'pastDay';
  return canVisitOn(day, today, center) ? null : 'closedDay';
}
