export { calculatorAsked, type CalculatorAsked } from './calculatorAsked.ts';
export { projectApi } from './projectApi.ts';
export { withHeadsAlone } from './projectHead.ts';
export { projectJsonLd } from './projectJsonLd.ts';
export {
  selectCalculator,
  selectInstalmentProject,
  selectNextProjectNewsLoading,
  selectPlannings,
  selectProject,
  selectProjectCard,
  selectProjectHead,
  selectProjectLoaded,
  selectProjectNews,
  selectProjects,
  selectProjectsOnSale,
  selectProjectStatuses,
  selectKnownTitle,
  selectProjectTitle,
  selectSitePlan,
} from './projectSelectors.ts';
export { useNamedSubject } from './useNamedSubject.ts';
export { useProjectHead } from './useProjectHead.ts';
export { useRoomLabel } from './useRoomLabel.ts';
export type { ProjectHead, Projects } from './projectTypes.ts';
export { ProjectPrice } from './ProjectPrice.tsx';
export { ProjectSection } from './ProjectSection.tsx';
export { ProjectShowcase } from './ProjectShowcase.tsx';
export { ProjectStatus } from './ProjectStatus.tsx';
export { ProjectTile } from './ProjectTile.tsx';
export { ProjectTileSkeleton } from './ProjectTileSkeleton.tsx';
export { ReadinessLine } from './ReadinessLine.tsx';
export { roomList } from './roomList.ts';
export { visitPath } from './visitPath.ts';
