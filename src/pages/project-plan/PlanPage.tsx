import type { LevelParams } from '#entities/flat';
import { PlanLevelPage } from './levels/PlanLevelPage.tsx';
import { ProjectPlanTab } from './ProjectPlanTab.tsx';

type PlanPageProps = LevelParams & { readonly alias: string };

/** The site is a tab of its project, every level below a page of its own: whoever goes down wants the plan before his eyes. */
export function PlanPage({ alias, ...params }: PlanPageProps) {
  return params.building === undefined ? <ProjectPlanTab alias={alias} /> : <PlanLevelPage alias={alias} params={params} />;
}
