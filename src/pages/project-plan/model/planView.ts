/** The ways to look at the flats of a level. */
export const planViews = ['plan', 'board', 'list', 'table'] as const;
export type PlanView = (typeof planViews)[number];

const parameter = 'view';

export function readView(search: URLSearchParams): PlanView {
  return planViews.find((view) => view === search.get(parameter)) ?? 'plan';
}

/** The plan is not named: it is what an address shows by itself. */
export function withView(search: URLSearchParams, view: PlanView): URLSearchParams {
  const next = new URLSearchParams(search);
  if (view === 'plan') next.delete(parameter);
  else next.set(parameter, view);
  return next;
}
