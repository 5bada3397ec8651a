export {
  calculatorArgs,
  type CalculatorArgs,
  passportPath,
  type ProjectHead,
  type ProjectOf,
  type Projects,
  type ProjectTab,
  visitPath,
} from './projectModel.ts';
export { claimIn, claimOf, useClaimTexts } from './passportClaims.ts';
export { PassportLine } from './PassportLine.tsx';
export { projectApi, withHeadsOnly } from './projectApi.ts';
export { passportJsonLd, projectJsonLd } from './projectJsonLd.ts';
export {
  selectCalculator,
  selectInstalmentProject,
  selectNextProjectNewsLoading,
  selectOtherProjects,
  selectPlannings,
  selectProject,
  selectKnownProject,
  selectProjectHead,
  selectProjectLoaded,
  selectProjectNews,
  selectProjectOf,
  selectProjects,
  selectProjectsOnSale,
  selectProjectStatuses,
  selectKnownTitle,
  selectProjectTitle,
  selectSitePlan,
} from './projectSelectors.ts';
export { useNamedSubject } from './useNamedSubject.ts';
export { useProjectHead, useProjectOf } from './useProjectHead.ts';
export { roomList, useRoomLabel } from './rooms.ts';
export { ProjectPrice, ProjectStatus } from './ProjectPrice.tsx';
export { ProjectSection, ProjectShowcase } from './ProjectSection.tsx';
export { ProjectTile, ProjectTileSkeleton, ReadinessLine } from './ProjectTile.tsx';
