export { FullscreenButton, ViewerControls, ViewerPlace } from './ViewerPlace.tsx';
export { hasWebGl, type SceneItem, SceneList, useActivation, ViewerFrame, type ViewerState } from './ViewerFrame.tsx';
