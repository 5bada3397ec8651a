export { FullscreenButton } from './FullscreenButton.tsx';
export { hasWebGl } from './hasWebGl.ts';
export { SceneList, type SceneItem } from './SceneList.tsx';
export { useActivation } from './useActivation.ts';
export { ViewerControls } from './ViewerControls.tsx';
export { ViewerFrame, type ViewerState } from './ViewerFrame.tsx';
export { ViewerPlace } from './ViewerPlace.tsx';
