export {
  calculatorArgs,
  calculatorPart,
  type KnownProject,
  passportPath,
  type PlanArgs,
  type ProjectHead,
  type ProjectOf,
  type ProjectTab,
  visitPath,
} from './api/projectModel.ts';
export { passportApi } from './api/passportApi.ts';
export { claimIn, claimOf, useClaimTexts } from './passportClaims.ts';
export { PassportLine } from './view/PassportLine.tsx';
export { selectInstalmentProject, selectProjectsOnSale, selectProjectStatuses } from './api/listSelectors.ts';
export { projectApi, storeHeads, withHeadsOnly } from './api/projectApi.ts';
export { projectCoreApi } from './api/projectCoreApi.ts';
export { passportJsonLd, projectJsonLd } from './projectJsonLd.ts';
export {
  selectCalculator,
  selectProject,
  selectKnownProject,
  selectProjectHead,
  selectProjects,
  selectKnownTitle,
  selectProjectTitle,
  selectProjectLoaded,
  selectProjectOf,
} from './api/projectSelectors.ts';
export { selectNextProjectNewsLoading, selectOtherProjects, selectProjectNews } from './api/tabSelectors.ts';
export { useNamedSubject } from './useNamedSubject.ts';
export { projectTabsApi } from './api/tabsApi.ts';
export { selectPlannings, selectSitePlan, useCalculator, usePlannings, useSitePlan } from './usePlanPart.ts';
export { useProjectHead, useProjectOf } from './useProjectHead.ts';
export { roomList, useRoomLabel } from './rooms.ts';
export { ProjectPrice, ProjectStatus } from './view/ProjectPrice.tsx';
export { ProjectSection, ProjectShowcase } from './view/ProjectSection.tsx';
export { ProjectTile, ProjectTileSkeleton, ReadinessLine } from './view/ProjectTile.tsx';
