export {
  projectApi,
  useGetCalculatorQuery,
  useGetDocumentsQuery,
  useGetPlanningsQuery,
  useGetProgressQuery,
  useGetProjectNewsInfiniteQuery,
  useGetProjectQuery,
  useGetProjectsQuery,
} from './projectApi.ts';
export {
  selectCalculator,
  selectNextProjectNewsLoading,
  selectPlannings,
  selectProject,
  selectProjectCard,
  selectProjectLoaded,
  selectProjectNews,
  selectProjects,
} from './projectSelectors.ts';
export { useRoomLabel } from './useRoomLabel.ts';
export type { Projects } from './projectTypes.ts';
export { ProjectTile } from './ProjectTile.tsx';
export { ProjectTileSkeleton } from './ProjectTileSkeleton.tsx';
