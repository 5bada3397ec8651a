import type { PlanBuilding } from '#entities/flat';

/** The ways to look at the flats of a level. */
const planViews = ['plan', 'board', 'list', 'table'] as const;
export type PlanView = (typeof planViews)[number];

/** Where it is not known of any flat where it lies, there is no plan and no board. */
export function viewsOf(buildings: readonly PlanBuilding[]): readonly PlanView[] {
  return buildings.length > 0 ? planViews : ['list', 'table'];
}

const parameter = 'view';

export function readView(search: URLSearchParams, views: readonly PlanView[]): PlanView {
  return views.find((view) => view === search.get(parameter)) ?? views[0] ?? 'plan';
}

/** The plan is not named: it is what an address shows by itself. */
export function withView(search: URLSearchParams, view: PlanView): URLSearchParams {
  const next = new URLSearchParams(search);
  if (view === 'plan') next.delete(parameter);
  else next.set(parameter, view);
  return next;
}
