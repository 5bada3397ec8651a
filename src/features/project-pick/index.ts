export { ListAndMap, mapClass, useProjectsView, usePointing, ViewSwitch } from './ListAndMap.tsx';
export { PickedProject } from './PickedProject.tsx';
export {
  areaSettled,
  cardClosed,
  mapMoved,
  projectPicked,
  projectLeft,
  projectPickSlice,
  projectPointedAt,
  selectOfferedArea,
  selectPickedProject,
  selectProjectPointedAt,
} from './projectPickSlice.ts';
