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
} from './projectModel.ts';
export { passportApi } from './passportApi.ts';
export { claimIn, claimOf, useClaimTexts } from './passportClaims.ts';
export { PassportLine } from './PassportLine.tsx';
export { selectInstalmentProject, selectProjectsOnSale, selectProjectStatuses } from './listSelectors.ts';
export { projectApi, storeHeads, withHeadsOnly } from './projectApi.ts';
export { projectCoreApi } from './projectCoreApi.ts';
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
} from './projectSelectors.ts';
export { selectNextProjectNewsLoading, selectOtherProjects, selectProjectNews } from './tabSelectors.ts';
export { useNamedSubject } from './useNamedSubject.ts';
export { projectTabsApi } from './tabsApi.ts';
export { selectPlannings, selectSitePlan, useCalculator, usePlannings, useSitePlan } from './usePlanPart.ts';
export { useProjectHead, useProjectOf } from './useProjectHead.ts';
export { roomList, useRoomLabel } from './rooms.ts';
export { ProjectPrice, ProjectStatus } from './ProjectPrice.tsx';
export { ProjectSection, ProjectShowcase } from './ProjectSection.tsx';
export { ProjectTile, ProjectTileSkeleton, ReadinessLine } from './ProjectTile.tsx';
